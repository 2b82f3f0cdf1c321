import JSON
import TableModel
import TestSupport
import Testing

/// Differences of sections with their rows, as changes of a store.
@Suite struct SectionsDifferenceTests {
  private static func item(_ number: Int, _ random: inout SeededGenerator) -> Item {
    makeUpdatesItem(
      number,
      title: "t\(random.below(3))",
      kind: random.chance(20) ? "subtitle" : nil
    )
  }

  private static func state(_ random: inout SeededGenerator) -> [Section] {
    let headers = Array(["A", "B", "C", "D", ""].shuffled(using: &random).prefix(random.below(6)))
    var sections = headers.map { header in
      Section(header: header, footer: random.chance(30) ? "f" : "")
    }
    guard !sections.isEmpty else { return [] }
    for number in (0..<14).shuffled(using: &random).prefix(random.below(15)) {
      sections[random.below(sections.count)].items.append(item(number, &random))
    }
    return sections
  }

  /// What a person sees of sections.
  private static func texts(_ sections: [Section]) -> [[String]] {
    sections.map { section in
      [section.header, section.footer]
        + section.items.map { "\($0.id) \($0.title ?? "") \($0.cellKind ?? "")" }
    }
  }

  @Test func `the changes make one state into the other, batch by batch, and back again`() throws {
    var random = SeededGenerator(seed: 4)
    for round in 0..<rounds(600, thorough: 2000) {
      let old = Self.state(&random)
      let new = Self.state(&random)
      let difference = SectionsDifference(from: old, to: new)
      for policy in BatchPolicy.allCases {
        let stages = difference.stages(policy)
        var state = old
        for changes in stages {
          let before = state.map(\.items.count)
          for change in changes { try change.apply(to: &state) }
          let updates = TableUpdates(composing: changes, from: before)
          _ = try updates.validated(
            before: before,
            after: state.map(\.items.count),
            policy: policy
          )
          if stages.count == 1 {
            #expect(updates.movedSections.count == difference.difference.movedSections.count)
          }
        }
        try #require(
          Self.texts(state) == Self.texts(new),
          "round \(round), \(policy): \(Self.texts(old)) by \(stages)"
        )
        for changes in stages.reversed() {
          let before = state.map(\.items.count)
          let inverses = changes.reversed().map(\.inverse)
          for change in inverses { try change.apply(to: &state) }
          let updates = TableUpdates(composing: inverses, from: before)
          _ = try updates.validated(
            before: before,
            after: state.map(\.items.count),
            policy: policy
          )
        }
        try #require(state == old, "round \(round), \(policy): back again")
      }
    }
  }

  @Test func `a row that only its spelling changed is the same`() throws {
    let old = makeUpdatesItem(1, title: "x")
    let respelled = Item(
      try JSONValue(parsing: #"{ "id": "i1",  "title": "x" }"#),
      origin: .made(9),
      bindings: .native
    )
    let difference = SectionsDifference(
      from: [Section(items: [old])],
      to: [Section(items: [respelled])]
    )
    #expect(difference.difference.isEmpty)
  }

  @Test func `a changed row keeps where it came from`() throws {
    var sections = [Section(items: [makeUpdatesItem(1, title: "x")])]
    let other = Item(
      makeUpdatesItem(1, title: "y").value,
      origin: .loaded(IndexPath(row: 5, section: 5)),
      bindings: .native
    )
    let difference = SectionsDifference(from: sections, to: [Section(items: [other])])
    for change in difference.stages(.lenient).joined() { try change.apply(to: &sections) }
    #expect(sections[0].items[0].title == "y")
    #expect(sections[0].items[0].origin == .made(1))
  }

  @Test func `ids that come twice are named`() {
    let twice = ItemList([makeUpdatesItem(1), makeUpdatesItem(2), makeUpdatesItem(1)])
    let difference = SectionsDifference(
      from: [Section(items: twice)],
      to: [Section(items: [makeUpdatesItem(1)])]
    )
    #expect(difference.repeatedIDs == [ItemID("i1")])
    #expect(difference.difference.deletedRows.map(\.row) == [1, 2])
  }

  @Test
  func `a section with another header is another one, unless its place of loading says otherwise`()
  {
    let old = [Section(header: "A", items: [makeUpdatesItem(1)], origin: 0)]
    let new = [Section(header: "B", items: [makeUpdatesItem(1)], origin: 0)]
    #expect(SectionsDifference(from: old, to: new).difference.insertedSections == [0])
    let same = SectionsDifference(from: old, to: new, sections: .origin)
    #expect(same.stages(.uikit) == [[.header(section: 0, from: "A", to: "B")]])
  }
}
