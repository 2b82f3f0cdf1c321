import JSON
public import TableModel

/// One page of a list, as read from a response.
public struct ListPage: Sendable {
  /// The number of the page.
  public var number: Int

  /// The rows, in sections.
  public var sections: [Section]

  /// The document of the first page; nil for other pages.
  public var document: TableDocument?

  /// The elements that were left out of the page, with reasons.
  public var problems: [LoadProblem]

  /// The place of the page in the list, as the response describes it.
  public var facts: PageInfo

  /// The size of the response in bytes.
  public var byteCount: Int

  /// Creates a page.
  public init(
    number: Int,
    sections: [Section],
    document: TableDocument? = nil,
    problems: [LoadProblem] = [],
    facts: PageInfo = PageInfo(),
    byteCount: Int = 0
  ) {
    self.number = number
    self.sections = sections
    self.document = document
    self.problems = problems
    self.facts = facts
    self.byteCount = byteCount
  }

  /// The number of rows of the page.
  public var rowCount: Int { sections.reduce(0) { $0 + $1.items.count } }
}

/// The rows of a further page, with the bindings and numbers of the list.
final class PageRows: RowSource {
  private let values: [JSONValue]
  private let bindings: ItemBindings
  private let firstRow: Int

  init(_ values: [JSONValue], bindings: ItemBindings, firstRow: Int) {
    self.values = values
    self.bindings = bindings
    self.firstRow = firstRow
  }

  var count: Int { values.count }

  var areLoaded: Bool { true }

  func item(at index: Int) -> Item {
    // The numbers continue after the rows of the first page, so that they are all different.
    let origin = IndexPath(row: firstRow + index, section: 0)
    return Item(values[index], origin: .loaded(origin), bindings: bindings)
  }
}

/// Creates pages from responses, on another thread.
public protocol PageReading: Sendable {
  /// Reads a page.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - number: The number of the page.
  ///   - first: The first page of the list, or nil if this is it.
  ///   - rowsBefore: The number of rows already in the list, to distinguish rows without an id.
  /// - Returns: The page.
  /// - Throws: The reason why the response is not a page; none of it is used then.
  func read(
    _ response: HTTPResponse,
    number: Int,
    first: ListPage?,
    rowsBefore: Int
  ) throws(RequestError) -> ListPage
}
