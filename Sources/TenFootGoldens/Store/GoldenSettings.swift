package import Foundation

/// Where goldens are kept and what a run does with them.
package struct GoldenSettings: Hashable, Sendable {
  /// What the run does.
  package var mode: GoldenMode
  /// The folder of goldens, `Goldens` beside Package.swift unless another is given.
  package var folder: URL
  /// The folder for results, `.goldens` beside the goldens; git ignores it.
  package var scratch: URL
  /// Which part of the suite this run is.
  package var shard: Shard
  /// The day in Greenwich, such as `2026-11-30`, by which allowances end.
  package var today = Self.processDay
  /// The kind of processor, by which allowances apply.
  package var architecture = Self.processArchitecture

  /// The day on which the process asked first: all its checks agree on one.
  private static let processDay = Date.now.formatted(.iso8601.year().month().day())

  #if arch(arm64)
    private static let processArchitecture = "arm64"
  #elseif arch(x86_64)
    private static let processArchitecture = "x86_64"
  #else
    private static let processArchitecture = "other"
  #endif

  /// A part of a suite that is run in parts, by the variable `TENFOOT_GOLDENS_SHARD`.
  package struct Shard: Codable, Hashable, Sendable {
    /// The part's number, from 1.
    package var number: Int
    /// How many parts there are.
    package var count: Int

    /// A suite in one part.
    package static let whole = Shard(number: 1, count: 1)

    /// The most parts of a suite.
    static let most = 1000

    /// Whether there is such a part.
    var isPossible: Bool { count <= Self.most && number >= 1 && number <= count }
  }

  /// Creates settings.
  package init(mode: GoldenMode, folder: URL, scratch: URL? = nil, shard: Shard = .whole) {
    self.mode = mode
    self.folder = folder
    self.scratch = scratch ?? folder.deletingLastPathComponent().appending(path: ".goldens")
    self.shard = shard
  }

  /// Reads the settings of a process.
  ///
  /// - Parameters:
  ///   - folder: The folder of goldens, when the caller names one.
  ///   - environment: The process's variables.
  ///   - places: Folders and files whose package is meant, best first.
  /// - Throws: ``GoldenError`` when no folder can be told, or a variable has a bad value.
  package init(
    folder: URL?, environment: [String: String], near places: [String]
  ) throws(GoldenError) {
    let named = environment["TENFOOT_GOLDENS_FOLDER"].map { URL(filePath: $0) }
    let found: URL
    if let folder = folder ?? named {
      found = folder
    } else if let package = places.lazy.compactMap(Self.package(around:)).first {
      found = package.appending(path: "Goldens")
    } else {
      throw .noPackage(searchedFrom: places)
    }
    self.init(
      mode: try Self.mode(environment), folder: found, shard: try Self.shard(environment))
  }

  /// Whether a machine that nobody watches runs this, which most of them say by `CI`.
  package static func isCI(_ environment: [String: String]) -> Bool {
    !["", "0", "false"].contains(environment["CI", default: ""].lowercased())
  }

  private static func mode(_ environment: [String: String]) throws(GoldenError) -> GoldenMode {
    let variable = "TENFOOT_GOLDENS"
    let value = environment[variable, default: ""]
    guard !value.isEmpty else { return .verify }
    guard let mode = GoldenMode(rawValue: value) else {
      let names = GoldenMode.allCases.map(\.rawValue).joined(separator: ", ")
      throw .badSetting(variable: variable, value: value, rule: "it is one of \(names)")
    }
    let isForced = environment["TENFOOT_GOLDENS_RECORD_ON_CI"] == "1"
    return isCI(environment) && !isForced ? .verify : mode
  }

  private static func shard(_ environment: [String: String]) throws(GoldenError) -> Shard {
    let variable = "TENFOOT_GOLDENS_SHARD"
    let value = environment[variable, default: ""]
    guard !value.isEmpty else { return .whole }
    let numbers = value.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      Shard(number: number, count: count).isPossible
    else {
      throw .badSetting(
        variable: variable, value: value,
        rule: "it is a part and how many there are, at most \(Shard.most), such as 2/3")
    }
    return Shard(number: number, count: count)
  }

  /// The folder of the package that a file or folder is in.
  private static func package(around place: String) -> URL? {
    sequence(first: URL(filePath: place).standardizedFileURL) { url in
      url.path == "/" ? nil : url.deletingLastPathComponent()
    }
    .first { url in
      FileManager.default.fileExists(atPath: url.appending(path: "Package.swift").path)
    }
  }
}
