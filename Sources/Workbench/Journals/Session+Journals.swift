extension Session {
  /// Brings what the journals noted to the disk.
  func synchronizeJournals() {
    for source in sources { source.journal?.synchronize() }
  }

  /// What went wrong with the journals since this was asked last, safe for a terminal.
  func takeJournalProblems() -> [String] { (journals?.takeProblems() ?? []).map(shown) }

  /// Takes the journals away: a session that ends well leaves none.
  func endJournals() {
    for source in sources { source.journal?.end() }
  }
}
