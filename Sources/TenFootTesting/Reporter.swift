import Foundation
import Testing
import XCTest

/// Where in a test something was asked for.
struct CallSite: Sendable {
  let file: StaticString
  let fileID: String
  let line: UInt
  let column: UInt

  var description: String { "\(fileID):\(line)" }

  var location: SourceLocation {
    SourceLocation(
      fileID: fileID, filePath: "\(file)", line: Int(line), column: Int(column))
  }
}

/// Tells the test library that runs the test what was found.
enum Reporter {
  /// Fails the test.
  static func fail(_ message: String, at call: CallSite) {
    // Each library ignores what happens outside of its own tests. A task that has lost its test is
    // told to both, so that nothing passes because nobody was listening.
    if Test.current == nil { XCTFail(message, file: call.file, line: call.line) }
    Issue.record(Comment(rawValue: message), sourceLocation: call.location)
  }

  /// Says something that is no failure.
  static func warn(_ message: String, at call: CallSite) {
    guard Test.current != nil else {
      FileHandle.standardError.write(Data("\(call.description): warning: \(message)\n".utf8))
      return
    }
    Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: call.location)
  }

  /// Attaches a file to the test, under a name without folders.
  static func attach(_ data: Data, named name: String, at call: CallSite) {
    let name = name.replacing("/", with: "-")
    guard Test.current == nil else {
      Attachment.record([UInt8](data), named: name, sourceLocation: call.location)
      return
    }
    #if canImport(Darwin)
      XCTContext.runActivity(named: name) { activity in
        let attachment = XCTAttachment(
          uniformTypeIdentifier: nil, name: name, payload: data, userInfo: nil)
        attachment.lifetime = .keepAlways
        activity.add(attachment)
      }
    #else
      // XCTest has no attachments here; they go where those of Swift Testing go.
      AttachmentFolder.current?.add(data, named: name)
    #endif
  }
}
