import CommandLanguage
import JSON
import TableModel
import TableStore
import TableUI
import Teaching
import Testing
import Workbench

/// The data source of the examples.
@MainActor final class Names: TableViewDataSource {
  var names = ["Ada", "Grace", "Alan"]

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(TableViewCell.self, for: indexPath)
    cell.text = names[indexPath.row]
    return cell
  }
}

/// The examples on the pages of the modules, as they stand there.
@MainActor @Suite struct PageExampleTests {
  @Test func `the page of JSON holds`() throws {
    let row = try JSONValue(parsing: #"{"title": "Ada", "height": 60.50}"#)
    #expect(row["title"]?.string == "Ada")
    #expect(row["height"]?.text == "60.50")
    #expect(
      row.setting("title", to: .string("Grace")).text == #"{"title": "Grace", "height": 60.50}"#
    )
    let document = try JSONDocument(Array(#"[{"title": "Ada"}, {"title": "Alan"}]"#.utf8))
    #expect(document.arrays[0].count == 2)
    #expect(document.element(1, of: document.arrays[0])?["title"]?.string == "Alan")
    do {
      _ = try JSONDocument(Array(#"[{"title": "Ada"},]"#.utf8))
      Issue.record("no error")
    } catch {
      #expect(error.message == "trailing comma before ]")
      #expect("\(error.place)" == "line 1, column 18")
    }
  }

  @Test func `the page of TableModel holds`() throws {
    var items = ItemList()
    for (number, title) in ["Ada", "Grace", "Alan"].enumerated() {
      items.append(Item(.string(title), origin: .made(number), bindings: ItemBindings()))
    }
    var sections = [Section(header: "People", items: items)]
    let before = sections.map(\.items.count)  // [3]
    #expect(before == [3])

    let change = TableChange.delete(items.slice(0..<1), at: IndexPath(row: 0, section: 0))
    try change.apply(to: &sections)
    #expect(sections[0].items.map(\.title) == ["Grace", "Alan"])

    let updates = TableUpdates(composing: [change], from: before)
    let map = try updates.validated(before: before, after: sections.map(\.items.count))
    #expect(map.newPath(of: IndexPath(row: 2, section: 0))?.description == "0 1")

    try change.inverse.apply(to: &sections)
    #expect(sections[0].items.map(\.title) == ["Ada", "Grace", "Alan"])
  }

  @Test func `the page of TableStore holds`() throws {
    let text = #"[{"name": "Ada", "born": 1815}, {"name": "Grace", "born": 1.906e3}]"#
    let document = try TableDocument(parsing: Array(text.utf8), name: "people.json")
    #expect(document.bindings.title == "name")
    var sections = document.sections
    #expect(sections[0].items[1].title == "Grace")
    let row = try document.updating(sections[0].items[1], key: "title", to: .string("Alan"))
    sections[0].items[1] = row.item
    #expect(
      String(decoding: try document.bytes(of: sections), as: UTF8.self)
        == #"[{"name": "Ada", "born": 1815}, {"name": "Alan", "born": 1.906e3}]"#
    )
  }

  @Test func `the page of TableUI holds`() throws {
    let source = Names()
    let tableView = TableView(size: Size(width: 390, height: 528))
    tableView.dataSource = source
    try tableView.layoutIfNeeded()
    #expect(tableView.visibleCells.compactMap(\.text) == ["Ada", "Grace", "Alan"])

    source.names.remove(at: 1)
    try tableView.deleteRows(at: [IndexPath(row: 1, section: 0)])
    #expect(tableView.visibleCells.compactMap(\.text) == ["Ada", "Alan"])

    do {
      try tableView.deleteRows(at: [IndexPath(row: 0, section: 0)])
      Issue.record("no error")
    } catch {
      #expect(error.code == "E1")
      #expect(
        error.cause
          == "the data source still reports 2 rows: the model did not change before the update"
      )
    }
    #expect(tableView.numberOfRows(inSection: 0) == 2)
    #expect(tableView.visibleCells.compactMap(\.text) == ["Ada", "Alan"])
  }

  @Test func `the page of Workbench holds`() throws {
    let session = Session(features: .none)
    var outcomes: [String] = []
    let goesOn = session.run(
      "new 5 4; delete 0 4; delete 0 4; undo",
      at: CommandPlace(file: "three.tabletop")
    ) { outcome in
      outcomes.append("\(outcome.command): \(outcome.errorCode ?? "ok")")
    }
    #expect(outcomes == ["new 5 4: ok", "delete 0 4: ok", "delete 0 4: no-row"])
    #expect(goesOn == false)
    #expect(session.hasFailed == true)
  }

  @Test func `the page of Teaching holds`() throws {
    let parts: [Features] = [.all, .all.without(.lessons)]
    var outcomes: [String] = []
    for features in parts {
      let session = Session(features: features)
      for line in ["lesson delete-row-only", "table delete 0 3"] {
        _ = session.run(line, at: CommandPlace(isPrompt: true)) { outcome in
          outcomes.append("\(outcome.command): \(outcome.errorCode ?? "ok")")
        }
      }
    }
    #expect(outcomes.prefix(2) == ["lesson delete-row-only: ok", "table delete 0 3: E1"])
    #expect(
      outcomes.suffix(2)
        == ["lesson delete-row-only: unknown-command", "table delete 0 3: no-source"]
    )
  }
}
