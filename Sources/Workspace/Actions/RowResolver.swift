package import TableModel
import TableUI

/// The rows that an address resolved to: one or more within a section.
package struct RowRange: Hashable, Sendable {
  package var section: Int
  package var rows: Range<Int>

  init(section: Int, rows: Range<Int>) {
    self.section = section
    self.rows = rows
  }

  package init(_ path: IndexPath) {
    self.init(section: path.section, rows: path.row..<path.row + 1)
  }

  package var first: IndexPath { IndexPath(row: rows.lowerBound, section: section) }
  package var last: IndexPath { IndexPath(row: rows.upperBound - 1, section: section) }

  /// The rows' paths, in order.
  package var paths: some Sequence<IndexPath> {
    rows.lazy.map { [section] in IndexPath(row: $0, section: section) }
  }
}

extension [RowRange] {
  /// The number of rows in all ranges.
  package var rowCount: Int { reduce(0) { $0 + $1.rows.count } }
}

/// Finds the rows for addresses in a table.
///
/// A row exists if the data source or the table view's cached counts have it. The side that lacks
/// it reports its own error later.
@MainActor package struct RowResolver {
  let source: OpenTable

  /// The sections as the data source shows them.
  let sections: [Section]

  package init(_ source: OpenTable) {
    self.source = source
    sections = source.shown
  }

  /// The number of sections in the data source or the table view, whichever is larger.
  package var sectionCount: Int { max(sections.count, source.tableView.numberOfSections) }

  /// Returns the number of rows of a section in the data source or the table view.
  func rowCount(_ section: Int) -> Int {
    let own = sections.indices.contains(section) ? sections[section].items.count : 0
    let table = source.tableView
    let cached =
      (0..<table.numberOfSections).contains(section) ? table.numberOfRows(inSection: section) : 0
    return max(own, cached)
  }

  /// Returns the row number after the last row of a section, in the model if it has the section.
  ///
  /// In a batch, the table view's counts are from before it, and a new row follows the existing
  /// ones.
  package func end(_ section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : rowCount(section)
  }

  /// Returns the row at an address.
  package func row(_ address: Address) throws(WorkspaceError) -> IndexPath {
    let range = try rows(address)
    guard range.rows.count == 1 else {
      throw .place(.severalRows(count: range.rows.count, first: range.first))
    }
    return range.first
  }

  /// Returns the rows of one section at an address; at least one.
  package func rows(_ address: Address) throws(WorkspaceError) -> RowRange {
    switch address {
    case .current: return RowRange(try currentRow())
    case .relative(let distance): return RowRange(try row(at: distance, from: try currentRow()))
    case .row(let section, let place): return try rows(place, section)
    case .loneRow(let place): return try rows(place, try onlySection(place))
    case .id(let text): return RowRange(try row(withID: ItemID(text)))
    case .all: return try rows(.every, try onlySection(.every))
    }
  }

  /// Returns the rows at an address, in reading order: one range, or for every row one for each
  /// section that has rows; at least one.
  package func ranges(_ address: Address) throws(WorkspaceError) -> [RowRange] {
    guard address == .all, sectionCount > 1 else { return [try rows(address)] }
    let ranges = (0..<sectionCount).filter { end($0) > 0 }
      .map { RowRange(section: $0, rows: 0..<end($0)) }
    // Without rows, the error names the first section.
    return ranges.isEmpty ? [try rows(.every, 0)] : ranges
  }

  /// Returns the number of an existing section.
  package func section(_ number: Int) throws(WorkspaceError) -> Int {
    guard (0..<sectionCount).contains(number) else {
      throw .place(.noSection(number, count: sectionCount))
    }
    return number
  }

  /// Returns the first row with an id, in the model's reading order.
  package func row(withID id: ItemID) throws(WorkspaceError) -> IndexPath {
    guard let path = try source.modelRow(withID: id) else { throw .place(.noID(id)) }
    guard let shown = source.shownPath(of: path) else { throw hidden(.id(id)) }
    return shown
  }

  /// Returns the error for a row that the model has and a view hides.
  private func hidden(_ row: PlaceFault.HiddenRow) -> WorkspaceError {
    .place(.hidden(row, by: source.arrangement.filter == nil ? .folds : .filter))
  }

  private func currentRow() throws(WorkspaceError) -> IndexPath {
    guard let current = source.current else {
      if source.currentInModel != nil { throw hidden(.current) }
      throw .place(.noCurrent(example: source.exampleRow))
    }
    return current
  }

  /// Returns the row at a distance, forward or back, in reading order.
  private func row(at distance: Int, from start: IndexPath) throws(WorkspaceError) -> IndexPath {
    guard let path = distance < 0 ? back(distance.magnitude, start) : on(distance, start) else {
      throw .place(.noNeighbor(distance: distance, start: start))
    }
    return path
  }

  private func on(_ distance: Int, _ start: IndexPath) -> IndexPath? {
    var (path, rest) = (start, distance)
    while path.section < sectionCount {
      let left = end(path.section) - path.row
      if rest < left { return IndexPath(row: path.row + rest, section: path.section) }
      rest -= max(0, left)
      path = IndexPath(row: 0, section: path.section + 1)
    }
    return nil
  }

  private func back(_ distance: UInt, _ start: IndexPath) -> IndexPath? {
    var (path, rest) = (start, distance)
    while rest > path.row.magnitude {
      rest -= path.row.magnitude + 1
      guard let section = (0..<path.section).last(where: { end($0) > 0 }) else { return nil }
      path = IndexPath(row: end(section) - 1, section: section)
    }
    return IndexPath(row: path.row - Int(rest), section: path.section)
  }

  private func onlySection(_ place: Address.Place) throws(WorkspaceError) -> Int {
    guard sectionCount != 1 else { return 0 }
    let count = sectionCount
    throw .place(.sectionNeeded(count: count, row: place))
  }

  private func rows(_ place: Address.Place, _ section: Int) throws(WorkspaceError) -> RowRange {
    let section = try self.section(section)
    let count = rowCount(section)
    // Numbers may name rows that only one side has; these words mean the existing rows.
    let end = end(section)
    let range: ClosedRange<Int>?
    switch place {
    case .number(let row): range = row...row
    case .last: range = end > 0 ? end - 1...end - 1 : nil
    case .every: range = end > 0 ? 0...end - 1 : nil
    case .range(let low, let high): range = low <= high ? low...high : nil
    case .rangeToLast(let low): range = low <= end - 1 ? low...end - 1 : nil
    }
    guard let range, range.lowerBound >= 0, range.upperBound < count else {
      throw .place(.noRow(place, section: section, count: count))
    }
    return RowRange(section: section, rows: range.lowerBound..<range.upperBound + 1)
  }
}

