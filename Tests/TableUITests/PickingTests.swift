import TableModel
import TableUI
import Testing

/// What picking a row does beside selecting it, and picking many.
@MainActor @Suite struct PickingTests {
  private final class Picky: RecordingTable, TableViewPrimaryActions, TableViewAccessories,
    TableViewMultipleSelection, TableViewIndentation
  {
    var canPerform = true
    var begins = true
    var level = 0

    func tableView(
      _ tableView: TableView,
      canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool {
      note("canPerform \(indexPath)")
      return canPerform
    }

    func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
      note("perform \(indexPath)")
    }

    func tableView(
      _ tableView: TableView,
      accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { note("accessory \(indexPath)") }

    func tableView(
      _ tableView: TableView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
      note("shouldBegin \(indexPath)")
      return begins
    }

    func tableView(
      _ tableView: TableView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { note("didBegin \(indexPath) \(tableView.isEditing)") }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) { note("didEnd") }

    func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      level
    }
  }

  private let table: Picky
  private let tableView: TableView

  init() throws {
    table = try Picky(counts: [3, 2]).laidOut()
    tableView = table.tableView
  }

  @Test func `the primary action comes after the selection, changed or not`() throws {
    #expect(try tableView.tap(at: path(0, 1)).last == .primaryAction(path(0, 1)))
    #expect(
      table.takeLog().suffix(3) == ["didSelect 0 1", "canPerform 0 1", "perform 0 1"]
    )
    table.willSelect = { _ in nil }
    #expect(try tableView.tap(at: path(0, 2)).last == .primaryAction(path(0, 2)))
    table.canPerform = false
    #expect(try tableView.tap(at: path(0, 2)).last == .selectionRefused(path(0, 2)))
  }

  @Test func `a tap that extends a selection has no primary action`() throws {
    tableView.allowsMultipleSelection = true
    try tableView.tap(at: path(0, 0))
    try tableView.tap(at: path(0, 1))
    #expect(!table.takeLog().contains { $0.hasPrefix("perform") })
  }

  @Test(arguments: CellAccessoryType.allCases)
  func `only detail buttons are buttons`(type: CellAccessoryType) throws {
    table.willSelect = { _ in nil }
    tableView.cellForRow(at: path(0, 1))?.accessoryType = type
    let isButton = type == .detailButton || type == .detailDisclosureButton
    #expect(
      try tableView.tapAccessory(at: path(0, 1))
        == (isButton
          ? [.accessoryTapped(path(0, 1), isHeard: true)]
          : [.refused(path(0, 1), .noDetailButton(type))])
    )
    #expect(table.takeLog() == (isButton ? ["accessory 0 1"] : []))
  }

  @Test func `a finger that draws over rows selects them one by one`() throws {
    tableView.allowsMultipleSelectionDuringEditing = true
    let events = try tableView.panSelection(from: path(0, 1), to: path(1, 0))
    #expect(events.first == .editModeBegan)
    let log = [
      "shouldBegin 0 1", "didBegin 0 1 true", "willSelect 0 1", "didSelect 0 1", "willSelect 0 2",
      "didSelect 0 2", "willSelect 1 0", "didSelect 1 0", "didEnd",
    ]
    #expect(table.takeLog() == log)
    #expect(tableView.isEditing && tableView.indexPathsForSelectedRows.count == 3)
    try tableView.panSelection(from: path(1, 0), to: path(0, 0))
    #expect(tableView.indexPathsForSelectedRows.count == 4, "what is selected stays so")
  }

  @Test func `the pan needs leave and the right kind of selection`() throws {
    let start = path(0, 0)
    #expect(
      try tableView.panSelection(from: start, to: start) == [.refused(start, .noMultipleSelection)]
    )
    tableView.allowsMultipleSelectionDuringEditing = true
    table.begins = false
    #expect(try tableView.panSelection(from: start, to: start) == [.refused(start, .noPan)])
    #expect(!tableView.isEditing)
    let plain = try RecordingTable(counts: [3]).laidOut().tableView
    #expect(try plain.panSelection(from: start, to: start) == [.refused(start, .noPan)])
    #expect(throws: TableError.noRect(path(5, 5))) {
      try tableView.panSelection(from: start, to: path(5, 5))
    }
  }

  @Test(arguments: [(0, 8.0), (2, 28.0), (-3, 8.0)])
  func `rows stand in by steps of ten points`(level: Int, x: Double) throws {
    table.level = level
    tableView.reloadData()
    try tableView.layoutIfNeeded()
    let cell = try #require(tableView.visibleCells.first)
    #expect(cell.displayList.first?.frame.minX == x)
  }
}
