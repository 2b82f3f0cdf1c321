import TableModel
import TableUI
import Testing

@MainActor @Suite struct MenuTests {
  private final class Copying: RecordingTable, TableViewCopying {
    var shows = true

    func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
      note("shouldShow \(indexPath)")
      return shows
    }

    func tableView(
      _ tableView: TableView,
      canPerformAction action: MenuAction,
      forRowAt indexPath: IndexPath
    ) -> Bool {
      note("can \(action.rawValue)")
      return action != .cut
    }

    func tableView(
      _ tableView: TableView,
      performAction action: MenuAction,
      forRowAt indexPath: IndexPath
    ) { note("perform \(action.rawValue) \(indexPath)") }
  }

  private final class Contextual: RecordingTable, TableViewContextMenus, TableViewSpringLoading {
    var titles: [String]? = ["Share", "Bin"]
    var springs = true

    func tableView(
      _ tableView: TableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: Point
    ) -> ContextMenu? {
      note("menu \(indexPath) \(point.y)")
      return titles.map { titles in
        ContextMenu(
          actions: titles.map { title in
            ContextMenu.Action(title: title) { [weak self] in self?.note("chose \(title)") }
          }
        )
      }
    }

    func tableView(_ tableView: TableView, willDisplayContextMenu configuration: ContextMenu) {
      note("willDisplay")
    }

    func tableView(
      _ tableView: TableView,
      willEndContextMenuInteraction configuration: ContextMenu
    ) { note("willEnd") }

    func tableView(
      _ tableView: TableView,
      shouldSpringLoadRowAt indexPath: IndexPath,
      with context: SpringLoadedInteractionContext
    ) -> Bool {
      note("spring \(indexPath) \(context.location.y)")
      return springs
    }
  }

  @Test func `the menu of editing commands asks what it may offer`() throws {
    let table = try Copying(counts: [3]).laidOut()
    let tableView = table.tableView
    #expect(try tableView.menuActions(forRowAt: path(0, 1)) == [.copy, .paste])
    #expect(table.takeLog() == ["shouldShow 0 1", "can cut", "can copy", "can paste"])
    #expect(try tableView.performMenuAction(.copy, forRowAt: path(0, 1)))
    #expect(table.takeLog() == ["perform copy 0 1"])
    table.shows = false
    #expect(try tableView.menuActions(forRowAt: path(0, 1)) == [])
    #expect(table.takeLog() == ["shouldShow 0 1"])
    #expect(throws: TableError.noRect(path(0, 3))) {
      try tableView.menuActions(forRowAt: path(0, 3))
    }
  }

  @Test func `nobody's menu is no menu`() throws {
    let tableView = try RecordingTable(counts: [3]).laidOut().tableView
    #expect(try tableView.menuActions(forRowAt: path(0, 1)) == [])
    #expect(try !tableView.performMenuAction(.copy, forRowAt: path(0, 1)))
    #expect(try tableView.contextMenu(forRowAt: path(0, 1), point: .zero) == nil)
  }

  @Test func `a context menu is shown, chosen from and left`() throws {
    let table = try Contextual(counts: [3]).laidOut()
    let tableView = table.tableView
    let menu = try #require(
      try tableView.contextMenu(forRowAt: path(0, 1), point: Point(x: 1, y: 66))
    )
    #expect(tableView.show(menu, choosing: 1))
    #expect(table.takeLog() == ["menu 0 1 66.0", "willDisplay", "chose Bin", "willEnd"])
    #expect(!tableView.show(menu, choosing: nil))
    #expect(!tableView.show(menu, choosing: 2))
    table.titles = []
    let empty = try #require(try tableView.contextMenu(forRowAt: path(0, 1), point: .zero))
    _ = table.takeLog()
    #expect(!tableView.show(empty, choosing: 0))
    #expect(table.takeLog() == [], "it begins and fails")
  }

  @Test func `a row that springs open is tapped`() throws {
    let table = try Contextual(counts: [3]).laidOut()
    #expect(try table.tableView.springLoad(at: path(0, 1)).last == .selected(path(0, 1)))
    #expect(table.takeLog().first == "spring 0 1 66.0")
    table.springs = false
    #expect(try table.tableView.springLoad(at: path(0, 2)) == [])
  }
}
