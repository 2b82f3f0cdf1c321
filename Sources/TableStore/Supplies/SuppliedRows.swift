public import TableModel

/// The loaded rows of a ``RowSupply``, at one moment.
public struct SuppliedRows: Sendable {
  /// The rows, in sections.
  public private(set) var sections: [Section]

  /// The number of rows.
  public private(set) var extent: RowExtent

  /// The number of times that rows got other numbers; a cursor is valid for one generation.
  public private(set) var generation = 0

  /// The number of changes.
  public private(set) var version = 0

  /// Creates rows.
  public init(_ sections: [Section] = [], extent: RowExtent? = nil) {
    self.sections = sections
    self.extent = extent ?? .exactly(Self.count(of: sections))
  }

  /// The number of loaded rows.
  public var loadedCount: Int { Self.count(of: sections) }

  /// Returns loaded rows by their numbers, counted through all sections; fewer at the end.
  public func items(_ numbers: Range<Int>) -> [Item] {
    var items: [Item] = []
    var start = 0
    for section in sections where start < numbers.upperBound {
      let end = start + section.items.count
      let part = numbers.clamped(to: start..<end)
      for number in part { items.append(section.items[number - start]) }
      start = end
    }
    return items
  }

  /// Restarts with other sections.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - extent: The number of rows, or nil if there are exactly these.
  /// - Returns: The equivalent edits.
  package mutating func begin(with sections: [Section], extent: RowExtent? = nil) -> [TableChange] {
    let old = self.sections
    generation += 1
    version += 1
    self.sections = sections
    self.extent = extent ?? .exactly(loadedCount)
    return old.indices.reversed().map { .deleteSection(old[$0], at: $0) }
      + sections.enumerated().map { .insertSection($0.element, at: $0.offset) }
  }

  /// Applies edits, all or none.
  ///
  /// - Parameters:
  ///   - changes: The edits.
  ///   - isAppending: Whether all other rows keep their numbers.
  /// - Throws: `TableError.changeDoesNotFit(_:)`.
  package mutating func apply(
    _ changes: [TableChange],
    isAppending: Bool = false
  ) throws(TableError) {
    var sections = sections
    for change in changes { try change.apply(to: &sections) }
    self.sections = sections
    version += 1
    if !isAppending { generation += 1 }
    extent = extent.with(loadedCount)
  }

  /// Records that all rows are loaded.
  package mutating func end() { extent = .exactly(loadedCount) }

  private static func count(of sections: [Section]) -> Int {
    sections.reduce(0) { $0 + $1.items.count }
  }
}

/// The number of rows of a ``RowSupply``.
public enum RowExtent: Hashable, Sendable {
  /// The number is known.
  case exactly(Int)

  /// The number is this or greater.
  case atLeast(Int)

  /// The number is unknown.
  case unknown

  fileprivate func with(_ count: Int) -> RowExtent {
    if case .exactly = self { .exactly(count) } else { .atLeast(count) }
  }
}

/// The place of a row, for the page after it or before it.
public struct RowCursor: Hashable, Sendable {
  /// The generation of the rows.
  public let generation: Int

  /// The number of the row, counted through all sections.
  public let number: Int

  /// The row; a supply with keys uses its id and values as the key of the next page.
  public let row: Item

  /// Creates a cursor.
  public init(generation: Int, number: Int, row: Item) {
    self.generation = generation
    self.number = number
    self.row = row
  }
}

/// Some adjacent rows.
public struct RowPage: Sendable {
  /// The rows.
  public let items: [Item]

  /// The place of the first row, or nil for an empty page.
  public let first: RowCursor?

  /// The place of the last row, or nil for an empty page.
  public let last: RowCursor?

  /// Creates a page of adjacent rows.
  ///
  /// - Parameters:
  ///   - items: The rows.
  ///   - number: The number of the first row, counted through all sections.
  ///   - generation: The generation of the numbers.
  public init(_ items: [Item], from number: Int, generation: Int) {
    self.items = items
    first = items.first.map { RowCursor(generation: generation, number: number, row: $0) }
    let end = number + items.count - 1
    last = items.last.map { RowCursor(generation: generation, number: end, row: $0) }
  }
}
