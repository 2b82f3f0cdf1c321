/// The rows of a source, and their values, that a pass over many rows needs.
///
/// A source may know a quick way to find them, such as a statement of a database.
public struct RowRequest: Sendable {
  /// The condition of the rows, or nil for all rows.
  public let condition: QueryCondition?

  /// The keys whose values are needed, or nil for all values.
  public let keys: [RowKey]?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - query: The query of the rows, or nil for all rows.
  ///   - keys: The keys whose values are needed besides those of the query, or nil for all values.
  public init(_ query: Query? = nil, keys: [RowKey]?) {
    condition = query?.condition
    let searchesAll = query?.condition.searchesAll ?? false
    self.keys = searchesAll ? nil : keys.map { $0 + (query?.keys ?? []) }
  }
}

extension QueryCondition {
  /// Whether the condition reads all values of a row.
  fileprivate var searchesAll: Bool {
    switch self {
    case .text, .pattern: true
    case .compares: false
    case .not(let condition): condition.searchesAll
    case .all(let conditions), .any(let conditions): conditions.contains(where: \.searchesAll)
    }
  }
}

/// A pass over rows of a source in their order.
public protocol RowScan: AnyObject {
  /// Returns the next row that may be needed, with its number; nil at the end.
  ///
  /// A row that the condition rejects may be missing. The item has at least the needed values.
  func next() -> (number: Int, item: Item)?
}

/// A pass over the rows of sections, in their order.
///
/// ```swift
/// var scan = SectionScan(sections, RowRequest(query, keys: query.keys))
/// var matcher = QueryMatcher(query)
/// while let (path, item) = scan.next() { if matcher.matches(item) { found.append(path) } }
/// ```
package struct SectionScan {
  private let sections: [Section]
  private let request: RowRequest

  /// The section of the next row, and the row at which the current piece begins.
  private var place = IndexPath(row: 0, section: 0)
  private var pieces: ItemList.Pieces?
  private var piece: ItemList.Piece?

  /// The number of the piece's rows that are done.
  private var offset = 0

  /// The pass over the rows of a source, with the row that was read last, or nil.
  private var open: (source: any RowSource, scan: any RowScan)?
  private var pending: (number: Int, item: Item)?

  /// The end of the rows that the open pass was asked for.
  private var end = 0

  /// Starts a pass.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - request: The needed rows and values; other rows may be returned too.
  package init(_ sections: [Section], _ request: RowRequest) {
    (self.sections, self.request) = (sections, request)
  }

  /// Returns the next row with its path; nil at the end.
  package mutating func next() -> (path: IndexPath, item: Item)? {
    while sections.indices.contains(place.section) {
      if let found = nextOfSection() { return found }
      place = IndexPath(row: 0, section: place.section + 1)
      pieces = nil
    }
    return nil
  }

  /// Returns the next row of the current section; nil at its end.
  private mutating func nextOfSection() -> (path: IndexPath, item: Item)? {
    if pieces == nil {
      pieces = sections[place.section].items.pieces
      piece = pieces?.next()
      begin()
    }
    while let piece {
      if let found = next(of: piece) {
        return (IndexPath(row: place.row + found.offset, section: place.section), found.item)
      }
      place = IndexPath(row: place.row + piece.count, section: place.section)
      self.piece = pieces?.next()
      begin()
    }
    return nil
  }

  /// Starts a piece.
  private mutating func begin() {
    offset = 0
    guard case .rows(let source, let range)? = piece else { return }
    if open?.source === source, end <= range.lowerBound {
      end = range.upperBound
      return
    }
    open = source.scan(request, from: range.lowerBound).map { (source, $0) }
    pending = nil
    end = range.upperBound
  }

  private mutating func next(of piece: ItemList.Piece) -> (offset: Int, item: Item)? {
    defer { offset += 1 }
    switch piece {
    case .items(let items): return items.indices.contains(offset) ? (offset, items[offset]) : nil
    case .rows(let source, let range):
      if let open, open.source === source { return next(of: open.scan, in: range) }
      return offset < range.count ? (offset, source.item(at: range.lowerBound + offset)) : nil
    }
  }

  private mutating func next(
    of scan: any RowScan,
    in range: Range<Int>
  ) -> (offset: Int, item: Item)? {
    if pending == nil { pending = scan.next() }
    while let row = pending, row.number < range.upperBound {
      pending = nil
      if row.number >= range.lowerBound { return (row.number - range.lowerBound, row.item) }
      pending = scan.next()
    }
    return nil
  }
}

extension ItemList.Piece {
  fileprivate var count: Int {
    switch self {
    case .rows(_, let range): range.count
    case .items(let items): items.count
    }
  }
}
