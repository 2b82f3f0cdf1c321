import JSON
import TableAdapters
import TableModel
import TableStore
import TableUI
import TestSupport
import Testing

@testable import Wirings

/// The wiring with fetched results: the table view follows the reports of the results controller.
@MainActor @Suite struct FetchedControllerTests {
  private func item(_ number: Int, _ title: String) -> Item {
    .object(number, ("title", .string(title)))
  }

  private func makeController() throws -> FetchedController {
    let sections = [
      Section(header: "a", items: ItemList([item(0, "Ada"), item(1, "Grace")]), origin: 0),
      Section(header: "b", items: ItemList([item(2, "Alan")]), origin: 1),
    ]
    let controller = FetchedController(store: SectionStore(sections))
    try controller.tableView.layoutIfNeeded()
    return controller
  }

  private func titles(_ controller: FetchedController) throws -> [String?] {
    try controller.tableView.layoutIfNeeded()
    return controller.tableView.visibleCells.map(\.text)
  }

  @Test func `a batch of edits is one transaction`() throws {
    let controller = try makeController()
    try controller.perform([
      .insert(ItemList([item(7, "Kay")]), at: IndexPath(row: 0, section: 0)),
      .update(at: IndexPath(row: 1, section: 0), from: item(0, "Ada"), to: item(0, "Ada L.")),
      .move(from: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 1)),
    ])
    #expect(
      "\(controller.results.lastBatch)" == "insert –→0 0 · move 0 1→1 0 · update 0 0→0 1"
    )
    #expect(try titles(controller) == ["Kay", "Ada L.", "Grace", "Alan"])
    #expect(controller.tableView.checkInvariants() == [])
  }

  @Test func `an edit of the model only is not reported to the table view`() throws {
    let controller = try makeController()
    let path = IndexPath(row: 0, section: 1)
    try controller.changeModel(.delete(ItemList([item(2, "Alan")]), at: path))
    #expect(controller.tableView.numberOfRows(inSection: 1) == 1)
    #expect(controller.results.numberOfObjects(inSection: 1) == 0)
    try controller.tableView.deleteRows(at: [path])
    #expect(controller.tableView.checkInvariants() == [])
  }

  @Test func `a rejected edit leaves objects, results and table view unchanged`() throws {
    let controller = try makeController()
    let before = controller.sections
    controller.mistakes = [.sectionsUnheard]
    #expect(throws: TableError.self) {
      try controller.perform([.insertSection(Section(header: "c"), at: 0)])
    }
    #expect(controller.sections == before)
    #expect(controller.results.sections?.map(\.name) == ["a", "b"])
    #expect(controller.tableView.checkInvariants() == [])
    controller.mistakes = []
    try controller.perform([.insertSection(Section(header: "c"), at: 0)])
    #expect(controller.results.sections?.map(\.name) == ["c", "a", "b"])
    #expect(controller.tableView.checkInvariants() == [])
  }

  @Test func `a deletion by swipe reaches the results controller`() throws {
    let controller = try makeController()
    let services = controller.target(for: (any TableViewRowEditing).self)
    let editing = try #require(services as? any TableViewRowEditing)
    let path = IndexPath(row: 0, section: 0)
    try editing.tableView(controller.tableView, commit: .delete, forRowAt: path)
    #expect("\(controller.results.lastBatch)" == "delete 0 0→–")
    #expect(try titles(controller) == ["Grace", "Alan"])
  }
}
