import Foundation
import Testing

/// The house's rules, held by the tests rather than by memory.
struct HouseTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private struct Source {
    let path: String
    let lines: [Substring]

    var folder: String { String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)) }

    /// The modules that the file imports.
    var imports: [String] {
      lines.compactMap { line in
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"), words.count > place + 1,
          words[..<place].allSatisfy({ $0.hasPrefix("@") || ["public", "package"].contains($0) })
        else { return nil }
        return String(words[place + 1])
      }
    }
  }

  private static func sources(in folder: String) throws -> [Source] {
    let url = root.appending(path: folder)
    let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .map { file in
        let text = try String(contentsOf: file, encoding: .utf8)
        let path = file.path.dropFirst(root.path.count + 1)
        return Source(
          path: String(path), lines: text.split(separator: "\n", omittingEmptySubsequences: false))
      }
  }

  @Test(arguments: [
    ("CHarfBuzz", "TenFootText/HarfBuzz"), ("CICU", "TenFootText/ICU"),
    ("CCairo", "TenFootRaster/Cairo"), ("CISAL", "TenFootRaster/PNG"),
    ("CDeflate", "TenFootRaster/PNG"), ("CSPNG", "TenFootRaster/PNG"),
    ("CTurboJPEG", "TenFootRaster/JPEG"),
    ("CWebP", "TenFootRaster/WebP"), ("CAllocator", "TenFootBenchmarks"),
  ])
  func `a C library is imported in one folder`(module: String, folder: String) throws {
    let users = try Self.sources(in: "Sources").filter { $0.imports.contains(module) }
    #expect(!users.isEmpty)
    #expect(users.filter { $0.folder != "Sources/\(folder)" }.map(\.path) == [])
  }

  @Test func `FreeType is met where its faces are opened and where Cairo takes them`() throws {
    let users = try Self.sources(in: "Sources").filter { $0.imports.contains("CFreeType") }
    let folders = Set(users.map(\.folder))
    #expect(folders.contains("Sources/TenFootRaster/FreeType"))
    #expect(
      folders.isSubset(of: ["Sources/TenFootRaster/FreeType", "Sources/TenFootRaster/Cairo"]))
  }

  @Test func `no program that is measured links a testing library`() throws {
    let folders = [
      "TenFootBenchmarks", "TenFootSimulation", "TenFootGoldens", "TenFootTool", "TenFootCommand",
    ]
    for folder in folders {
      let imports = try Self.sources(in: "Sources/\(folder)").flatMap(\.imports)
      #expect(!imports.isEmpty)
      #expect(Set(imports).isDisjoint(with: ["Testing", "XCTest", "TenFootTesting"]))
    }
  }

  @Test func `the core and the gallery are pure`() throws {
    let core = try Self.sources(in: "Sources/TenFoot").flatMap { source in
      source.imports.filter {
        !["Foundation", "Observation", "Swift", "Synchronization"].contains($0)
      }
    }
    #expect(core == [])
    let gallery = try Self.sources(in: "Sources/TenFootGallery").flatMap(\.imports)
    #expect(Set(gallery).isSubset(of: ["Foundation", "Observation", "TenFoot"]))
  }

  @Test(arguments: [
    ("Nodes", ["LayoutTree(", "DisplayList(", "Painter(", "LayoutEngine("]),
    ("Layout", ["DisplayList", "Painter", "DisplayItem"]),
    ("DisplayList", ["LayoutEngine", "ParagraphLayout", "ViewLowering"]),
    ("Rules", ["LayoutEngine", "ParagraphLayout(", "Painter("]),
  ])
  func `a stage doesn't mention a later one`(stage: String, later: [String]) throws {
    let sources = try Self.sources(in: "Sources/TenFoot/\(stage)")
    #expect(!sources.isEmpty)
    for source in sources {
      let code = source.lines.filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
      for word in later {
        #expect(!code.contains { $0.contains(word) }, "\(source.path) mentions \(word)")
      }
    }
  }

  @Test func `a font has its license beside it`() throws {
    let families = Self.root.appending(path: "Fonts/Families")
    let folders = try FileManager.default.contentsOfDirectory(
      at: families, includingPropertiesForKeys: [.isDirectoryKey]
    ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
    #expect(!folders.isEmpty)
    for folder in folders {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.contains { $0.hasSuffix(".ttf") }, "\(folder.lastPathComponent) has no font")
      #expect(
        names.contains { $0.hasPrefix("OFL") || $0.hasPrefix("LICENSE") },
        "\(folder.lastPathComponent) has no license")
    }
  }

  @Test func `files can be read in one sitting`() throws {
    let long = try (Self.sources(in: "Sources") + Self.sources(in: "Fonts"))
      .filter { $0.lines.count > 400 }
    #expect(long.map(\.path) == [])
  }

  @Test func `nothing in the sources can trap on purpose`() throws {
    let words = ["try!", "as!", "fatalError(", "TODO", "FIXME"]
    for source in try Self.sources(in: "Sources") {
      for word in words {
        #expect(!source.lines.contains { $0.contains(word) }, "\(source.path) has \(word)")
      }
    }
  }
}
