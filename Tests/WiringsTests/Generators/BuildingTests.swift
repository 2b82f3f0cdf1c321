import TableModel
import TableUI
import Testing

@testable import TableAdapters

@MainActor @Suite struct BuildingTests {
  private func texts(_ rows: [any CellGenerator]) -> [String] {
    rows.map { ($0 as? TextRow)?.model ?? "?" }
  }

  @Test(arguments: [
    (true, 0, ["a", "grown", "old", "end"]), (false, 2, ["a", "young", "0", "1", "end"]),
  ]) func `rows are written down with conditions and loops (seeds M18, D6)`(
    isGrown: Bool,
    count: Int,
    rows: [String]
  ) {
    let made = generators {
      TextRow(with: "a")
      if isGrown { TextRow(with: "grown") }
      if isGrown { TextRow(with: "old") } else { TextRow(with: "young") }
      for number in 0..<count { TextRow(with: "\(number)") }
      [TextRow(with: "end")]
    }
    #expect(texts(made) == rows)
  }

  @Test func `sections are written down too`() throws {
    let fixture = try ManagedTable(ManualDisplayManager.self)
    let hasSecond = true
    fixture.manager.setSections(
      sections {
        GeneratorSection(header: TitleHeaderGenerator("first", id: "first")) {
          TextRow(with: "a")
          TextRow(with: "b")
        }
        if hasSecond { GeneratorSection(header: HeaderGenerator(id: "second")) {} }
        for name in ["x", "y"] {
          GeneratorSection(header: HeaderGenerator(id: name)) { TextRow(with: name) }
        }
      }
    )
    try fixture.manager.forceRefill()
    #expect(fixture.headers == ["first", "second", "x", "y"])
    #expect(fixture.models == [["a", "b"], [], ["x"], ["y"]])
  }

  @Test(arguments: [
    (["a"], "last", Decoration.Anchor.start, ["D", "a"]),
    (["a", "b"], "first", .end, ["a", "D", "b"]),
    (["a", "b"], "each", .end, ["a", "D", "b", "D"]),
    (["a", "b"], "each", .start, ["D", "a", "D", "b"]),
    (["a", "b", "c"], "last", .end, ["a", "b", "c", "D"]),
    (["a", "b", "c"], "first", .start, ["D", "a", "b", "c"]),
    (["a", "b", "c"], "odd", .end, ["a", "b", "D", "c"]), ([], "each", .end, []),
    ([], "first", .start, []),
  ])
  func `further rows stand where they are wanted (seeds M19, D5)`(
    rows: [String],
    rule: String,
    anchor: Decoration.Anchor,
    after: [String]
  ) {
    let rules: [String: Decoration.Rule] = [
      "each": .each, "first": .first, "last": .last, "odd": .custom { index, _ in index % 2 == 1 },
    ]
    let decoration = Decoration(rules[rule] ?? .each, anchor) { TextRow(with: "D") }
    #expect(texts(decoration.applied(to: rows.map { TextRow(with: $0) })) == after)
  }
}
