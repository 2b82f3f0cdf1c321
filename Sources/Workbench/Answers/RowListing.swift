import CommandLanguage
import TableModel
import TableUI

/// The rows of some sections with their addresses: all from a given one on, or only some.
struct RowListing: Sendable {
  private let sections: ArraySlice<Section>
  private let from: Int

  /// The listed rows, or nil for all from the first one on.
  private let found: FoundRows?

  /// The total number of rows.
  let total: Int

  /// The number of rows in the list.
  let count: Int

  /// Creates a listing of some rows.
  ///
  /// - Parameters:
  ///   - sections: The sections under their numbers.
  ///   - from: The number of rows to skip.
  ///   - limit: The maximum number of rows to list.
  init(_ sections: ArraySlice<Section>, from: Int, limit: Int) {
    self.sections = sections
    self.from = from
    found = nil
    total = sections.reduce(0) { $0 + $1.items.count }
    count = min(limit, max(0, total - from))
  }

  /// Creates a listing of found rows.
  ///
  /// - Parameters:
  ///   - found: The rows.
  ///   - sections: All sections.
  init(_ found: FoundRows, in sections: [Section]) {
    self.sections = sections[...]
    self.found = found
    from = 0
    total = found.count
    count = found.count
  }

  /// Returns the rows as a listing that is read on demand and ignores later edits.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - closing: The lines after the rows.
  ///   - changed: The items with unsaved changes, which the output marks.
  /// - Returns: The listing.
  func listing(
    _ columns: RowColumns = .summary,
    closing: [String] = [],
    changed: Set<ItemID> = []
  ) -> Listing {
    var listing = Listing(columns: columns.columns, count: count, closing: closing) { [self] in
      var rows = cursor
      return { cells in
        guard let (path, item) = rows.next() else { return false }
        columns.fill(&cells, with: item, at: path)
        if !changed.isEmpty, case .address(let section, let row)? = cells.first,
          changed.contains(item.id)
        {
          cells[0] = .changedAddress(section, row)
        }
        return true
      }
    }
    listing.hasHeading = columns.areNamed
    return listing
  }

  /// Calls a closure with each listed row, in order.
  ///
  /// - Parameter body: The closure.
  /// - Throws: The error from `body`, which ends the loop.
  func visit<Failure: Error>(_ body: (Item) throws(Failure) -> Void) throws(Failure) {
    var rows = cursor
    while let (_, item) = rows.next() { try body(item) }
  }

  private var cursor: any RowCursor {
    if let found { return FoundRowCursor(sections, found) }
    return SectionRowCursor(sections, from: from, count: count)
  }
}

/// The addresses of found rows, in order; a row takes four bytes.
struct FoundRows: Sendable {
  /// The number of rows.
  private(set) var count = 0

  /// The row numbers by section.
  fileprivate private(set) var rows: [[UInt32]] = []

  /// Adds a row after the others.
  mutating func append(_ path: IndexPath) {
    while rows.count <= path.section { rows.append([]) }
    rows[path.section].append(UInt32(clamping: path.row))
    count += 1
  }

  /// The addresses.
  var paths: [IndexPath] {
    rows.enumerated().flatMap { section, rows in
      rows.map { IndexPath(row: Int($0), section: section) }
    }
  }
}

/// A cursor over rows with their addresses.
private protocol RowCursor {
  /// Returns the next row; nil after the last one.
  mutating func next() -> (IndexPath, Item)?
}

/// A cursor that reads found rows.
private struct FoundRowCursor: RowCursor {
  private let sections: ArraySlice<Section>
  private let found: FoundRows
  private var section = 0
  private var at = 0

  init(_ sections: ArraySlice<Section>, _ found: FoundRows) {
    (self.sections, self.found) = (sections, found)
  }

  mutating func next() -> (IndexPath, Item)? {
    while section < found.rows.count, at >= found.rows[section].count {
      section += 1
      at = 0
    }
    guard section < found.rows.count else { return nil }
    defer { at += 1 }
    let path = IndexPath(row: Int(found.rows[section][at]), section: section)
    return (path, sections[section].items[path.row])
  }
}

/// A cursor that reads rows of several sections.
private struct SectionRowCursor: RowCursor {
  private var sections: ArraySlice<Section>
  private var rest: Int

  /// The number of the next row in the first section.
  private var row: Int

  /// The remaining rows of the first section, or nil before its first row is read.
  private var items: ItemList.Iterator?

  init(_ sections: ArraySlice<Section>, from: Int, count: Int) {
    self.sections = sections
    rest = count
    row = from
    // Skip the sections before the first row.
    while let first = self.sections.first, row >= first.items.count {
      row -= first.items.count
      self.sections.removeFirst()
    }
  }

  mutating func next() -> (IndexPath, Item)? {
    guard rest > 0 else { return nil }
    while true {
      if let item = items?.next() {
        defer {
          row += 1
          rest -= 1
        }
        return (IndexPath(row: row, section: sections.startIndex), item)
      }
      if items != nil {
        sections.removeFirst()
        row = 0
      }
      guard let list = sections.first?.items else { return nil }
      items = list.slice(row..<list.count).makeIterator()
    }
  }
}
