import TableModel

/// The state that a batch of updates may change, as one value that a rejected batch can restore.
///
/// The geometry is not part of it, since it takes back its own changes (``RevertibleGeometry``).
@MainActor struct TableViewState {
  /// The row count of each section, as of the last query.
  var counts: RowCounts = []

  /// Whether the counts were ever loaded.
  var isLoaded = false

  /// Whether the counts must be queried again before anything else.
  var needsReload = true

  /// Whether the heights must be queried again before the next layout.
  var needsHeights = false

  /// Whether the visible rows must be laid out again.
  var needsLayout = true

  /// Whether the visible cells are those from before a reload.
  var hasStaleCells = false

  /// The scroll offset, in points.
  var offset = Point.zero

  /// The scroll target that the next layout reaches exactly, or nil.
  var scrollTarget: ScrollAnchor?

  /// The rows and sections that were visible at a batch and are measured again if they still are.
  var dueRows: Set<IndexPath> = []
  var dueSections: Set<Int> = []

  /// The announced rows that have neither appeared nor been canceled.
  var prefetched: Set<IndexPath> = []

  /// Whether the last scroll was upward.
  var scrollsUp = false

  /// The selected rows.
  var selection: Set<IndexPath> = []

  /// The highlighted row, or nil.
  var highlighted: IndexPath?

  /// The row with open swipe actions, or nil.
  var openRow: OpenRow?

  /// The row with the keyboard focus, or nil.
  var focused: IndexPath?

  /// The index titles; empty without an index.
  var indexTitles: [String] = []

  /// The summary of the last batch, or nil before the first.
  var lastBatch: LastBatch?

  /// The cells on the screen.
  var cells = OnScreen<IndexPath, TableViewCell>()

  /// The headers and footers on the screen.
  var sectionViews = OnScreen<SectionPlace, SectionView>()

  /// The cells of rows next to the screen that need no further request.
  var prepared: [IndexPath: TableViewCell] = [:]

  /// Whether the next request for all heights keeps the offset instead of the visible rows.
  var forgetsHeights = false

  /// The pooled cells, by identifier; last in, first out.
  var pool: [String: [TableViewCell]] = [:]

  /// The pooled header and footer views, by identifier.
  var sectionViewPool: [String: [TableViewHeaderFooterView]] = [:]
}

/// A reference to the summary of a batch, since a copy of the state would copy all its lists.
final class LastBatch: Sendable {
  let summary: BatchSummary

  init(_ summary: BatchSummary) { self.summary = summary }
}

/// The moment before a batch or a layout that may fail.
struct Savepoint {
  let state: TableViewState
  let geometry: RevertibleGeometry.Moment
}

extension TableViewState {
  /// Moves the selection, the touch and the announced rows to their new paths.
  ///
  /// - Parameters:
  ///   - map: The map of a batch.
  ///   - replaced: The reloaded rows, which are deselected.
  mutating func movePaths(by map: TableUpdatesMap, _ replaced: Set<IndexPath>) {
    if !replaced.isEmpty { selection.subtract(replaced) }
    selection = map.newPaths(of: selection)
    highlighted = highlighted.flatMap { map.newPath(of: $0) }
    focused = focused.flatMap { map.newPath(of: $0) }
    if let row = openRow { openRow?.path = row.path.flatMap { map.newPath(of: $0) } }
    prefetched = map.newPaths(of: prefetched)
  }
}
