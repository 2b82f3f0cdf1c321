import TableModel
import TableUI

/// The use of a query that the user types on the screen.
enum QueryPurpose: Hashable {
  case find
  case count
  case sort

  /// The words before the query.
  var label: String {
    switch self {
    case .find: "find"
    case .count: "count"
    case .sort: "sort by"
    }
  }
}

/// The rows that a search found, and the current one.
struct SearchHits {
  private(set) var indexPaths: [IndexPath] = []
  private var index = 0

  init() {}

  /// Creates hits, starting at the first row from an index path on.
  init(_ indexPaths: [IndexPath], from start: IndexPath?) {
    self.indexPaths = indexPaths
    index = indexPaths.firstIndex { path in start.map { path >= $0 } ?? true } ?? 0
  }

  /// The current row, or nil.
  var current: IndexPath? { indexPaths.indices.contains(index) ? indexPaths[index] : nil }

  /// The position of the row among the hits, from 1.
  var position: Int { index + 1 }

  /// The number of hits.
  var count: Int { indexPaths.count }

  /// Moves to the next or previous row and wraps around at the ends.
  mutating func move(by step: Int) {
    guard !indexPaths.isEmpty else { return }
    index = (index + step + indexPaths.count) % indexPaths.count
  }
}

// Queries, which the host evaluates.
extension Browser {
  /// Opens a line for typing a query.
  func askQuery(_ purpose: QueryPurpose) {
    guard queries != nil else { return say("queries need the prompt's commands") }
    overlay = .query(purpose, FieldEditor(""))
  }

  /// Handles a key in the line of a query.
  func take(_ key: Key, in editor: FieldEditor, for purpose: QueryPurpose) {
    var editor = editor
    switch key {
    case .enter:
      overlay = nil
      perform(editor.string, as: purpose)
    case .escape: overlay = nil
    case .backspace where editor.text.isEmpty: overlay = nil
    default: if editor.take(key) { overlay = .query(purpose, editor) }
    }
  }

  private func perform(_ text: String, as purpose: QueryPurpose) {
    guard let queries else { return }
    switch purpose {
    case .count: show(queries.count(text))
    case .sort:
      show(queries.sort(by: text))
      found = SearchHits()
    case .find:
      guard !text.isEmpty else { return moveToHit(by: 1) }
      let result = queries.find(text)
      found = SearchHits(
        result.indexPaths,
        from: visibleFocus ?? table.indexPathsForVisibleRows.first
      )
      show(result.report)
      moveToHit(by: 0)
    }
  }

  /// Focuses the next or previous row that was found.
  func moveToHit(by step: Int) {
    guard !found.indexPaths.isEmpty else {
      // A failed search has already shown its reason.
      return step == 0 ? () : say("no rows found; / searches")
    }
    found.move(by: step)
    guard let path = found.current, (try? table.rectForRow(at: path)) != nil else {
      found = SearchHits()
      return say(.rowsChanged)
    }
    closeOpenRow()
    if table.focusedIndexPath != path { perform(.focus(path)) }
    if report?.isRefused != true {
      say(.found(path, position: found.position, of: found.count))
    }
  }
}
