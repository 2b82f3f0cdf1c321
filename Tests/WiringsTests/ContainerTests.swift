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

  @Test func `a tap in the child makes the parent push a screen that has its model`() throws {
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
