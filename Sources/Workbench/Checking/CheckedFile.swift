package import CommandLanguage

/// A kind of file that `--check` checks in addition to transcripts, such as lessons.
@MainActor package protocol CheckedFile {
  /// The file extension, with the dot.
  static var ending: String { get }

  /// The noun for such a file.
  static var noun: String { get }

  /// The noun for a checked part of it.
  static var triedNoun: String { get }

  /// Creates a check of a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - settings: The settings of the sessions that it needs.
  /// - Throws: An error if the file cannot be read.
  init(checking path: String, settings: SessionSettings) throws(CommandError)

  /// The problems found, in file order.
  var faults: [CheckFault] { get }

  /// The number of checked parts.
  var tries: Int { get }

  /// Lines about what the file lacks but does not need.
  var notes: [String] { get }

  /// Returns whether the check of another file includes this one.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - paths: All files to check.
  /// - Returns: True if the file needs no separate check.
  static func isIncluded(_ path: String, among paths: [String]) -> Bool

  /// Returns the commands in a file, for `--lint`.
  ///
  /// - Parameter path: The file.
  /// - Returns: The commands.
  /// - Throws: An error if the file cannot be read.
  static func commands(in path: String) throws(CommandError) -> [LintedText]
}

extension CheckedFile {
  package static func commands(in path: String) throws(CommandError) -> [LintedText] { [] }
  package var notes: [String] { [] }
  package static func isIncluded(_ path: String, among paths: [String]) -> Bool { false }
}

/// A problem in a checked file.
package struct CheckFault: Hashable, Sendable {
  /// The line of the file, from 1.
  package let line: Int

  /// The description of the problem.
  package let message: String

  /// Creates a problem on a line.
  package init(_ line: Int, _ message: String) { (self.line, self.message) = (line, message) }
}
