import TableModel

/// Collects the edits of a model while another object works on it.
@MainActor final class ChangeCollector {
  private var changes: [TableChange] = []

  /// Whether edits are being collected, to record them for `undo`.
  private(set) var isCollecting = false

  /// Records an edit if edits are being collected.
  func note(_ change: TableChange) {
    if isCollecting { changes.append(change) }
  }

  /// Begins an empty collection.
  func begin() {
    changes = []
    isCollecting = true
  }

  /// Ends the collection and returns its edits, without those that the next one undid.
  func end() -> [TableChange] {
    isCollecting = false
    defer { changes = [] }
    var kept: [TableChange] = []
    for change in changes {
      if kept.last?.inverse == change { kept.removeLast() } else { kept.append(change) }
    }
    return kept
  }
}
