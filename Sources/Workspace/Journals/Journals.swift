package import Platform

/// The journals of a person's sessions, in a folder of their own.
@MainActor package final class Journals {
  /// The folder.
  let folder: String

  /// What went wrong with journals since this was asked last.
  private var problems: [JournalProblem] = []

  /// Keeps journals in a folder, which is made when the first of them is.
  init(folder: String) {
    self.folder = folder
  }

  /// The folder of whoever runs the program; nil where the environment names none.
  ///
  /// It is `tabletop/journals` in `$XDG_STATE_HOME`, else in `~/.local/state`.
  package static func ofPerson() -> Journals? {
    Environment.ownFolder("XDG_STATE_HOME", orBelowHome: ".local/state")
      .map { Journals(folder: "\($0)/journals") }
  }

  /// What sessions that did not end well left behind, the newest first.
  ///
  /// - Complexity: Linear in the bytes of those journals.
  package func leftBehind() -> [RecoverableEdits] {
    JournalFile.paths(in: folder).compactMap { RecoverableEdits(path: $0) }
      .sorted { $0.modified > $1.modified }
  }

  /// Notes that edits are not kept against a crash any more, and why.
  func report(_ problem: JournalProblem) { problems.append(problem) }

  /// What went wrong since this was asked last.
  package func takeProblems() -> [JournalProblem] {
    defer { problems = [] }
    return problems
  }
}

/// Why edits are not kept against a crash any more.
package enum JournalProblem: Hashable, Sendable {
  /// The table of the name is too large, and has no file.
  case tooLarge(String)

  /// The journal cannot be written.
  case file(FileError)
}
