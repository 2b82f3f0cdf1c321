import TableModel
import TestSupport
import Testing

/// Snapshots of a diffable data source.
@Suite struct DataSourceSnapshotTests {
  typealias Snapshot = DataSourceSnapshot<String, String>

  private func make(_ sections: KeyValuePairs<String, [String]>) throws -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      try snapshot.appendSections([section])
      try snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  /// What is printed of a refusal, with the snapshot still the same.
  private func refusal(
    of snapshot: Snapshot,
    era: UIKitWording = .ios12,
    _ call: (inout Snapshot) throws(TableError) -> Void
  ) -> String {
    var changed = snapshot
    do throws(TableError) {
      try call(&changed)
      return "accepted"
    } catch {
      return changed == snapshot ? "\(error.code) \(error.text(era: era))" : "changed"
    }
  }

  @Test func `items go to the last section unless one is named`() throws {
    var snapshot = try make(["A": ["a"], "B": ["b"]])
    try snapshot.appendItems(["c"])
    try snapshot.appendItems(["d"], toSection: "A")
    #expect(snapshot.itemIdentifiers == ["a", "d", "b", "c"])
    #expect(try snapshot.itemIdentifiers(inSection: "B") == ["b", "c"])
    #expect(try snapshot.numberOfItems(inSection: "A") == 2)
    #expect(snapshot.numberOfItems == 4 && snapshot.numberOfSections == 2)
    #expect(snapshot.indexOfItem("c") == 3 && snapshot.indexOfSection("B") == 1)
    #expect(snapshot.sectionIdentifier(containingItem: "d") == "A")
    #expect(snapshot.indexOfItem("x") == nil && snapshot.indexOfSection("X") == nil)
  }

  @Test func `items stand beside others`() throws {
    var snapshot = try make(["A": ["a", "b"], "B": ["c"]])
    try snapshot.insertItems(["x", "y"], beforeItem: "b")
    try snapshot.insertItems(["z"], afterItem: "c")
    try snapshot.moveItem("a", afterItem: "c")
    try snapshot.moveItem("z", beforeItem: "x")
    #expect(try snapshot.itemIdentifiers(inSection: "A") == ["z", "x", "y", "b"])
    #expect(try snapshot.itemIdentifiers(inSection: "B") == ["c", "a"])
    try snapshot.moveItem("a", afterItem: "a")
    try snapshot.deleteItems(["x", "c"])
    #expect(snapshot.itemIdentifiers == ["z", "y", "b", "a"])
  }

  @Test func `sections stand beside others and take their items along`() throws {
    var snapshot = try make(["A": ["a"], "B": ["b"], "C": ["c"]])
    try snapshot.insertSections(["X"], beforeSection: "B")
    try snapshot.insertSections(["Y"], afterSection: "C")
    try snapshot.moveSection("C", beforeSection: "A")
    try snapshot.moveSection("A", afterSection: "B")
    #expect(snapshot.sectionIdentifiers == ["C", "X", "B", "A", "Y"])
    #expect(snapshot.itemIdentifiers == ["c", "b", "a"])
    try snapshot.deleteSections(["B", "C"])
    #expect(snapshot.sectionIdentifiers == ["X", "A", "Y"])
    #expect(snapshot.indexOfItem("a") == 0 && snapshot.indexOfItem("b") == nil)
    snapshot.deleteAllItems()
    #expect(snapshot == Snapshot())
  }

  @Test func `marks are kept in order, once, and go with their items`() throws {
    var snapshot = try make(["A": ["a", "b", "c"], "B": []])
    try snapshot.reloadItems(["c", "a"])
    try snapshot.reloadItems(["a"])
    try snapshot.reconfigureItems(["b"])
    try snapshot.reloadSections(["B", "A", "B"])
    #expect(snapshot.reloadedItemIdentifiers == ["c", "a"])
    #expect(snapshot.reconfiguredItemIdentifiers == ["b"])
    #expect(snapshot.reloadedSectionIdentifiers == ["B", "A"])
    try snapshot.deleteItems(["a"])
    try snapshot.deleteSections(["B"])
    #expect(snapshot.reloadedItemIdentifiers == ["c"])
    #expect(snapshot.reloadedSectionIdentifiers == ["A"])
  }

