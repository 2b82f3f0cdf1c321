import TableModel

// What was done to the rows: for `undo`, and for the journal.
extension OpenSource {
  /// Notes an edit with the command as it was typed and its time.
  ///
  /// - Parameters:
  ///   - entry: What was done.
  ///   - endsBatch: Whether it is all that was done since `begin`.
  func record(_ entry: EditHistory.Entry, endsBatch: Bool = false) {
    var entry = entry
    let (command, time) = stamp()
    entry.time = time
    if entry.steps.isEmpty, !command.isEmpty {
      entry.steps = [.init(command: command, time: time, count: entry.changes.count)]
    }
    history.record(entry)
    journal?.note(entry, endsBatch: endsBatch, of: self)
  }

  /// Notes that the last edit was taken back.
  func recordUndo() {
    if let entry = history.stepBack() { journal?.noteUndo(entry, of: self) }
  }

  /// Notes that the edit taken back last was made again.
  func recordRedo() {
    if let entry = history.stepForward() { journal?.noteRedo(entry, of: self) }
  }

  /// Notes what was done to the model in the open batch.
  func recordInBatch(_ changes: [TableChange]) {
    let (command, time) = stamp()
    batch?.modelChanges += changes
    batch?.steps.append(.init(command: command, time: time, count: changes.count))
    journal?.note(.step(command: command, changes), of: self)
  }

  /// Notes that what was done in the open batch was taken back, and closes it.
  func dropBatch() {
    let isNoted = batch?.modelChanges.isEmpty == false
    batch = nil
    if isNoted { journal?.note(.rollback, of: self) }
  }
}
