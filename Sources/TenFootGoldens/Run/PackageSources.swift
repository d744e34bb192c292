import Foundation
import TenFootRaster

/// The source files of a package, as one checksum: the same wherever the same package is checked out,
/// and another as soon as one of them is changed.
enum PackageSources {
  /// Computes the checksum of all Swift files of a package and of what it depends on.
  ///
  /// Hidden files and folders, such as what was built, are no sources.
  static func checksum(of package: URL) -> Checksum {
    let files = FileManager.default.enumerator(
      at: package, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let sources = (files?.compactMap { $0 as? URL } ?? []).filter { file in
      file.pathExtension == "swift" || file.lastPathComponent == "Package.resolved"
    }
    var checksum = Checksum(of: "")
    for file in sources.sorted(by: { $0.path < $1.path }) {
      // What can't be read is the same on every machine that can't read it; its path still counts.
      let content = (try? Data(contentsOf: file)) ?? Data()
      let line = "\(file.path.dropFirst(package.path.count)) \(Checksum(content))\n"
      checksum = Data(line.utf8).withUnsafeBytes { Checksum($0, after: checksum) }
    }
    return checksum
  }
}
