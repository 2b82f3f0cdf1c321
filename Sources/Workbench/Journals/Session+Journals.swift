import Platform
import Workspace

extension Session {
  /// Writes the journals to disk.
  func synchronizeJournals() {
    for source in sources { source.journal?.synchronize() }
  }

  /// Returns and clears the journal problems since the last call, escaped for a terminal.
  func takeJournalProblems() -> [String] {
    (journals?.takeProblems() ?? []).map { shown($0.words) }
  }

  /// The tables whose journals keep unsaved edits, each in a line.
  func linesOfKeptEdits() -> [String] {
    sources.filter { $0.isModified && $0.journal?.isEmpty == false }
      .map { RecoveryText.kept(name: shown($0.name)).words }
  }

  /// Removes the journals when the session ends normally.
  func endJournals() {
    for source in sources { source.journal?.end() }
  }
}

extension JournalProblem {
  /// The problem in one line.
  fileprivate var words: String {
    switch self {
    case .tooLarge(let name):
      RecoveryText.tooLarge(name: name).words
    case .file(let error): RecoveryText.unwritable(problem: error.message).words
    }
  }
}
