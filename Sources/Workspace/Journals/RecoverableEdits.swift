package import JSON
package import Platform
import TableModel

/// The unsaved edits in a session's journal.
///
/// While the value exists, no other session can use the journal.
package struct RecoverableEdits {
  /// An edit, or rows that arrived.
  package struct Entry {
    /// The command in the history; nil for rows that arrived.
    package var command: String?

    /// The typed lines, with the number of changes of each.
    package var typed: [(line: String, count: Int)] = []

    /// The changes, batch by batch, as recorded.
    package var batches: [JSONValue]
  }

  /// The table that the edits apply to.
  package let header: JournalHeader

  /// The entries that were not undone.
  package let entries: [Entry]

  /// The number of lines that are lost because they were cut off or damaged.
  package let lostCount: Int

  /// The journal.
  package let file: JournalFile

  /// The time of the last entry, in seconds since 1970.
  package let modified: Int

  /// The number of edits.
  package var editCount: Int { entries.count { $0.command != nil } }

  /// Reads a journal that no running session writes.
  ///
  /// Returns nil if the file is not a journal. A journal without edits is deleted.
  init?(path: String) {
    guard let file = JournalFile(takingOver: path), let contents = try? file.read() else {
      return nil
    }
    self.file = file
    modified = file.modified
    var lines = contents.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    // The part after the last newline is empty, or a line that a crash cut off.
    let isTorn = lines.popLast()?.isEmpty == false
    guard let first = lines.first, let value = try? JSONValue(parsing: Array(first)),
      let header = JournalHeader(value)
    else { return nil }
    self.header = header
    var walk = Walk()
    var read = 0
    for line in lines.dropFirst() {
      guard let value = try? JSONValue(parsing: Array(line)), walk.take(value) else { break }
      read += 1
    }
    lostCount = lines.count - 1 - read + (isTorn ? 1 : 0)
    entries = walk.finished
    if entries.isEmpty, lostCount == 0 {
      file.remove()
      return nil
    }
  }
}

extension RecoverableEdits {
  /// Reads the lines of a journal in order; undone edits are removed.
  private struct Walk {
    private var done: [Entry] = []
    private var undone: [Entry] = []
    private var steps: [Entry] = []

    /// The remaining entries; a batch that was still open counts as an edit too.
    var finished: [Entry] {
      guard !steps.isEmpty else { return done }
      let whole = Entry(
        command: "begin …",
        typed: steps.flatMap(\.typed),
        batches: steps.flatMap(\.batches)
      )
      return done + [whole]
    }

    /// Reads a line; returns false if it has another format.
    mutating func take(_ line: JSONValue) -> Bool {
      guard line.kind == .object else { return false }
      if let command = line["edit"]?.string, let changes = line["changes"], changes.kind == .array {
        if line["batch"]?.bool == true { steps = [] }
        undone = []
        let typed = line["typed"]?.elements.map {
          ($0["line"]?.string ?? "", $0["count"]?.integer ?? 0)
        }
        done.append(
          Entry(command: command, typed: typed ?? [], batches: changes.elements.map { $0 })
        )
      } else if let command = line["step"]?.string, let changes = line["changes"] {
        steps.append(Entry(typed: [(command, changes.count)], batches: [changes]))
      } else if line["rollback"] != nil {
        steps = []
      } else if line["undo"] != nil {
        guard let last = done.popLast() else { return false }
        undone.append(last)
      } else if line["redo"] != nil {
        guard let next = undone.popLast() else { return false }
        done.append(next)
      } else if let changes = line["arrival"] {
        done.append(Entry(command: nil, batches: [changes]))
      } else {
        return false
      }
      return true
    }
  }
}
