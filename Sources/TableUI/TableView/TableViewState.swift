import TableModel

/// All that a batch of updates may change, in one value, so that a refused batch can be taken back.
@MainActor struct TableViewState {
  /// The rows of each section as they were last asked for.
  var counts: [Int] = []

  /// Where everything stands.
  var geometry = TableGeometry()

  /// The heights of the last short section that was asked, since those of the next are often the same.
  var lastRowHeights: (heights: [Double], made: RowHeights)?

  /// Whether the counts were ever asked for.
  var isLoaded = false

  /// Whether the counts must be asked for again before anything else.
  var needsReload = true

  /// Whether the heights must be asked for again before the next layout.
  var needsHeights = false

  /// Whether the visible rows must be laid out again.
  var needsLayout = true

  /// Whether the visible cells are those from before a reload.
  var hasStaleCells = false

  /// How far the content is scrolled.
  var offset = Point.zero

  /// Where somebody scrolled to and what the next layout brings there exactly, or nil.
  var scrollTarget: ScrollAnchor?

  /// The rows and sections that were on the screen when a batch came, and are measured again if they still are.
  var dueRows: Set<IndexPath> = []
  var dueSections: Set<Int> = []

  /// The rows that were announced and neither shown nor called off.
  var prefetched: Set<IndexPath> = []

  /// Whether the content was scrolled up last.
  var scrollsUp = false

  /// The selected rows.
  var selection: Set<IndexPath> = []

  /// The row that is being touched and lit.
  var highlighted: IndexPath?

  /// The row that shows buttons, or nil.
  var openRow: OpenRow?

  /// The row that the arrow keys have reached, or nil.
  var focused: IndexPath?

  /// The titles of the index at the right edge; none if there is no index.
  var indexTitles: [String] = []

  /// What the last batch came to, or nil before the first.
  var lastBatch: BatchSummary?

  /// The cells on the screen.
  var cells = OnScreen<IndexPath, TableViewCell>()

  /// The headers and footers on the screen.
  var sectionViews = OnScreen<SectionPlace, SectionView>()

  /// The cells that wait for another row, by identifier; the last one goes out first.
  var pool: [String: [TableViewCell]] = [:]

  /// The header and footer views that wait for another section, by identifier.
  var sectionViewPool: [String: [TableViewHeaderFooterView]] = [:]
}
