package import Foundation

/// Which run of a suite this process belongs to: `swift test` starts several processes for one run.
package struct RunIdentity: Hashable, Sendable {
  /// The same for all processes of a run, and another for the next run.
  package var id: String
  /// Whether only some of the tests run.
  package var isFiltered: Bool
  /// When it began, in seconds since 1970 in Greenwich.
  package var started: Int

  /// Creates an identity, of a run that begins now unless a time is given.
  package init(
    id: String, isFiltered: Bool, started: Int = Int(Date.now.timeIntervalSince1970)
  ) {
    self.id = id
    self.isFiltered = isFiltered
    self.started = started
  }

  /// The identity of this process: that of what started it, when that is `swift test`.
  package static let current: RunIdentity = {
    let process = testRunner ?? getpid()
    return RunIdentity(
      id: "\(process)-\(startTime(of: process))",
      isFiltered: (testRunner == nil && runsOneLibrary) || filters(startingWords))
  }()

  /// The folder that the run was told to put attachments into; `nil` if it was told none.
  package static let attachmentFolder = attachmentFolder(startingWords)

  static func attachmentFolder(_ words: [String]) -> URL? {
    let flag = "--attachments-path"
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      if word == flag, !next.isEmpty { return URL(filePath: next) }
      if word.hasPrefix(flag + "=") { return URL(filePath: String(word.dropFirst(flag.count + 1))) }
    }
    return nil
  }

  /// The `swift test` that started this process; `nil` if something else did.
  private static let testRunner: pid_t? = {
    let parent = getppid()
    let isSwiftTest = commandLine(of: parent).contains { word in
      word.hasSuffix("swift-test") || word.hasSuffix("swift-package")
    }
    return isSwiftTest ? parent : nil
  }()

  /// The words of the command that started the run.
  private static let startingWords = testRunner.map(commandLine) ?? CommandLine.arguments

  /// Whether a process that `swift test` didn't start has the tests of one library only, as a test
  /// program has here: it runs those of XCTest, or with a word those of Swift Testing.
  private static var runsOneLibrary: Bool {
    #if canImport(Darwin)
      false
    #else
      true
    #endif
  }

  /// The words that leave tests out: those of `swift test`, then those of the test programs.
  private static let filterWords = [
    "--filter", "--skip", "--specifier", "-s", "--test-product", "--disable-xctest",
    "--disable-swift-testing", "--disable-experimental-swift-testing",
    // Traits choose what is compiled.
    "--traits", "--disable-default-traits",
    "-XCTest", "--experimental-filter", "--configuration-path",
    "--experimental-configuration-path",
  ]

  /// Whether a command line leaves tests out.
  static func filters(_ words: [String]) -> Bool {
    words.dropFirst().contains { word in
      filterWords.contains { word == $0 || word.hasPrefix($0 + "=") }
    }
  }

  /// The words that a process was started with; empty where the system has no `/proc`.
  private static func commandLine(of process: pid_t) -> [String] {
    guard let data = try? Data(contentsOf: URL(filePath: "/proc/\(process)/cmdline")) else {
      return []
    }
    return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// When a process was started, in the system's own unit; tells processes of one number apart.
  private static func startTime(of process: pid_t) -> String {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    // The name, in parentheses, may hold spaces; the start is the 20th field behind it (proc(5)).
    let fields = status?.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 19 ? String(fields[19]) : "0"
  }
}
