import Foundation

/// The folder that a run was told to put attachments into, by `--attachments-path`, for tests whose
/// library has no attachments of its own.
struct AttachmentFolder: Sendable {
  /// The folder of this run; `nil` if it was told none.
  static let current = RunIdentity.attachmentFolder.map(AttachmentFolder.init)

  private let url: URL

  init(_ url: URL) { self.url = url }

  /// Adds a file; one of the same name stays, and the new one gets a number.
  ///
  /// The picture helps people; without it the failure stands all the same, so nothing is thrown.
  func add(_ data: Data, named name: String) {
    let file = URL(filePath: name)
    let (stem, kind) = (file.deletingPathExtension().lastPathComponent, file.pathExtension)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for number in 1...10_000 {
      let free = number == 1 ? name : "\(stem)-\(number).\(kind)"
      do {
        // Not over a file that is there, not even one that another process makes just now.
        try data.write(to: url.appending(path: free), options: .withoutOverwriting)
        return
      } catch CocoaError.fileWriteFileExists {
        continue
      } catch {
        return
      }
    }
  }
}
