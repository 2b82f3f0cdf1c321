import JSON
import TableModel
import TableUI
import Testing

@testable import Wirings

@MainActor @Suite struct ContainerTests {
  private func makeController() -> ContainerController {
    let items = ["identifier", "creationDate"].map { title in
      Item(.object([("title", .string(title))]), origin: .made(title.count), bindings: .native)
    }
    return ContainerController(sections: [Section(items: ItemList(items))])
  }

  @Test func `the child stands below the parent's own area and belongs to it`() {
    let container = makeController()
    let table = container.tableView
    #expect(container.details.parent === container)
    #expect(container.childFrame.minY == 110)
    #expect(table === container.details.tableView)
  }

  @Test func `the child is there with its rows first, then it is held, placed, shown and told`() {
    let container = makeController()
    #expect(container.details.delegate === container && container.details.sections.count == 1)
    #expect(!container.isViewLoaded && container.details.parent == nil)
    let log = MessageLog()
    var frames: [Rect] = []
    log.onMessage = { _ in frames.append(container.childFrame) }
    container.messageObserver = log
    container.loadViewIfNeeded()
    let steps = zip(log.lines, frames).filter { $0.0.contains("move") || $0.0.contains("Move") }
    #expect(
      steps.map(\.0) == [
        "DetailsController willMove(toParent:) ContainerController",
        "DetailsController didMove(toParent:) ContainerController",
      ]
    )
    #expect(steps.map(\.1.minY) == [0, 110])
    #expect(log.lines.last == steps.last?.0)
  }

  @Test func `a table of details has a cell with stars and cells with a key and its value`() throws
  {
    let rows: [[(String, JSONValue)]] = [
      [("title", .string("adjustedRating")), ("cell", .string("rating")), ("value", .number(1))],
      [("title", .string("identifier")), ("cell", .string("keyValue"))],
    ]
    let items = rows.enumerated().map {
      Item(.object($0.element), origin: .made($0.offset), bindings: .native)
    }
    let container = ContainerController(sections: [Section(items: ItemList(items))])
    try container.tableView.layoutIfNeeded()
    let cells = container.tableView.visibleCells
    #expect((cells[0] as? RatingCell)?.litStars == 5 && cells[1] is KeyValueCell)
  }

  @Test func `the pushed screen has its item before its view loads (seed E12)`() throws {
    let container = makeController()
    let navigation = NavigationController(rootViewController: container)
    let table = container.tableView
    let log = MessageLog()
    var titles: [String?] = []
    log.onMessage = { message in
      guard message.receiver.name == "DetailController", message.selector == "viewDidLoad()" else {
        return
      }
      titles.append((navigation.topViewController as? DetailController)?.item.title)
    }
    navigation.messageObserver = log
    try table.tap(at: IndexPath(row: 1, section: 0))
    #expect(titles == ["creationDate"])
  }

  @Test func `the selection of the child goes when the parent comes back (seed E13)`() throws {
    let container = makeController()
    let navigation = NavigationController(rootViewController: container)
    navigation.beginAppearanceTransition(true, animated: false)
    navigation.endAppearanceTransition()
    try container.tableView.tap(at: IndexPath(row: 1, section: 0))
    #expect(container.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    navigation.popViewController(animated: false)
    #expect(container.tableView.indexPathForSelectedRow == nil)
    #expect(container.tableView.statistics.indicatorFlashes == 1)
    container.editButtonItem.tap()
    #expect(container.tableView.isEditing)
  }

  @Test func `a tap in the child makes the parent push a screen that has its model (seed E11)`()
    throws
  {
    let container = makeController()
    let navigation = NavigationController(rootViewController: container)
    _ = try container.tableView.tap(at: IndexPath(row: 0, section: 0))
    let pushed = try #require(navigation.topViewController as? DetailController)
    #expect(pushed.item.title == "identifier")
    #expect(pushed.title == "identifier")
    #expect(container.lastSelected?.title == "identifier")
    #expect(container.details.children.isEmpty)
  }

  @Test func `a child tells nobody when its parent has gone`() throws {
    var container: ContainerController? = makeController()
    let details = try #require(container?.details)
    weak let gone = container
    container = nil
    #expect(gone == nil)
    _ = try details.tableView.tap(at: IndexPath(row: 0, section: 0))
    #expect(details.delegate == nil)
  }
}
