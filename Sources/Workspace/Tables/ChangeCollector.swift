import TableModel

/// Notes the edits of a model while somebody else is at work.
@MainActor final class ChangeCollector {
  private var changes: [TableChange] = []

  /// Whether edits are noted now, by somebody who keeps them for `undo`.
  private(set) var isCollecting = false

  /// Notes an edit, if it is time for that.
  func note(_ change: TableChange) {
    if isCollecting { changes.append(change) }
  }

  /// Begins with nothing.
  func begin() {
    changes = []
    isCollecting = true
  }

  /// Ends, and hands over what was noted; an edit that the next one took back is left out.
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
