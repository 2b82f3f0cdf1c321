import JSON
import TableAdapters
import TableModel
import TestSupport
import Testing

@Suite struct FormRulesTests {
  private func item(_ json: String) throws -> Item {
    Item(try JSONValue(parsing: json), origin: .made(0), bindings: .native)
  }

  private func sections(_ rows: String...) throws -> [Section] {
    [Section(items: ItemList(try rows.map(item)))]
  }

  private func ids(_ sections: [Section]) -> [[String]] {
    sections.map { $0.items.map(\.id.text) }
  }

  /// The rows after a value was entered.
  private func entering(
    _ text: String,
    _ row: Int,
    _ sections: [Section]
  ) throws -> [Section] {
    let path = IndexPath(row: row, section: 0)
    var after = sections
    let changes = try FormRules.changes(entering: text, at: path, in: sections)
    for change in changes { try change.apply(to: &after) }
    // The changes are worth nothing if they cannot be taken back.
    var back = after
    for change in changes.reversed() { try change.inverse.apply(to: &back) }
    #expect(back == sections)
    return after
  }

  private let parent =
    #"{"id": "p", "cell": "text", "details": [{"id": "x", "title": "X"}, {"id": "y", "title": "Y"}]}"#

  @Test func `rows come behind the field with its value and go when it is emptied`() throws {
    let start = try sections(parent, #"{"id": "z"}"#)
    let grown = try entering("v", 0, start)
    #expect(ids(grown) == [["p", "x", "y", "z"]])
    #expect(ids(try entering("w", 0, grown)) == [["p", "x", "y", "z"]])
    #expect(ids(try entering("", 0, grown)) == [["p", "z"]])
  }

  @Test func `a row that is there already, wherever, is not put in a second time`() throws {
    let start = try sections(#"{"id": "y", "title": "own"}"#, parent)
    #expect(ids(try entering("v", 1, start)) == [["y", "p", "x"]])
  }

  @Test func `a row that was moved away goes all the same`() throws {
    var grown = try entering("v", 0, try sections(parent, #"{"id": "z"}"#))
    try TableChange.move(from: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 0))
      .apply(to: &grown)
    #expect(ids(grown) == [["x", "p", "y", "z"]])
    #expect(ids(try entering("", 1, grown)) == [["p", "z"]])
  }

  @Test func `what a default brings along comes with its row, and all goes together`() throws {
    let start = try sections(
      #"{"id": "p", "cell": "text", "details": [{"id": "c", "cell": "choice", "choices": ["a", "b"], "#
        + #""default": "a", "details": {"a": [{"id": "deep"}], "b": [{"id": "other"}]}}]}"#
    )
    let grown = try entering("v", 0, start)
    #expect(ids(grown) == [["p", "c", "deep"]])
    let branched = try entering("b", 1, grown)
    #expect(ids(branched) == [["p", "c", "other"]])
    #expect(ids(try entering("", 0, branched)) == [["p"]])
  }

  @Test func `rows without a bound id are told apart by a member of their own`() throws {
    let bindings = ItemBindings(title: "title", kind: "cell")
    let value = try JSONValue(
      parsing: #"{"cell": "text", "details": [{"title": "X"}, {"title": "Y"}]}"#
    )
    let item = Item(value, origin: .loaded(IndexPath(row: 0, section: 0)), bindings: bindings)
    let grown = try entering("v", 0, [Section(items: ItemList([item]))])
    #expect(grown[0].items.map(\.title) == [nil, "X", "Y"])
    #expect(Set(ids(grown)[0]).count == 3)
    #expect(try entering("", 0, grown)[0].items.count == 1)
  }

  @Test
  func `a value that is there already changes nothing, and neither does a row of another kind`()
    throws
  {
    let start = try sections(#"{"id": "p", "cell": "text", "value": "v"}"#, #"{"id": "z"}"#)
    #expect(
      try FormRules.changes(entering: "v", at: IndexPath(row: 0, section: 0), in: start) == []
    )
    #expect(
      try FormRules.changes(entering: "v", at: IndexPath(row: 1, section: 0), in: start) == []
    )
    #expect(
      try FormRules.changes(entering: "v", at: IndexPath(row: 9, section: 4), in: start) == []
    )
  }

  @Test(arguments: [
    ("12345678901", nil as FieldProblem?), ("1234567890", .noMatch("11 digits")),
    ("123456789012", .noMatch("11 digits")), ("", nil),
  ])
  func `a pattern is a regular expression for the whole value`(
    text: String,
    problem: FieldProblem?
  ) throws {
    let item = try item(#"{"cell": "text", "pattern": "[0-9]{11}", "hint": "11 digits"}"#)
    let field = try #require(FormField(of: item))
    #expect(FormRules.problem(with: text, in: field) == problem)
  }

  @Test func `a pattern that is none is told in the system's words and stops nobody else`() throws {
    let field = try #require(FormField(of: try item(#"{"cell": "text", "pattern": "(("}"#)))
    guard case .brokenPattern = FormRules.problem(with: "a", in: field) else {
      Issue.record("taken")
      return
    }
  }

  @Test func `a form names the fields that are not complete`() throws {
    let form = try sections(
      #"{"id": "a", "cell": "text", "required": true}"#,
      #"{"id": "b", "cell": "text"}"#,
      #"{"id": "c", "cell": "date", "value": "never"}"#,
      #"{"id": "d", "title": "plain"}"#
    )
    let found = FormRules.incomplete(in: form)
    #expect(found.map(\.item.id.text) == ["a", "c"])
    #expect(found.map(\.problem) == [.required, .noDate])
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `no row of a form ever stands in it twice, and emptying all brings the first form back`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let start = try (0..<4).map { try item(Self.makeField("f\($0)", depth: 0, &random)) }
    var form = [Section(items: ItemList(start))]
    for step in 0..<40 {
      let row = random.below(form[0].items.count)
      guard let field = FormField(of: form[0].items[row]) else { continue }
      let values = field.kind == .choice ? field.choices + [""] : ["", "v", "w"]
      form = try entering(values[random.below(values.count)], row, form)
      let names = ids(form)[0]
      #expect(Set(names).count == names.count, "seed \(seed), step \(step): \(names)")
    }
    for _ in 0..<4 {
      for id in ["f0", "f1", "f2", "f3"] {
        let row = try #require(ids(form)[0].firstIndex(of: id))
        form = try entering("", row, form)
      }
    }
    #expect(ids(form) == [["f0", "f1", "f2", "f3"]], "seed \(seed)")
  }

  private static func makeField(_ id: String, depth: Int, _ random: inout SeededGenerator) -> String
  {
    func rows(_ branch: String) -> String {
      (0..<random.below(3)).map { makeField("\(id)\(branch)\($0)", depth: depth + 1, &random) }
        .joined(separator: ", ")
    }
    guard depth < 3 else { return #"{"id": "\#(id)"}"# }
    if random.chance(50) {
      return #"{"id": "\#(id)", "cell": "text", "details": [\#(rows("t"))]}"#
    }
    return #"{"id": "\#(id)", "cell": "choice", "choices": ["a", "b"], "#
      + #""details": {"a": [\#(rows("a"))], "b": [\#(rows("b"))]}}"#
  }
}
