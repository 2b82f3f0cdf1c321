import SessionSupport
import TableModel
import TableStore
import TableUI
import Testing
import Wirings

@testable import Workbench
@testable import Workspace

/// A controller from elsewhere with swipe actions, menus, an index and details, and no Edit button.
@MainActor
private final class Foreign: ViewController, TableViewHosting, SectionsProviding,
  TableViewDataSource, TableViewDelegate, TableViewTitling, TableViewIndexing,
  TableViewSwipeActions, TableViewCopying, TableViewAccessories, TableViewRowEditing
{
  let tableView: TableView
  private(set) var sections: [Section]
  var log: [String] = []

  init(_ sections: [Section], _ style: TableViewStyle, _ size: Size) {
    self.sections = sections
    tableView = TableView(size: size, style: style)
    super.init()
    tableView.dataSource = self
    tableView.delegate = self
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].items.count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(ItemCell.self, for: indexPath)
    cell.configure(with: sections[indexPath.section].items[indexPath.row])
    cell.accessoryType = .detailButton
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func sectionIndexTitles(for tableView: TableView) -> [String]? { ["F", "W", "?"] }

  func tableView(
    _ tableView: TableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    SwipeActionsConfiguration(actions: [
      ContextualAction(style: .normal, title: "Read") { _, _, completion in completion(true) },
      ContextualAction(style: .normal, title: "Stay") { _, _, _ in },
    ])
  }

  func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    true
  }

  func tableView(
    _ tableView: TableView,
    canPerformAction action: MenuAction,
    forRowAt indexPath: IndexPath
  ) -> Bool { action == .copy }

  func tableView(
    _ tableView: TableView,
    performAction action: MenuAction,
    forRowAt indexPath: IndexPath
  ) { log.append("\(action.rawValue) \(indexPath)") }

  func tableView(
    _ tableView: TableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { log.append("detail \(indexPath)") }

  func tableView(
    _ tableView: TableView,
    commit editingStyle: CellEditingStyle,
    forRowAt indexPath: IndexPath
  ) throws(TableError) {
    sections[indexPath.section].items.removeSubrange(indexPath.row..<indexPath.row + 1)
    try tableView.deleteRows(at: [indexPath])
  }
}

@MainActor @Suite struct ForeignControllerTests {
  private let fixture: SessionFixture

  init() throws {
    fixture = try SessionFixture(nil)
    let document = try TableDocument(parsing: Array(ExampleTable.document.utf8), name: "people")
    let wiring = Wiring(name: "foreign", summary: "", origin: "") { sections, style, size in
      Foreign(sections, style, size)
    }
    let frame = TableFrame(size: Size(width: 200, height: 330))
    try fixture.session.add(
      OpenTable(
        name: "people",
        document: document,
        supply: DocumentSupply(document, loop: RequestLoop()),
        wiring: wiring,
        frame: frame
      )
    )
  }

  private var controller: Foreign? {
    fixture.session.current?.door.controller as? Foreign
  }

  @Test func `its buttons are tapped by number`() {
    #expect(
      fixture.type("swipe 0 1 leading")
        == "0 1 \"Bob\" shows [Read] [Stay]; `action 1` to `action 2` or `cancel`"
    )
    #expect(fixture.type("show").contains("[Read] [Stay]"))
    #expect(fixture.type("confirm").contains("`action 1` taps the first button"))
    #expect(fixture.type("action 3").contains("shows 2 buttons"))
    #expect(
      fixture.type("action 2")
        == "tapped \"Stay\" of 0 1 \"Bob\"\n0 1 \"Bob\" stays open: the action did not call its"
        + " completion; `cancel` closes it"
    )
    #expect(fixture.type("action 1") == "tapped \"Read\" of 0 1 \"Bob\"")
    #expect(fixture.code("cancel") == "refused")
  }

  @Test func `an edit that it does not tell of cannot be undone, and that is said`() {
    fixture.type("swipe 0 1")
    let answer = fixture.type("confirm")
    #expect(answer.hasPrefix("confirmed delete of 0 1 \"Bob\" (Foreign.commit)"))
    #expect(answer.contains("does not report its edits (ModelChangeObserving)"))
    #expect(fixture.code("undo") == "refused")
  }

  @Test func `its index stands at the right edge and jumps`() {
    let lines = fixture.type("show").split(separator: "\n").map { String($0.suffix(3)) }
    #expect(lines.contains(" F│") && lines.contains(" W│"))
    #expect(fixture.type("index") == "F W ?")
    #expect(fixture.type("index W").hasPrefix("\"W\" leads to section 1"))
    #expect(fixture.type("index ?").hasPrefix("\"?\" has no section"))
    #expect(fixture.code("index Q") == "not-found")
    fixture.type("set sectionIndexMinimumDisplayRowCount 99")
    #expect(fixture.type("index").hasSuffix("the index shows at 99 rows or more"))
    #expect(fixture.code("index W") == "refused")
  }

  @Test func `its menu and its details`() {
    #expect(fixture.type("menu 0 1") == "the menu of 0 1 \"Bob\": copy")
    #expect(fixture.type("menu 0 1 copy") == "chose copy at 0 1 \"Bob\"")
    #expect(fixture.code("menu paste") == "not-found")
    #expect(fixture.type("accessory").hasSuffix("(Foreign.accessoryButtonTapped)"))
    #expect(controller?.log == ["copy 0 1", "detail 0 1"])
  }

  @Test func `a controller that does not pass setEditing on is told so`() {
    let answer = fixture.type("edit on")
    #expect(answer.contains("Foreign does not forward setEditing"))
    #expect(controller?.tableView.isEditing == true)
    #expect(fixture.code("drag 0 0 to 0 1") == "refused")
  }
}