  @Test func `items that are there already move into place, with a warning`() throws {
    var snapshot = try make(["A": ["a", "b"], "B": ["c"]])
    try snapshot.appendItems(["a", "d"])
    #expect(snapshot.itemIdentifiers == ["b", "c", "a", "d"])
    #expect(
      snapshot.warnings == [.existingItems(["a"])]
    )
    try snapshot.appendItems(["a", "b"])
    #expect(snapshot.warnings.last == .existingItems(["a", "b"]))
  }

  @Test func `a section gets these items and no others`() throws {
    var snapshot = try make(["A": ["a", "b"], "B": ["c"]])
    try snapshot.reloadItems(["a", "b"])
    try snapshot.replaceItems(inSection: "A", with: ["x", "c", "b"])
    #expect(snapshot.itemIdentifiers == ["x", "c", "b"])
    #expect(snapshot.reloadedItemIdentifiers == ["b"])
    #expect(
      refusal(of: snapshot) { s throws(TableError) in
        try s.replaceItems(inSection: "A", with: ["x", "x"])
      }
        == "D2 Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    x\n)}"
    )
  }

  @Test func `what is refused leaves the snapshot alone and says so in UIKit's words`() throws {
    let snapshot = try make(["A": ["a", "b"], "B": ["c"]])
    let unique =
      "D1 Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    x\n)}"
    #expect(
      refusal(of: snapshot) { s throws(TableError) in try s.appendItems(["x", "y", "x"]) } == unique
    )
    #expect(
      refusal(of: snapshot, era: .ios13) { s throws(TableError) in try s.appendItems(["x", "x"]) }
        == "D1 Fatal: supplied identifiers are not unique."
    )
    #expect(
      refusal(of: snapshot) { s throws(TableError) in
        try s.insertItems(["x", "x"], beforeItem: "a")
      }
        == unique
    )
    #expect(
      refusal(of: snapshot) { s throws(TableError) in try s.appendSections(["A"]) }
        == "D11 Diffable data source detected an attempt to insert or append 1 section identifier that"
        + " already exists in the snapshot. Identifiers in a snapshot must be unique. Section"
        + " identifier that already exists: A"
    )
    #expect(
      refusal(of: snapshot) { s throws(TableError) in try s.reloadItems(["a", "x"]) }
        == "D3 Invalid item identifier specified for reload"
    )
    #expect(
      refusal(of: snapshot) { s throws(TableError) in try s.deleteItems(["a", "x"]) }
        == "D4 Invalid item identifier specified for delete (x)"
    )
    #expect(
      refusal(of: snapshot) { s throws(TableError) in try s.moveItem("a", beforeItem: "x") }
        == "D4 Invalid item identifier specified for move (x)"
    )
    #expect(
      refusal(of: snapshot) { s throws(TableError) in try s.insertItems(["x"], afterItem: "y") }
        == "D4 Invalid item identifier specified for insert (y)"
    )
    #expect(
      refusal(of: snapshot) { s throws(TableError) in try s.appendItems(["x"], toSection: "X") }
        .hasPrefix("D5 Section identifier was not found.")
    )
    #expect(
      refusal(of: snapshot) { s throws(TableError) in try s.moveSection("A", afterSection: "X") }
        .hasPrefix("D5 ")
    )
    #expect(
      refusal(of: Snapshot()) { s throws(TableError) in try s.appendItems(["x"]) }
        == "D6 There are currently no sections in the data source. Please add a section first."
    )
    #expect(
      refusal(of: snapshot) { s throws(TableError) in
        try s.insertItems(["x", "a"], beforeItem: "a")
      }
      .hasPrefix("D7 ")
    )
  }

  /// A snapshot as plain lists.
  private struct Model {
    var sections: [String] = []
    var rows: [[String]] = []

    func path(_ item: String) -> IndexPath? {
      for (section, items) in rows.enumerated() {
        if let row = items.firstIndex(of: item) { return IndexPath(row: row, section: section) }
      }
      return nil
    }

    mutating func take(_ items: [String]) {
      for section in rows.indices { rows[section].removeAll { items.contains($0) } }
    }
  }

  @Test func `ten thousand random calls leave what plain lists leave`() throws {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<50 {
      var snapshot = try make(["A": [], "B": [], "C": []])
      var model = Model(sections: ["A", "B", "C"], rows: [[], [], []])
      var next = 0
      for step in 0..<200 {
        let items = model.rows.flatMap(\.self)
        let anchor = items.randomElement(using: &random)
        let section = model.sections.randomElement(using: &random)
        next += 100
        let new = (0..<random.below(90)).map { "i\(next + $0)" }
        switch (random.below(9), anchor, section) {
        case (0, _, let section?):
          try snapshot.appendItems(new, toSection: section)
          if let number = model.sections.firstIndex(of: section) { model.rows[number] += new }
        case (1, let anchor?, _):
          try snapshot.insertItems(new, afterItem: anchor)
          if let path = model.path(anchor) {
            model.rows[path.section].insert(contentsOf: new, at: path.row + 1)
          }
        case (2, let anchor?, _):
          let item = items.randomElement(using: &random) ?? anchor
          try snapshot.moveItem(item, beforeItem: anchor)
          if item != anchor {
            model.take([item])
            if let path = model.path(anchor) { model.rows[path.section].insert(item, at: path.row) }
          }
        case (3, _, _), (4, _, _):
          let gone = Array(items.shuffled(using: &random).prefix(random.below(60)))
          try snapshot.deleteItems(gone)
          model.take(gone)
        case (5, _, let section?):
          let other = model.sections.randomElement(using: &random) ?? section
          try snapshot.moveSection(section, afterSection: other)
          if section != other, let from = model.sections.firstIndex(of: section) {
            let rows = model.rows.remove(at: from)
            model.sections.remove(at: from)
            let to = (model.sections.firstIndex(of: other) ?? 0) + 1
            model.sections.insert(section, at: to)
            model.rows.insert(rows, at: to)
          }
        case (6, _, let section?):
          try snapshot.insertSections(["s\(step)"], beforeSection: section)
          let number = model.sections.firstIndex(of: section) ?? 0
          model.sections.insert("s\(step)", at: number)
          model.rows.insert([], at: number)
        case (7, _, let section?) where model.sections.count > 2:
          try snapshot.deleteSections([section])
          let number = model.sections.firstIndex(of: section) ?? 0
          model.sections.remove(at: number)
          model.rows.remove(at: number)
        case (_, let anchor?, _):
          try snapshot.appendItems([anchor] + new)
          model.take([anchor])
          model.rows[model.rows.count - 1] += [anchor] + new
        default: break
        }
        try #require(snapshot.sectionIdentifiers == model.sections, "step \(step)")
        try #require(snapshot.itemIdentifiers == model.rows.flatMap(\.self), "step \(step)")
        for item in items.prefix(40) {
          try #require(snapshot.indexPath(of: item) == model.path(item), "step \(step), \(item)")
        }
      }
    }
  }
}
