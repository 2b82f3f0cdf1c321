import JSON
public import TableModel

/// One page of a list, as it was read from an answer.
public struct ListPage: Sendable {
  /// The number of the page.
  public var number: Int

  /// The rows, in sections.
  public var sections: [Section]

  /// What the page was read as where it is the first one, or nil.
  public var document: TableDocument?

  /// What was left out of the page, and why.
  public var problems: [LoadProblem]

  /// What the answer says about its place among the pages.
  public var facts: PageFacts

  /// How many bytes the answer had.
  public var byteCount: Int

  /// Makes a page.
  public init(
    number: Int,
    sections: [Section],
    document: TableDocument? = nil,
    problems: [LoadProblem] = [],
    facts: PageFacts = PageFacts(),
    byteCount: Int = 0
  ) {
    self.number = number
    self.sections = sections
    self.document = document
    self.problems = problems
    self.facts = facts
    self.byteCount = byteCount
  }

  /// How many rows the page has.
  public var rowCount: Int { sections.reduce(0) { $0 + $1.items.count } }
}

/// The rows of a further page: values of its answer under the names and numbers of the list.
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

  func item(at index: Int) -> Item {
    // The numbers go on behind the rows of the first page, so none is taken for one of those.
    let origin = IndexPath(row: firstRow + index, section: 0)
    return Item(values[index], origin: .loaded(origin), bindings: bindings)
  }
}

/// What makes a page of an answer; it works on another thread.
public protocol PageReading: Sendable {
  /// Reads a page.
  ///
  /// - Parameters:
  ///   - response: The answer.
  ///   - number: The number of the page.
  ///   - first: The page that began the list, or nil where this is the one.
  ///   - rowsBefore: How many rows the list had before, so that rows without an id are told apart.
  /// - Returns: The page.
  /// - Throws: Why the answer is no page; nothing of it is used then.
  func read(
    _ response: HTTPResponse,
    number: Int,
    first: ListPage?,
    rowsBefore: Int
  ) throws(RequestError) -> ListPage
}
