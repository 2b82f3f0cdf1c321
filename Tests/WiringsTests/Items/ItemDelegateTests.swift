import TableAdapters
import TableModel
import TableUI
import Testing

/// seed S7, S14, E1, E2, E3: what an item delegate hears, with the object in hand or without.
@MainActor @Suite struct ItemDelegateTests {
  /// Hears paths alone, as any delegate of a table view.
  private class NativeScreen: ItemDelegate, TableViewSelecting, TableViewHeaderViews,
    TableViewSwipeActions
  {
    var log: [String] = []

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      log.append("native select \(indexPath)")
    }

    func tableView(
      _ tableView: TableView,
      willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      log.append("will select \(indexPath)")
      return indexPath
    }

    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("did deselect \(indexPath)")
    }

    func tableView(
      _ tableView: TableView,
      viewForHeaderInSection section: Int
    ) -> TableViewHeaderFooterView? {
      log.append("native header \(section)")
      return nil
    }

    func tableView(
      _ tableView: TableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      log.append("native swipe \(indexPath)")
      return nil
    }
  }

  /// Hears objects too.
  private final class Screen: NativeScreen, ItemSelecting, ItemHeaderViews, ItemSwipeActions {
    func tableView(_ tableView: TableView, didSelect item: Item, at indexPath: IndexPath) {
      log.append("select \(item.title ?? "") \(indexPath)")
    }

    func tableView(
      _ tableView: TableView,
      viewForHeaderOf section: Section,
      at index: Int
    ) -> TableViewHeaderFooterView? {
      log.append("header of \(section.header) \(index)")
      let view = TableViewHeaderFooterView(reuseIdentifier: nil)
      view.text = "<\(section.header)>"
      return view
    }

    func tableView(
      _ tableView: TableView,
      swipeActionsAt edge: SwipeEdge,
      for item: Item,
      at indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      log.append("\(edge) of \(item.title ?? "") \(indexPath)")
      return SwipeActionsConfiguration(actions: [
        ContextualAction(style: .normal, title: "Read") { _, _, done in done(true) }
      ])
    }
  }

  /// Edits with the object in hand.
  private final class Editor: ItemDelegate, ItemEditing, ItemMoving {
    var log: [String] = []
    var refusal: TableError?

    func tableView(
      _ tableView: TableView,
      commit editingStyle: CellEditingStyle,
      of item: Item,
      at indexPath: IndexPath
    ) throws(TableError) { log.append("\(editingStyle) \(item.title ?? "") \(indexPath)") }

    func tableView(
      _ tableView: TableView,
      move item: Item,
      from source: IndexPath,
      to destination: IndexPath
    ) throws(TableError) {
      if let refusal { throw refusal }
      log.append("move \(item.title ?? "") \(source) to \(destination)")
    }
  }

  /// Hears nothing.
  private final class Deaf: ItemDelegate {}

  /// Hears of inputs.
  private final class Listener: ItemDelegate, ItemEntering {
    func tableView(
      _ tableView: TableView,
      didEnter input: CellInput,
      for item: Item,
      in cell: ItemCell
    ) {}
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `a tap hands the item over and the row is deselected (seed E1, E3)`() throws {
    let screen = Screen()
    let table = try ItemTable(screen)
    screen.log = []
    try table.view.tap(at: path(3))
    // A deselection by code tells nobody, in UIKit too.
    #expect(screen.log == ["will select 0 3", "select d 0 3"])
    #expect(table.view.indexPathsForSelectedRows == [])
  }

  @Test func `a native form alone hears the path and the row stays selected (seed E2, E3)`() throws
  {
    let screen = NativeScreen()
    let table = try ItemTable(screen)
    screen.log = []
    try table.view.tap(at: path(3))
    #expect(screen.log == ["will select 0 3", "native select 0 3"])
    #expect(table.view.indexPathsForSelectedRows == [path(3)])
  }

  @Test func `nobody hears a tap that no form is written for`() throws {
    let screen = Deaf()
    let table = try ItemTable(screen)
    try table.view.tap(at: path(1))
    #expect(table.view.indexPathsForSelectedRows == [path(1)])
    #expect(!table.view.capabilities.contains { $0.name == "TableViewSelecting" && $0.isPresent })
  }

  @Test func `a header is made of its section, and no number is asked for (seed S7)`() throws {
    let screen = Screen()
    let table = try ItemTable(screen)
    #expect(
      screen.log.filter { $0.contains("header") } == [
        "header of first 0", "header of second 1",
      ]
    )
    #expect(table.view.headerView(forSection: 1)?.text == "<second>")
    #expect(table.view.tableView(table.view, viewForHeaderInSection: 2) == nil)
    #expect(table.view.tableView(table.view, viewForHeaderInSection: -1) == nil)
  }

  @Test func `without that form the native one is asked, then the title shows (seed S7)`()
    throws
  {
    let screen = NativeScreen()
    let table = try ItemTable(screen)
    #expect(screen.log == ["native header 0", "native header 1"])
    #expect(table.view.headerView(forSection: 1)?.text == "second")
  }

  @Test func `a swipe asks with the item, else natively (seed E2)`() throws {
    let screen = Screen()
    let table = try ItemTable(screen)
    screen.log = []
    try table.view.swipeRow(at: path(1))
    try table.view.swipeRow(at: path(2), from: .leading)
    #expect(screen.log == ["trailing of b 0 1", "leading of c 0 2"])
    #expect(table.view.openRowButtons.map(\.title) == ["Read"])
    let native = NativeScreen()
    let other = try ItemTable(native)
    native.log = []
    try other.view.swipeRow(at: path(1))
    #expect(native.log == ["native swipe 0 1"])
  }

  @Test func `an edit goes to the delegate with its item, else to the source (seed E2)`()
    throws
  {
    let editor = Editor()
    let table = try ItemTable(editor)
    try table.view.commitEditing(.delete, forRowAt: path(1))
    #expect(editor.log == ["delete b 0 1"])
    #expect(table.titles == [["a", "b", "c", "d"], ["e"]])
    let plain = try ItemTable(Deaf())
    try plain.view.commitEditing(.delete, forRowAt: path(1))
    #expect(plain.titles == [["a", "c", "d"], ["e"]])
    #expect(plain.view.numberOfRows(inSection: 0) == 3)
  }

  @Test func `a move goes to the delegate with its item, else to the source (seed E2)`()
    throws
  {
    let editor = Editor()
    let table = try ItemTable(editor)
    table.view.setEditing(true, animated: false)
    try table.view.dragRow(at: path(0), to: path(2))
    #expect(editor.log == ["move a 0 0 to 0 2"])
    editor.refusal = .noDataSource
    #expect(throws: TableError.noDataSource) { try table.view.dragRow(at: path(0), to: path(1)) }
    #expect(table.titles == [["a", "b", "c", "d"], ["e"]])
    let plain = try ItemTable(Deaf())
    plain.view.setEditing(true, animated: false)
    try plain.view.dragRow(at: path(0), to: path(0, 1))
    #expect(plain.titles == [["b", "c", "d"], ["a", "e"]])
  }

  @Test func `binding the same source or delegate again does nothing (seed S14)`() throws {
    let screen = Screen()
    let table = try ItemTable(screen)
    table.view.resetStatistics()
    screen.log = []
    table.view.itemDataSource = table.source
    table.view.itemDelegate = screen
    try table.view.layoutIfNeeded()
    #expect(table.view.statistics.reloads == 0 && table.view.statistics.countQuestions == 0)
    #expect(screen.log == [])
  }

  @Test func `delegate and source are held weakly (seed L13)`() throws {
    let view = ItemTableView(size: Size(width: 320, height: 330))
    do {
      let source = ItemDataSource([Section("A", "a")])
      let screen = Screen()
      view.itemDataSource = source
      view.itemDelegate = screen
      try view.layoutIfNeeded()
    }
    #expect(view.itemDataSource == nil && view.itemDelegate == nil)
  }

  @Test func `a row in edit mode stays selected, since it is what the person works on`() throws {
    let table = try ItemTable(Screen())
    table.view.allowsSelectionDuringEditing = true
    table.view.setEditing(true, animated: false)
    try table.view.tap(at: path(0))
    #expect(table.view.indexPathsForSelectedRows == [path(0)])
  }

  @Test func `cells made when the item delegate has gone tell nobody of inputs`() throws {
    let table = ItemTableView(size: Size(width: 320, height: 330))
    let source = ItemDataSource([Section("first", "a")])
    var listener: Listener? = Listener()
    table.itemDataSource = source
    table.itemDelegate = listener
    try table.layoutIfNeeded()
    func hearer() -> AnyObject? { (table.cellForRow(at: path(0)) as? ItemCell)?.inputDelegate }
    #expect(hearer() === table)
    listener = nil
    table.reloadData()
    try table.layoutIfNeeded()
    #expect(hearer() == nil)
  }
}
