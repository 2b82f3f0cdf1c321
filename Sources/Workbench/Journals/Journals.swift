import Platform

/// The journals of a person's sessions, in a folder of their own.
@MainActor final class Journals {
  /// The folder.
  let folder: String

  /// What went wrong with journals since this was asked last.
  private var problems: [String] = []

  /// Keeps journals in a folder, which is made when the first of them is.
  init(folder: String) {
    self.folder = folder
  }

  /// The folder of whoever runs the program; nil where the environment names none.
  ///
  /// It is `tabletop/journals` in `$XDG_STATE_HOME`, else in `~/.local/state`.
  static func ofPerson() -> Journals? {
    Environment.ownFolder("XDG_STATE_HOME", orBelowHome: ".local/state")
      .map { Journals(folder: "\($0)/journals") }
  }

  /// What sessions that did not end well left behind, the newest first.
  ///
  /// - Complexity: Linear in the bytes of those journals.
  func leftBehind() -> [KeptEdits] {
    JournalFile.paths(in: folder).compactMap { KeptEdits(path: $0) }
      .sorted { $0.modified > $1.modified }
  }

  /// Notes that edits are not kept against a crash any more, and why.
  func report(_ problem: String) {
    problems.append("edits are not kept against a crash: \(problem)")
  }

  /// What went wrong since this was asked last.
  func takeProblems() -> [String] {
    defer { problems = [] }
    return problems
  }
}
