import Platform
import Workspace

extension Session {
  /// Brings what the journals noted to the disk.
  func synchronizeJournals() {
    for source in sources { source.journal?.synchronize() }
  }

  /// What went wrong with the journals since this was asked last, safe for a terminal.
  func takeJournalProblems() -> [String] {
    (journals?.takeProblems() ?? []).map { shown($0.words) }
  }

  /// Takes the journals away: a session that ends well leaves none.
  func endJournals() {
    for source in sources { source.journal?.end() }
  }
}

extension JournalProblem {
  /// The problem in one line.
  fileprivate var words: String {
    switch self {
    case .tooLarge(let name):
      "edits are not kept against a crash: \(name) is too large for that, and has no file"
    case .file(let error): "edits are not kept against a crash: \(error.message)"
    }
  }
}
