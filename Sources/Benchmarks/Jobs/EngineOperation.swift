import TableModel

/// What is done at one row.
enum EngineOperation: String, CaseIterable, Sendable {
  case row, height, insert, delete, move, undo, scroll

  /// Whether it leaves something that has to be taken back before the next round.
  var isEdit: Bool {
    switch self {
    case .row, .scroll, .undo: false
    case .height, .insert, .delete, .move: true
    }
  }

  /// The command that does it.
  func command(_ path: IndexPath, _ other: IndexPath, _ number: Int) -> String {
    switch self {
    case .row: "row \(path)"
    case .height: "height \(path) \(number + 30).625"
    case .insert: "insert after \(path) New"
    case .delete: "delete \(path)"
    case .move: "move \(path) to \(other)"
    case .undo: "undo"
    case .scroll: "scroll to \(path) middle"
    }
  }
}
