package import TableModel
import TableUI

/// Rows that were found: one, or several in a row within a section.
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

/// Finds the rows that addresses name in a source.
///
/// A row exists where the data source or the table's cached counts know it; whoever of the two lacks it
/// answers for itself.
@MainActor package struct RowResolver {
  let source: OpenTable

  /// The sections as the data source shows them.
  let sections: [Section]

  package init(_ source: OpenTable) {
    self.source = source
    sections = source.shown
  }

  /// How many sections the source or the table knows.
  package var sectionCount: Int { max(sections.count, source.tableView.numberOfSections) }

  /// How many rows the source or the table knows in a section.
  func rowCount(_ section: Int) -> Int {
    let own = sections.indices.contains(section) ? sections[section].items.count : 0
    let table = source.tableView
    let cached =
      (0..<table.numberOfSections).contains(section) ? table.numberOfRows(inSection: section) : 0
    return max(own, cached)
  }

  /// The row behind the last one of a section: of the model's rows, where the model has the section.
  ///
  /// In a batch the table's counts are those from before it, and a new row follows what is there.
  package func end(_ section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : rowCount(section)
  }

  /// The one row that an address names.
  package func row(_ address: Address) throws(WorkspaceError) -> IndexPath {
    let range = try rows(address)
    guard range.rows.count == 1 else {
      throw .place(.severalRows(count: range.rows.count, first: range.first))
    }
    return range.first
  }

  /// The rows of one section that an address names; at least one.
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

  /// The number of a section that exists.
  package func section(_ number: Int) throws(WorkspaceError) -> Int {
    guard (0..<sectionCount).contains(number) else {
      throw .place(.noSection(number, count: sectionCount))
    }
    return number
  }

  /// The row of an id, in reading order of the model the first.
  package func row(withID id: ItemID) throws(WorkspaceError) -> IndexPath {
    guard let path = try source.modelRow(withID: id) else { throw .place(.noID(id)) }
    guard let shown = source.shownPath(of: path) else { throw hidden(.id(id)) }
    return shown
  }

  /// The error about a row that is in the model and hidden.
  private func hidden(_ row: PlaceFault.HiddenRow) -> WorkspaceError {
    .place(.hidden(row, by: source.arrangement.filter == nil ? .folds : .filter))
  }

  private func currentRow() throws(WorkspaceError) -> IndexPath {
    guard let current = source.current else {
      if source.currentInModel != nil { throw hidden(.current) }
      throw .place(.noCurrent)
    }
    return current
  }

  /// The row so many rows further on, or back, in reading order.
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
    // Numbers may name what only one side knows; these words mean the rows that there are now.
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

// Places where rows and sections can be inserted.
extension RowResolver {
  /// A place where rows can be inserted: a row that exists, or the end of its section.
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

  /// A place where rows can be added at the start or the end of a section.
  ///
  /// - Parameters:
  ///   - number: The section, or nil for the only one.
  ///   - atEnd: Whether the place is after the last row.
  /// - Returns: The place.
  /// - Throws: Why the section does not exist, or is not the only one.
  package func additionPoint(_ number: Int?, atEnd: Bool) throws(WorkspaceError) -> IndexPath {
    if mayMakeSection, number ?? 0 == 0 { return IndexPath(row: 0, section: 0) }
    let section = try onlySection(number)
    return IndexPath(row: atEnd ? end(section) : 0, section: section)
  }

  /// Whether rows that are added bring their section: neither the model nor the table has any, and nothing would
  /// hide it.
  private var mayMakeSection: Bool {
    sectionCount == 0 && source.sections.isEmpty && source.arrangement.filter == nil
  }

  /// A section that was named, or the only one.
  private func onlySection(_ number: Int?) throws(WorkspaceError) -> Int {
    if let number { return try section(number) }
    guard sectionCount != 1 else { return 0 }
    let isFiltered = source.arrangement.filter != nil
    throw .place(.sectionMissing(count: sectionCount, isFiltered: isFiltered))
  }
}
