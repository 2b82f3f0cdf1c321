public import TableModel
import TextLayout

// The jump list at the right edge.
extension TableView {
  /// The title of the index that leads to the top of the table, where the search field is.
  public nonisolated static let indexSearch = "{search}"

  /// The titles of the index, from top to bottom, as of the last reload; none if there is no index.
  public var sectionIndexTitles: [String] {
    loadQuietly()
    return state.indexTitles
  }

  /// A title of the index by its number; empty for an unknown one.
  package func sectionIndexTitle(_ index: Int) -> String {
    let titles = sectionIndexTitles
    return titles.indices.contains(index) ? titles[index] : ""
  }

  /// Whether the index shows: there are titles, and enough rows for them.
  public var showsSectionIndex: Bool {
    guard !state.indexTitles.isEmpty else { return false }
    let needed = sectionIndexMinimumDisplayRowCount
    guard needed > 0 else { return true }
    var rows = 0
    for count in state.counts {
      rows += count
      if rows >= needed { return true }
    }
    return false
  }

  /// Asks for the titles again.
  public func reloadSectionIndexTitles() {
    received("reloadSectionIndexTitles()")
    defer { answered() }
    guard state.isLoaded, !state.needsReload else { return }
    let width = sectionIndexWidth
    state.indexTitles = askIndexTitles()
    if width != sectionIndexWidth { setNeedsHeights() }
  }

  /// A tap on a title of the index: the section that it leads to scrolls to the top.
  ///
  /// A title that leads to no section moves nothing, but for ``indexSearch``, which leads to the top.
  ///
  /// - Parameter index: The number of the title, from 0.
  /// - Returns: The section, or nil where it leads to none.
  /// - Throws: What a layout throws.
  @discardableResult
  public func tapSectionIndex(at index: Int) throws(TableError) -> Int? {
    try layoutIfNeeded()
    guard showsSectionIndex, state.indexTitles.indices.contains(index) else { return nil }
    let title = state.indexTitles[index]
    let section = askSection(forIndexTitle: title, at: index)
    if hasSection(section) {
      moveContent(to: state.geometry.sectionBand(section).y - contentInset.top)
    } else if title == Self.indexSearch {
      moveContent(to: offsetRange.lowerBound)
    }
    try layoutIfNeeded()
    return hasSection(section) ? section : nil
  }

  /// How much width the index takes from the rows.
  public var sectionIndexWidth: Double {
    guard showsSectionIndex else { return 0 }
    let widest = state.indexTitles.map { Self.shown($0).displayWidth }.max() ?? 0
    return min(Double(widest + 1) * TextMetrics.column, max(0, size.width / 2))
  }

  /// The titles to draw, in the coordinates of the frame; of too many every so many-th is left out.
  public var sectionIndexDisplayList: [DisplayItem] {
    let lines = TextMetrics.lines(in: size.height)
    let titles = state.indexTitles
    let width = sectionIndexWidth
    guard width > 0, lines > 0, size.height > 0 else { return [] }
    let count = min(titles.count, lines)
    let top = (lines - count) / 2
    return (0..<count).map { line in
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
  }

  /// Asks for the titles; none without somebody who has them.
  func askIndexTitles() -> [String] {
    guard let found = find(.sectionIndexTitles, \.indexing) else { return [] }
    return call(found, nil, .observed, as: AnswerText.list) { $0.sectionIndexTitles(for: self) }
      ?? []
  }

  /// Asks which section a title leads to; without an opinion the one of the same number.
  func askSection(forIndexTitle title: String, at index: Int) -> Int {
    guard let found = find(.sectionForSectionIndexTitle, \.indexing) else { return index }
    return call(found, "\(title) \(index)") {
      $0.tableView(self, sectionForSectionIndexTitle: title, at: index)
    }
  }

  /// The magnifying glass stands for the search.
  private static func shown(_ title: String) -> String { title == indexSearch ? "⌕" : title }
}
