import Foundation

/// A file that is written piece by piece, and is the old one at its path until it is complete.
final class GrowingFile {
  private let path: String
  private let temporary: String
  private let descriptor: Int32
  private var failure: SystemError?
  private var isOpen = true

  /// Begins the file for `path`: beside it, or in the folder of temporary files for what is no file,
  /// such as standard output (`-`) or a pipe.
  init(_ path: String) throws(ToolError) {
    self.path = path
    do throws(SystemError) {
      (temporary, descriptor) = try TemporaryFiles.open(
        in: OutputFile.isReplaced(path)
          ? OutputFile.folder(of: path) : FileManager.default.temporaryDirectory.path)
    } catch {
      throw .cannotWrite(path, reason: OutputFile.reason(error, for: path))
    }
  }

  deinit {
    guard isOpen else { return }
    close(descriptor)
    TemporaryFiles.discard(temporary)
  }

  /// Writes on; `false` when that fails now or failed before.
  func append(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard failure == nil else { return false }
    do throws(SystemError) {
      try Descriptor.write(Data(buffer: bytes), to: descriptor)
      return true
    } catch {
      failure = error
      return false
    }
  }

  /// Throws why the file couldn't be written, if it couldn't.
  func check() throws(ToolError) {
    if let failure { throw .cannotWrite(path, reason: failure.description) }
  }

  /// Gives the complete file its name, or copies it to what is no file.
  func finish(console: Console) throws(ToolError) {
    isOpen = false
    defer { TemporaryFiles.discard(temporary) }
    guard close(descriptor) == 0 else {
      throw .cannotWrite(path, reason: SystemError.last.description)
    }
    try check()
    guard OutputFile.isReplaced(path) else {
      guard let data = try? Data(contentsOf: URL(filePath: temporary), options: .alwaysMapped)
      else {
        throw .cannotWrite(path, reason: "what was drawn can't be read again from \(temporary)")
      }
      return try OutputFile.write(data, to: path, console: console)
    }
    do throws(SystemError) {
      try OutputFile.move(temporary, to: path)
    } catch {
      throw .cannotWrite(path, reason: OutputFile.reason(error, for: path))
    }
  }
}
