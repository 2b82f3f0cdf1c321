import CommandLanguage
import TableModel

/// The output of edits, of undoing and of calls to the table view; ``ChangeReport`` has the changes.
enum EditText: OutputText {
  case batchOpen(depth: Int)
  case batchStillOpen(depth: Int)
  case batchDone(updates: String)
  case rolledBack(changes: Int)

  case modelOnly
  case laidOut(visible: Int)
  case addedToBatch(updates: String)
  case updatedTableView(updates: String)

  case undoneEdits(Int)
  case noEdits
  case noEditsSince(state: String)
  case now(at: IndexPath, title: String)
  case swapped(IndexPath, IndexPath)
  case inNested(String)

  var words: String {
    switch self {
    case .batchOpen(1): "batch open; `end` sends it, `rollback` drops it"
    case .batchOpen(let depth): "nested \(depth) deep in one batch"
    case .batchStillOpen(let depth): "batch still open, \(depth) deep"
    case .batchDone(let updates): "batch done: \(updates.isEmpty ? "no updates" : updates)"
    case .rolledBack(let changes): "rolled back \(TextFormatting.count(changes, "change"))"

    case .modelOnly: "model only; table view not updated"
    case .laidOut(let visible): "laid out; \(TextFormatting.count(visible, "row")) visible"
    case .addedToBatch(let updates): "added to the batch: \(updates)"
    case .updatedTableView(let updates): "updated the table view: \(updates)"

    case .undoneEdits(let count): "\(TextFormatting.count(count, "edit")) undone; try `redo`"
    case .noEdits: "no edits yet"
    case .noEditsSince(let state): "no edits since \(state)"
    case .now(let path, let title): "now at \(path)  \(title)"
    case .swapped(let first, let second): "swap \(first) with \(second)"
    case .inNested(let place): " in \(place)"
    }
  }
}
