import CommandLanguage
import TableModel
import TableUI

/// Rows that were found: one, or several in a row within a section.
struct RowRange: Hashable, Sendable {
  var section: Int
  var rows: Range<Int>

  init(section: Int, rows: Range<Int>) {
    self.section = section
    self.rows = rows
  }

  init(_ path: IndexPath) { self.init(section: path.section, rows: path.row..<path.row + 1) }

  var first: IndexPath { IndexPath(row: rows.lowerBound, section: section) }
  var last: IndexPath { IndexPath(row: rows.upperBound - 1, section: section) }

  /// The rows' paths, in order.
  var paths: some Sequence<IndexPath> {
    rows.lazy.map { [section] in IndexPath(row: $0, section: section) }
  }
}

/// Finds the rows that addresses name in a source.
///
/// A row exists where the data source or the table's cached counts know it; whoever of the two lacks it
/// answers for itself.
@MainActor struct RowResolver {
  let source: OpenSource

  /// The sections as the data source shows them.
  let sections: [Section]

  init(_ source: OpenSource) {
    self.source = source
    sections = source.shown
  }

  /// How many sections the source or the table knows.
  var sectionCount: Int { max(sections.count, source.tableView.numberOfSections) }

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
  func end(_ section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : rowCount(section)
  }

  /// The one row that an address names.
  func row(_ located: Arguments.Located) throws(CommandError) -> IndexPath {
    let range = try rows(located)
    guard range.rows.count == 1 else {
      throw CommandError(
        PlaceFault.oneRow(count: range.rows.count, first: range.first),
        at: located.offset
      )
    }
    return range.first
  }

  /// The rows of one section that an address names; at least one.
  func rows(_ located: Arguments.Located) throws(CommandError) -> RowRange {
    do {
      switch located.address {
      case .current: return RowRange(try currentRow())
      case .relative(let distance): return RowRange(try row(at: distance, from: try currentRow()))
      case .row(let section, let place): return try rows(place, section)
      case .loneRow(let place): return try rows(place, try onlySection(place))
      case .id(let text): return RowRange(try row(withID: ItemID(text)))
      case .all: return try rows(.every, try onlySection(.every))
      }
    } catch {
      throw error.blaming(located.offset)
    }
  }

  /// A number of a section that is there.
  func section(_ number: Int, offset: Int? = nil) throws(CommandError) -> Int {
    guard (0..<sectionCount).contains(number) else {
      throw CommandError(PlaceFault.noSection(number: number, hint: sectionsHint), at: offset)
    }
    return number
  }

  /// The row of an id, in reading order of the model the first.
  func row(withID id: ItemID) throws(CommandError) -> IndexPath {
    guard let path = try source.modelRow(withID: id) else {
      throw CommandError(PlaceFault.noID(id: id.text))
    }
    guard let shown = source.shownPath(of: path) else { throw hidden("row #\(id.text)") }
    return shown
  }

  /// The error about a row that is there and does not show.
  private func hidden(_ row: String) -> CommandError {
    guard source.arrangement.filter == nil else {
      return CommandError(PlaceFault.filtered(row: row))
    }
    return CommandError(PlaceFault.folded(row: row))
  }

  private func currentRow() throws(CommandError) -> IndexPath {
    guard let current = source.current else {
      if source.currentInModel != nil { throw hidden("the row last spoken of") }
      throw CommandError(PlaceFault.noCurrent)
    }
    return current
  }

  /// The row so many rows further on, or back, in reading order.
  private func row(at distance: Int, from start: IndexPath) throws(CommandError) -> IndexPath {
    guard let path = distance < 0 ? back(distance.magnitude, start) : on(distance, start) else {
      throw CommandError(PlaceFault.noNeighbor(distance: distance, start: start))
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

  private func onlySection(_ place: Address.Place) throws(CommandError) -> Int {
    guard sectionCount != 1 else { return 0 }
    let count = sectionCount
    throw CommandError(PlaceFault.sectionNeeded(count: count, row: place.text))
  }

  private func rows(_ place: Address.Place, _ section: Int) throws(CommandError) -> RowRange {
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
      throw noRow(place, section, count)
    }
    return RowRange(section: section, rows: range.lowerBound..<range.upperBound + 1)
  }

  /// The error about a row that is not there, with the rows that are.
  func noRow(_ place: Address.Place, _ section: Int, _ count: Int) -> CommandError {
    CommandError(
      PlaceFault.noRow(
        row: place.text,
        section: section,
        count: count,
        rows: rowsHint(section, count)
      )
    )
  }

  private func rowsHint(_ section: Int, _ count: Int) -> String {
    count == 1 ? "section \(section) has row 0 only" : "section \(section) has rows 0…\(count - 1)"
  }

  private var sectionsHint: String {
    switch sectionCount {
    case 0: "the table has no sections: section insert at 0 HEADER"
    case 1: "the table has section 0 only"
    default: "the table has sections 0…\(sectionCount - 1)"
    }
  }
}

extension Address.Place {
  /// The place as it is written.
  var text: String {
    switch self {
    case .number(let number): String(number)
    case .last: "last"
    case .range(let low, let high): "\(low)..\(high)"
    case .rangeToLast(let low): "\(low)..last"
    case .every: "*"
    }
  }
}
