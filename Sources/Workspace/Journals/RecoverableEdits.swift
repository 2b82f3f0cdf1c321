package import JSON
package import Platform
import TableModel

/// The edits that a session left behind in its journal.
///
/// As long as the value lives, no other session takes the journal.
package struct RecoverableEdits {
  /// One edit, or rows that came in.
  package struct Entry {
    /// What the history called it; nil where rows came in.
    package var command: String?

    /// What was typed, and how many changes each line made.
    package var typed: [(line: String, count: Int)] = []

    /// The changes, batch by batch, as they were written.
    package var batches: [JSONValue]
  }

  /// Which table they were made on.
  package let header: JournalHeader

  /// What is left of them after what was taken back.
  package let entries: [Entry]

  /// How many lines were cut off or damaged, and are lost.
  package let lostCount: Int

  /// The journal.
  package let file: JournalFile

  /// When the last of them was made, in seconds since 1970.
  package let modified: Int

  /// How many edits there are.
  package var editCount: Int { entries.count { $0.command != nil } }

  /// Reads a journal that no living session writes.
  ///
  /// The result is nil where it is none. One that holds nothing goes.
  init?(path: String) {
    guard let file = JournalFile(takingOver: path), let contents = try? file.read() else {
      return nil
    }
    self.file = file
    modified = file.modified
    var lines = contents.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    // Behind the last line's end stands nothing, or what a crash left of a line.
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
  /// Goes through the lines of a journal; what was taken back leaves nothing.
  private struct Walk {
    private var done: [Entry] = []
    private var undone: [Entry] = []
    private var steps: [Entry] = []

    /// What is left; a batch that was open is an edit too.
    var finished: [Entry] {
      guard !steps.isEmpty else { return done }
      let whole = Entry(
        command: "begin …",
        typed: steps.flatMap(\.typed),
        batches: steps.flatMap(\.batches)
      )
      return done + [whole]
    }

    /// Takes a line; false where it is none of ours.
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
