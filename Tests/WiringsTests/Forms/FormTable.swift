import JSON
import TableAdapters
import TableModel
import TableUI
import TestSupport
import Testing

@testable import Wirings

/// A form in each wiring, and what a person does with it.
@MainActor struct FormTable {
  typealias Controller = ViewController & TableViewHosting & SectionsProviding & ChangePerforming
    & ModelChanging & ModelChangeObserving

  static let size = Size(width: 320, height: 528)

  static let rows = [
    #"{"id": "name", "cell": "text", "title": "Name", "required": true, "minLength": 2}"#,
    #"{"id": "tax", "cell": "text", "title": "Tax", "pattern": "[0-9]{3}", "details": ["#
      + #"{"id": "office", "cell": "choice", "title": "Office", "choices": ["a", "b"]}, "#
      + #"{"id": "since", "cell": "date", "title": "Since"}]}"#,
    #"{"id": "work", "cell": "choice", "title": "Work", "choices": ["yes", "no"], "details": "#
      + #"{"yes": [{"id": "firm", "cell": "text", "title": "Firm", "details": "#
      + #"[{"id": "town", "cell": "text", "title": "Town"}]}], "#
      + #""no": [{"id": "why", "cell": "text", "title": "Why"}]}}"#,
    #"{"id": "mail", "cell": "switch", "title": "Mail", "default": true, "details": "#
      + #"{"on": [{"id": "address", "cell": "text", "title": "Address"}]}}"#,
    #"{"id": "born", "cell": "date", "title": "Born"}"#,
    #"{"id": "phone", "cell": "phone", "title": "Phone"}"#,
    #"{"id": "send", "cell": "button", "title": "Send", "submits": true}"#,
    #"{"id": "offer", "cell": "promo", "title": "Offer", "buttons": ["buy", "later"]}"#,
    #"{"id": "plain", "title": "Plain"}"#,
  ]

  let controller: any Controller

  /// The edits of the model since the last look, in the order in which it took them.
  let edits = EditLog()

  init(_ wiring: Wiring, _ rows: [String] = rows) throws {
    let items = try rows.map { text in
      Item(try JSONValue(parsing: text), origin: .made(0), bindings: .native)
    }
    let sections = [Section(header: "Form", items: ItemList(items))]
    let made = wiring.makeController(sections, .plain, Self.size)
    made.tableView.estimateNothingUnlessSaid()
    controller = try #require(made as? any Controller, "\(wiring.name)")
    controller.onModelChange = { [edits] in edits.changes.append($0) }
    try made.tableView.layoutIfNeeded()
  }

  var table: TableView { controller.tableView }

  /// How many cells were handed out so far.
  var cellsFilled: Int { table.statistics.cellsCreated + table.statistics.cellsReused }

  /// The ids of the rows in order.
  var ids: [String] { controller.sections.flatMap { $0.items.map(\.id.text) } }

  func path(_ id: String) throws -> IndexPath {
    IndexPath(row: try #require(ids.firstIndex(of: id), "\(id)"), section: 0)
  }

  /// The value of a field in the model.
  func value(_ id: String) throws -> String {
    let item = controller.sections[0].items[try path(id).row]
    return try #require(FormField(of: item)).value(in: item)
  }

  /// Enters something in a row that is on the screen.
  @discardableResult
  func enter(_ input: CellInput, _ id: String) throws -> [TouchEvent] {
    let path = try path(id)
    try table.scrollToRow(at: path, at: .none)
    try table.layoutIfNeeded()
    defer { try? table.layoutIfNeeded() }
    return try table.enter(input, at: path)
  }
}

/// Edits that a model told of.
@MainActor final class EditLog {
  var changes: [TableChange] = []
}
