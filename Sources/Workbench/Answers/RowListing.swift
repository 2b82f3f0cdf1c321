import CommandLanguage
import TableModel
import TableUI

/// Rows of some sections with their addresses.
struct RowListing: Sendable {
  private let sections: ArraySlice<Section>
  private let from: Int

  /// How many rows there are in all.
  let total: Int

  /// How many of them are listed.
  let count: Int

  /// Chooses rows.
  ///
  /// - Parameters:
  ///   - sections: The sections, under their numbers.
  ///   - from: How many rows come before the first that is listed.
  ///   - limit: How many are listed at the most.
  init(_ sections: ArraySlice<Section>, from: Int, limit: Int) {
    self.sections = sections
    self.from = from
    total = sections.reduce(0) { $0 + $1.items.count }
    count = min(limit, max(0, total - from))
  }

  /// The rows to be pulled; they stay what they are now, whatever becomes of the table.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - closing: The lines behind the rows.
  /// - Returns: The rows.
  func listing(_ columns: RowColumns = .summary, closing: [String] = []) -> Listing {
    var listing = Listing(columns: columns.columns, count: count, closing: closing) { [self] in
      var rows = RowCursor(sections, from: from, count: count)
      return { cells in
        guard let (path, item) = rows.next() else { return false }
        columns.fill(&cells, with: item, at: path)
        return true
      }
    }
    listing.hasHeading = columns.areNamed
    return listing
  }

  /// Visits the rows that are listed, one after the other.
  ///
  /// - Parameter body: Takes a row.
  /// - Throws: What `body` throws, which ends the walk.
  func visit<Failure: Error>(_ body: (Item) throws(Failure) -> Void) throws(Failure) {
    var rows = RowCursor(sections, from: from, count: count)
    while let (_, item) = rows.next() { try body(item) }
  }
}

/// Goes over rows of sections, a few at a time.
private struct RowCursor {
  private var sections: ArraySlice<Section>
  private var skip: Int
  private var rest: Int
  private var row = 0

  /// The next rows of the first section; the first of them has the number ``row``.
  private var items: ArraySlice<Item> = []

  init(_ sections: ArraySlice<Section>, from: Int, count: Int) {
    self.sections = sections
    skip = from
    rest = count
    // The sections that come before the first row.
    while let first = self.sections.first, skip >= first.items.count {
      skip -= first.items.count
      self.sections.removeFirst()
    }
    row = skip
  }

  mutating func next() -> (IndexPath, Item)? {
    guard rest > 0 else { return nil }
    while items.isEmpty {
      guard let section = sections.first else { return nil }
      let end = min(section.items.count, row + 512)
      if row < end {
        items = Array(section.items.slice(row..<end))[...]
      } else {
        sections.removeFirst()
        row = 0
      }
    }
    guard let item = items.popFirst() else { return nil }
    defer {
      row += 1
      rest -= 1
    }
    return (IndexPath(row: row, section: sections.startIndex), item)
  }
}
