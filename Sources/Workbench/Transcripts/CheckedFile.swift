package import CommandLanguage

/// A kind of file that `--check` checks beside transcripts, such as lessons.
@MainActor package protocol CheckedFile {
  /// How the names of such files end, with the point.
  static var ending: String { get }

  /// What such a file is called.
  static var noun: String { get }

  /// What is tried in it, in one word.
  static var triedNoun: String { get }

  /// Checks a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - settings: The settings of the sessions that it needs.
  /// - Throws: Why it cannot be read.
  init(checking path: String, settings: SessionSettings) throws(CommandError)

  /// What was found, in the order of the file.
  var faults: [CheckFault] { get }

  /// How much was tried.
  var tries: Int { get }
}

/// What is not as it should be in a file that was checked.
package struct CheckFault: Hashable, Sendable {
  /// The line of the file, from 1.
  package let line: Int

  /// What was found.
  package let message: String

  /// Says what was found on a line.
  package init(_ line: Int, _ message: String) { (self.line, self.message) = (line, message) }
}
