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

  @Test func `a folder in the way of one file keeps all others from the folder`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("1", "old")
    _ = try folder.folder("2")
    do {
      let output = try OutputFolder(folder.path)
      for name in ["1", "2", "3"] { try output.write(Data("new".utf8), as: name) }
      let error = #expect(throws: ToolError.self) { try output.finish() }
      #expect(error?.description.contains(folder.path("2")) == true)
    }
    #expect(try folder.names() == ["1", "2"])
    #expect(try String(contentsOf: folder.url("1"), encoding: .utf8) == "old")
  }

  @Test(arguments: ["film", "new"])
  func `what fails halfway is put back as it was`(_ name: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.folder("film")
    _ = try folder.file("film/1", "old")
    do {
      let output = try OutputFolder(folder.path(name))
      for name in ["0", "1"] { try output.write(Data("new".utf8), as: name) }
      // No look at the folder tells that this can't have its name.
      try output.write(Data("new".utf8), as: "missing/2")
      #expect(throws: ToolError.self) { try output.finish() }
    }
    #expect(try folder.names() == ["film"])
    #expect(try folder.names(in: "film") == ["1"])
    #expect(try String(contentsOf: folder.url("film/1"), encoding: .utf8) == "old")
  }

  @Test func `a file that goes is gone with the others' coming, and not before`() throws {
    let folder = try TemporaryFolder()
    for name in ["1", "2", "3"] { _ = try folder.file(name, "old") }
    let output = try OutputFolder(folder.path)
    try output.write(Data("new".utf8), as: "1")
    output.remove("3")
    #expect(output.files.contains("3"))
    try output.finish()
    #expect(try folder.names() == ["1", "2"])
  }
}
