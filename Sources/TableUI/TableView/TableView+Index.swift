public import TableModel
import TextLayout

// The section index at the right edge.
extension TableView {
  /// The index title that scrolls to the top of the table, where the search field is.
  public nonisolated static let indexSearch = "{search}"

  /// The index titles from top to bottom, as of the last reload; empty without an index.
  public var sectionIndexTitles: [String] {
    loadQuietly()
    return state.indexTitles
  }

  /// Returns an index title; empty for an unknown index.
  package func sectionIndexTitle(_ index: Int) -> String {
    let titles = sectionIndexTitles
    return titles.indices.contains(index) ? titles[index] : ""
  }

  /// Whether the index shows: it needs titles and enough rows.
  public var showsSectionIndex: Bool {
    guard !state.indexTitles.isEmpty else { return false }
    let needed = sectionIndexMinimumDisplayRowCount
    return needed <= 0 || state.counts.rowCount >= needed
  }

  /// Reloads the index titles.
  public func reloadSectionIndexTitles() {
    received("reloadSectionIndexTitles()")
    defer { answered() }
    guard state.isLoaded, !state.needsReload else { return }
    let width = sectionIndexWidth
    state.indexTitles = askIndexTitles()
    if width != sectionIndexWidth { setNeedsHeights() }
  }

  /// Taps an index title and scrolls its section to the top.
  ///
  /// A title without a section does not scroll, except ``indexSearch``, which scrolls to the top.
  ///
  /// - Parameter index: The index of the title, starting at 0.
  /// - Returns: The section, or nil if the title has none.
  /// - Throws: The error of a layout.
  @discardableResult
  public func tapSectionIndex(at index: Int) throws(TableError) -> Int? {
    try layoutIfNeeded()
    guard showsSectionIndex, state.indexTitles.indices.contains(index) else { return nil }
    let title = state.indexTitles[index]
    let section = askSection(forIndexTitle: title, at: index)
    if hasSection(section) {
      moveContent(to: geometry.sectionBand(section).y - contentInset.top)
    } else if title == Self.indexSearch {
      moveContent(to: offsetRange.lowerBound)
    }
    try layoutIfNeeded()
    return hasSection(section) ? section : nil
  }

  /// The width that the index takes from the rows, in points.
  public var sectionIndexWidth: Double {
    guard showsSectionIndex else { return 0 }
    let widest = state.indexTitles.map { Self.shown($0).displayWidth }.max() ?? 0
    return min(Double(widest + 1) * TextMetrics.column, max(0, size.width / 2))
  }

  /// The titles to draw, in the coordinates of the frame; if they exceed the space, some are
  /// skipped.
  public var sectionIndexDisplayList: [DisplayItem] {
    let lines = TextMetrics.standard.lines(in: size.height)
    let titles = state.indexTitles
    let width = sectionIndexWidth
    guard width > 0, lines > 0, size.height > 0 else { return [] }
    let count = min(titles.count, lines)
    let top = (lines - count) / 2
    let items = (0..<count).map { line in
      let title = Self.shown(titles[line * titles.count / count])
      let frame = Rect(
        x: size.width - width,
        y: Double(top + line) * TextMetrics.line,
        width: width,
        height: TextMetrics.line
      )
      return DisplayItem(
        frame: frame,
        content: .text(title, style: .indexTitle, alignment: .right)
      )
    }
    return isRightToLeft ? items.mirrored(inWidth: size.width) : items
  }

  /// Asks for the index titles; returns none if the data source has no index.
  func askIndexTitles() -> [String] {
    guard let found = find(.sectionIndexTitles, \.indexing) else { return [] }
    return call(found, nil, .observed, as: AnswerText.list) { $0.sectionIndexTitles(for: self) }
      ?? []
  }

  /// Asks for the section of an index title; by default the section with the same index.
  func askSection(forIndexTitle title: String, at index: Int) -> Int {
    guard let found = find(.sectionForSectionIndexTitle, \.indexing) else { return index }
    return call(found, "\(title) \(index)") {
      $0.tableView(self, sectionForSectionIndexTitle: title, at: index)
    }
  }

  /// Returns the title to draw: a magnifying glass for the search.
  private static func shown(_ title: String) -> String { title == indexSearch ? "⌕" : title }
}
