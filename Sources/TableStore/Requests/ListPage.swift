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
