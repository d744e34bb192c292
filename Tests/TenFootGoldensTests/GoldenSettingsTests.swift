import Foundation
import Testing

@testable import TenFootGoldens

struct GoldenSettingsTests {
  private let fixture: GoldensFixture

  init() throws { fixture = try GoldensFixture() }

  private func settings(_ environment: [String: String]) throws -> GoldenSettings {
    let file = fixture.root.appending(path: "Tests/Deep/Test.swift").path
    return try GoldenSettings(folder: nil, environment: environment, near: [file])
  }

  @Test func `the folder is beside Package swift, and results are beside the folder`() throws {
    let settings = try settings([:])
    #expect(settings.folder.path == fixture.folder.standardizedFileURL.path)
    #expect(settings.scratch.path == fixture.scratch.standardizedFileURL.path)
  }

  @Test func `a given folder wins over the variable, and the variable over the package`() throws {
    let environment = ["TENFOOT_GOLDENS_FOLDER": "/elsewhere/Goldens"]
    #expect(try settings(environment).folder.path == "/elsewhere/Goldens")
    let given = try GoldenSettings(
      folder: URL(filePath: "/given"), environment: environment, near: [])
    #expect(given.folder.path == "/given")
  }

  @Test func `without a package the places that were searched are told`() {
    let error = #expect(throws: GoldenError.self) {
      try GoldenSettings(folder: nil, environment: [:], near: ["/nowhere/Test.swift"])
    }
    #expect(error?.description.contains("/nowhere/Test.swift") == true)
  }

  @Test func `verify is the mode unless another is named`() throws {
    #expect(try settings([:]).mode == .verify)
    for mode in GoldenMode.allCases {
      #expect(try settings(["TENFOOT_GOLDENS": mode.rawValue]).mode == mode)
    }
    #expect(throws: GoldenError.self) { try settings(["TENFOOT_GOLDENS": "record"]) }
  }

  @Test(arguments: ["true", "1", "github"])
  func `where CI is set only verify is left, unless a second variable forces`(ci: String) throws {
    var environment = ["TENFOOT_GOLDENS": "all", "CI": ci]
    #expect(try settings(environment).mode == .verify)
    environment["TENFOOT_GOLDENS_RECORD_ON_CI"] = "1"
    #expect(try settings(environment).mode == .all)
  }

  @Test(arguments: ["", "0", "false"])
  func `CI that is off is off`(ci: String) throws {
    #expect(try settings(["TENFOOT_GOLDENS": "all", "CI": ci]).mode == .all)
  }

  @Test func `a shard is a part of a count`() throws {
    #expect(try settings(["TENFOOT_GOLDENS_SHARD": "2/3"]).shard == .init(number: 2, count: 3))
    for bad in ["0/3", "4/3", "2", "a/b", "1/2/3", "-1/3", "1/1001", "1/9223372036854775807"] {
      #expect(throws: GoldenError.self) { try settings(["TENFOOT_GOLDENS_SHARD": bad]) }
    }
  }
}