// Paths for inserting rows and sections.
extension RowResolver {
  /// Returns a path for inserting rows: an existing row, or the end of its section.
  package func insertionPoint(_ address: Address) throws(WorkspaceError) -> IndexPath {
    let place: Address.Place
    let section: Int
    switch address {
    case .row(let number, let found): (section, place) = (number, found)
    case .loneRow(let found) where sectionCount == 1: (section, place) = (0, found)
    default: return try row(address)
    }
    if case .number(let row) = place, (0..<sectionCount).contains(section), row == end(section) {
      return IndexPath(row: row, section: section)
    }
    return try row(address)
  }

  /// Returns the path for adding rows at the start or the end of a section.
  ///
  /// - Parameters:
  ///   - number: The section, or nil for the only one.
  ///   - atEnd: Whether the path is after the last row.
  /// - Returns: The path.
  /// - Throws: An error if the section does not exist, or is not the only one.
  package func additionPoint(_ number: Int?, atEnd: Bool) throws(WorkspaceError) -> IndexPath {
    if mayMakeSection, number ?? 0 == 0 { return IndexPath(row: 0, section: 0) }
    let section = try onlySection(number)
    return IndexPath(row: atEnd ? end(section) : 0, section: section)
  }

  /// Whether added rows create their section: the table is empty, and no view would hide the
  /// section.
  private var mayMakeSection: Bool {
    sectionCount == 0 && source.sections.isEmpty && source.arrangement.filter == nil
  }

  /// Returns the given section, or the only one.
  private func onlySection(_ number: Int?) throws(WorkspaceError) -> Int {
    if let number { return try section(number) }
    guard sectionCount != 1 else { return 0 }
    let isFiltered = source.arrangement.filter != nil
    throw .place(.sectionMissing(count: sectionCount, isFiltered: isFiltered))
  }
}
