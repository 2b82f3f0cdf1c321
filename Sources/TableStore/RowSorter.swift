import JSON
import TableModel

/// Separates unchanged rows from edited and new ones.
struct RowSorter {
  let loaded: [LoadedRows]

  /// Returns the rows of a section as tokens.
  ///
  /// - Parameters:
  ///   - items: The current rows.
  ///   - home: The section of the document whose list they are written to, or nil for a new list.
  /// - Returns: The tokens in order, with adjacent ones joined.
  func tokens(of items: ItemList, home: Int?) -> [RowToken] {
    var tokens: [RowToken] = []
    for piece in items.pieces {
      switch piece {
      case .rows(let source, let range): tokens.join(token(of: source, range, home: home))
      case .items(let items): for item in items { tokens.join(token(of: item, home: home)) }
      }
    }
    return tokens
  }

  /// Whether a section's rows are exactly those that were loaded.
  func isUntouched(_ tokens: [RowToken], section: Int) -> Bool {
    let count = loaded[section].count
    if tokens.isEmpty { return count == 0 }
    guard tokens.count == 1, case .kept(let range) = tokens[0] else { return false }
    return range == 0..<count
  }

  private func token(of source: any RowSource, _ range: Range<Int>, home: Int?) -> RowToken {
    guard let rows = source as? LoadedRows, loaded.indices.contains(rows.section),
      loaded[rows.section] === rows
    else { return .foreign(source, range) }
    return rows.section == home ? .kept(range) : .moved(section: rows.section, range)
  }

  private func token(of item: Item, home: Int?) -> RowToken {
    guard case .loaded(let path) = item.origin, loaded.indices.contains(path.section),
      path.row >= 0, path.row < loaded[path.section].count
    else { return .made(item) }
    let rows = loaded[path.section]
    let isAsLoaded =
      rows.value(at: path.row).utf8 == item.value.utf8
      && (item.key ?? "").utf8.elementsEqual((rows.key(at: path.row) ?? "").utf8)
    guard isAsLoaded else { return path.section == home ? .replaced(path.row, item) : .made(item) }
    let range = path.row..<path.row + 1
    return path.section == home ? .kept(range) : .moved(section: path.section, range)
  }
}

/// A run of rows to write.
enum RowToken {
  /// Unchanged, adjacent rows of the list itself.
  case kept(Range<Int>)

  /// Unchanged, adjacent rows of another section's list.
  case moved(section: Int, Range<Int>)

  /// A row of the list itself that was edited.
  case replaced(Int, Item)

  /// A row that the list did not have.
  case made(Item)

  /// Rows from another source.
  case foreign(any RowSource, Range<Int>)

  /// The elements of the list that the token covers, or nil.
  var slots: Range<Int>? {
    switch self {
    case .kept(let range): range
    case .replaced(let slot, _): slot..<slot + 1
    case .moved, .made, .foreign: nil
    }
  }
}

extension [RowToken] {
  /// Appends a token, or merges it with the last one if they are adjacent.
  mutating func join(_ token: RowToken) {
    switch (last, token) {
    case (.kept(let old), .kept(let new)) where old.upperBound == new.lowerBound:
      self[count - 1] = .kept(old.lowerBound..<new.upperBound)
    case (.moved(let section, let old), .moved(let other, let new))
    where section == other && old.upperBound == new.lowerBound:
      self[count - 1] = .moved(section: section, old.lowerBound..<new.upperBound)
    default: append(token)
    }
  }
}
