package import Platform

/// The journals of the user's sessions, in one folder.
@MainActor package final class Journals {
  /// The folder.
  let folder: String

  /// The problems with journals since the last call of `takeProblems()`.
  private var problems: [JournalProblem] = []

  /// Creates a collection in a folder, which the first journal creates.
  init(folder: String) {
    self.folder = folder
  }

  /// Returns the journals of the current user, or nil if the environment names no folder.
  ///
  /// The folder is `tabletop/journals` in `$XDG_STATE_HOME`, else in `~/.local/state`.
  package static func ofPerson() -> Journals? {
    Environment.ownFolder("XDG_STATE_HOME", orBelowHome: ".local/state")
      .map { Journals(folder: "\($0)/journals") }
  }

  /// Creates the folder if it is missing, and returns its path.
  package func makeFolder() -> String {
    Files.makeFolders(above: folder + "/.")
    return folder
  }

  /// Returns the unsaved edits of sessions that ended early, newest first.
  ///
  /// - Complexity: Linear in the bytes of those journals.
  package func leftBehind() -> [RecoverableEdits] {
    JournalFile.paths(in: folder).compactMap { RecoverableEdits(path: $0) }
      .sorted { $0.modified > $1.modified }
  }

  /// Records a problem: edits are no longer protected against a crash.
  func report(_ problem: JournalProblem) { problems.append(problem) }

  /// Returns the problems since the last call.
  package func takeProblems() -> [JournalProblem] {
    defer { problems = [] }
    return problems
  }
}

/// The reason why edits are no longer protected against a crash.
package enum JournalProblem: Hashable, Sendable {
  /// The named table is too large and has no file.
  case tooLarge(String)

  /// The journal cannot be written.
  case file(FileError)
}
