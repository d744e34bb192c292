import Foundation
import Testing

@testable import TenFootTool

struct OutputFolderTests {
  @Test func `files are there when all of them are, and not before`() throws {
    let folder = try TemporaryFolder()
    for name in ["new", "new/", "new//"] {
      let output = try OutputFolder(folder.path(name))
      try output.write(Data("a".utf8), as: "1")
      try output.write(Data("b".utf8), as: "2")
      #expect(!FileManager.default.fileExists(atPath: folder.path("new")))
      try output.finish()
      #expect(try folder.names() == ["new"])
      #expect(try folder.names(in: "new") == ["1", "2"])
      #expect(try String(contentsOf: folder.url("new/2"), encoding: .utf8) == "b")
      try FileManager.default.removeItem(atPath: folder.path("new"))
    }
  }

  @Test func `what is never finished leaves a folder as it was`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("1", "old")
    for path in [folder.path, folder.path("new")] {
      do {
        let output = try OutputFolder(path)
        try output.write(Data("a".utf8), as: "1")
        try output.write(Data("b".utf8), as: "2")
      }
      #expect(try folder.names() == ["1"])
    }
    #expect(try String(contentsOf: folder.url("1"), encoding: .utf8) == "old")
  }

  @Test func `a finished file takes the place of the one before, and the others stay`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("1", "old")
    _ = try folder.file("3", "old")
    let output = try OutputFolder(folder.path)
    try output.write(Data("new".utf8), as: "1")
    try output.finish()
    #expect(try folder.names() == ["1", "3"])
    #expect(try String(contentsOf: folder.url("1"), encoding: .utf8) == "new")
  }
}
