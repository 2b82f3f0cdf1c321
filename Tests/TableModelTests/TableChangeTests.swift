import JSON
import TableModel
import Testing

@Suite struct TableChangeTests {
  private let item = makeUpdatesItem(90)
  private let other = makeUpdatesItem(91)

  private let sections = [
    Section(header: "A", items: ItemList((0..<4).map { makeUpdatesItem($0) })),
    Section(header: "B", items: ItemList((4..<6).map { makeUpdatesItem($0) })), Section(),
  ]

  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private var changes: [TableChange] {
    [
      .insert([item, other], at: path(0, 4)),
      .delete([sections[0].items[1], sections[0].items[2]], at: path(0, 1)),
      .move(from: path(0, 0), to: path(0, 3)), .move(from: path(0, 3), to: path(2, 0)),
      .update(at: path(1, 1), from: sections[1].items[1], to: item),
      .height(at: path(1, 1), from: sections[1].items[1], to: item),
      .insertSection(Section(header: "C", items: [item]), at: 3),
      .deleteSection(sections[0], at: 0),
      .moveSection(from: 0, to: 2), .header(section: 0, from: "A", to: "Z"),
      .footer(section: 0, from: "", to: "Z"),
    ]
  }

  @Test func `the inverse takes a change back`() throws {
    for change in changes {
      var state = sections
      try change.apply(to: &state)
      #expect(state != sections, "\(change)")
      try change.inverse.apply(to: &state)
      #expect(state == sections, "\(change)")
      #expect(change.inverse.inverse == change)
    }
  }

  @Test func `the destination of a row is where the change puts it`() throws {
    for change in changes {
      var state = sections
      try change.apply(to: &state)
      for (section, rows) in sections.enumerated() {
        for (row, item) in rows.items.enumerated() {
          let place = change.destination(of: path(section, row))
          let isUpdated =
            change.description.hasPrefix("update") || change.description.hasPrefix("height")
          if let place, !isUpdated {
            #expect(state[place.section].items[place.row] == item, "\(change)")
          } else if !isUpdated {
            #expect(!state.contains { $0.items.contains(item) }, "\(change)")
          }
        }
      }
    }
  }

  @Test func `a change that does not fit changes nothing`() {
    let wrong: [TableChange] = [
      .insert([item], at: path(0, 5)), .insert([item], at: path(3, 0)),
      .insert([item], at: path(0, -1)), .delete([item, item], at: path(0, 3)),
      .delete([], at: path(2, 1)), .move(from: path(0, 0), to: path(0, 4)),
      .move(from: path(2, 0), to: path(0, 0)), .update(at: path(0, 4), from: item, to: other),
      .height(at: path(0, .max), from: item, to: other), .insertSection(Section(), at: 4),
      .deleteSection(Section(), at: 3), .moveSection(from: 0, to: 3),
      .moveSection(from: -1, to: 0), .header(section: 3, from: "", to: ""),
      .footer(section: -1, from: "", to: ""),
    ]
    for change in wrong {
      var state = sections
      #expect(throws: TableError.changeDoesNotFit(change.description)) {
        try change.apply(to: &state)
      }
      #expect(state == sections, "\(change)")
    }
  }
}
