import TableModel
import TableUI
import Testing

@MainActor @Suite struct ReorderTests {
  private func makeTable(_ counts: [Int], hiding hidden: Set<String> = []) throws -> EditingTable {
    let table = EditingTable(counts: counts, height: 600)
    table.hidden = hidden
    return try table.laidOut()
  }

  nonisolated private static let drags: [(from: IndexPath, to: IndexPath, hovers: [IndexPath])] = [
    (path(0, 1), path(0, 3), [path(0, 2), path(0, 3)]),
    (path(0, 3), path(0, 0), [path(0, 2), path(0, 1), path(0, 0)]),
    (path(0, 2), path(2, 1), [path(0, 3), path(1, 0), path(2, 0), path(2, 1)]),
    (path(2, 1), path(0, 3), [path(2, 0), path(1, 0), path(0, 4), path(0, 3)]),
    (
      path(0, 0), path(2, 2),
      (1...3).map { path(0, $0) } + [path(1, 0)] + (0...2).map { path(2, $0) }
    ),
    (path(2, 0), path(1, 0), [path(1, 0)]),
  ]

  @Test(arguments: drags.indices)
  func `every place on the way is proposed once`(index: Int) throws {
    let (from, to, hovers) = Self.drags[index]
    let table = try makeTable([4, 0, 2])
    #expect(try table.tableView.dragRow(at: from, to: to) == [.moved(from, to)])
    #expect(
      table.takeLog()
        == ["canMove \(from)"] + hovers.map { "target \($0)" } + ["moveRow \(from) \(to)"]
    )
    #expect(table.tableView.numberOfRows(inSection: to.section) == table.counts[to.section])
    #expect(table.tableView.checkInvariants() == [])
  }

  @Test func `the delegate's last word counts`() throws {
    let table = try makeTable([4])
    table.target = { _ in path(0, 2) }
    #expect(
      try table.tableView.dragRow(at: path(0, 0), to: path(0, 3))
        == [.moved(path(0, 0), path(0, 2))]
    )
    table.target = { _ in path(0, 0) }
    #expect(
      try table.tableView.dragRow(at: path(0, 0), to: path(0, 3)) == [.droppedInPlace(path(0, 0))]
    )
    #expect(table.takeLog().last == "target 0 3")
    table.target = { _ in path(7, 0) }
    #expect(throws: TableError.noRect(path(7, 0))) {
      try table.tableView.dragRow(at: path(0, 0), to: path(0, 3))
    }
  }

  @Test func `in edit mode a drag asks no more whether the row moves`() throws {
    let table = try makeTable([4], hiding: ["TableViewMoveTargeting"])
    table.canMove = { $0.row != 2 }
    table.tableView.setEditing(true, animated: false)
    _ = table.takeLog()
    #expect(
      try table.tableView.dragRow(at: path(0, 2), to: path(0, 0))
        == [.refused(path(0, 2), .notMovable)]
    )
    try table.tableView.dragRow(at: path(0, 0), to: path(0, 1))
    #expect(table.takeLog() == ["moveRow 0 0 0 1"], "and no cell is asked for again")
  }

  @Test func `a drag is an update that is not committed yet`() throws {
    let table = try makeTable([4])
    var seen: [Bool] = []
    table.onMove = { seen.append(table.tableView.hasUncommittedUpdates) }
    try table.tableView.dragRow(at: path(0, 0), to: path(0, 1))
    #expect(seen == [true] && !table.tableView.hasUncommittedUpdates)
  }

  @Test func `a dragged row takes its cell along while the content scrolls`() throws {
    let table = EditingTable(counts: [10])
    table.hidden = EditingTable.editing.subtracting(["TableViewRowMoving"])
    let tableView = try table.laidOut().tableView
    let cell = try #require(tableView.cellForRow(at: path(0, 1)))
    try tableView.dragRow(at: path(0, 1), to: path(0, 8))
    #expect(tableView.cellForRow(at: path(0, 8)) === cell)
    #expect(tableView.visibleCells.map(\.text) == ["0 7", "0 8", "0 1"])
    let log = table.takeLog().filter { $0.hasPrefix("cellForRow") || $0.hasPrefix("moveRow") }
    let asked = ["cellForRow 0 6 new#4", "cellForRow 0 7 new#5", "cellForRow 0 8 new#6"]
    #expect(log == asked + ["moveRow 0 1 0 8"], "all before the drop, none after it")
    #expect(tableView.checkInvariants() == [])
    try tableView.dragRow(at: path(0, 8), to: path(0, 0))
    #expect(tableView.cellForRow(at: path(0, 0)) === cell)
    #expect(tableView.checkInvariants() == [])
  }

  @Test(arguments: [path(0, 4), path(1, 0), path(0, -1), path(-1, 0)])
  func `a place that cannot be is refused`(place: IndexPath) throws {
    let table = try makeTable([4])
    #expect(throws: TableError.noRect(place)) {
      try table.tableView.dragRow(at: path(0, 0), to: place)
    }
    #expect(throws: TableError.noRect(place)) {
      try table.tableView.dragRow(at: place, to: path(0, 0))
    }
  }

  @Test func `a table that shrinks under the finger stops the drag`() throws {
    let table = try makeTable([9, 3])
    table.target = { place in
      if place.row == 5, table.counts[0] == 9 {
        table.counts = [2, 3]
        table.tableView.reloadData()
      }
      return place
    }
    #expect(throws: TableError.noRect(path(0, 4))) {
      try table.tableView.dragRow(at: path(0, 4), to: path(0, 8))
    }
    try table.tableView.layoutIfNeeded()
    #expect(table.tableView.checkInvariants() == [])
  }
}

/// Drags with the delegate's say.
@MainActor @Suite struct DragSessionTests {
  private class Dragging: RecordingTable, TableViewDragging {
    var texts = ["row"]

    func tableView(
      _ tableView: TableView,
      itemsForBeginning session: DragSession,
      at indexPath: IndexPath
    ) -> [DragItem] {
      note("itemsForBeginning \(indexPath)")
      return texts.map { DragItem(text: $0) }
    }

    func tableView(_ tableView: TableView, dragSessionWillBegin session: DragSession) {
      note("dragWillBegin \(session.items.count)")
    }

    func tableView(_ tableView: TableView, dragSessionDidEnd session: DragSession) {
      note("dragDidEnd")
    }
  }

  private final class Dropping: Dragging, TableViewDropping {
    var isWanted = true
    var operation = DropProposal.Operation.move

    func tableView(_ tableView: TableView, canHandle session: DropSession) -> Bool {
      note("canHandle \(session.items.count)")
      return isWanted
    }

    func tableView(_ tableView: TableView, dropSessionDidEnter session: DropSession) {
      note("didEnter")
    }

    func tableView(_ tableView: TableView, dropSessionDidExit session: DropSession) {
      note("didExit")
    }

    func tableView(_ tableView: TableView, dropSessionDidEnd session: DropSession) {
      note("dropDidEnd")
    }

    func tableView(
      _ tableView: TableView,
      dropSessionDidUpdate session: DropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> DropProposal {
      note("didUpdate \(destinationIndexPath.map(String.init) ?? "nil")")
      return DropProposal(operation: operation)
    }

    func tableView(
      _ tableView: TableView,
      performDropWith coordinator: DropCoordinator
    ) throws(TableError) {
      let source = coordinator.items.first?.sourceIndexPath
      let target = coordinator.destinationIndexPath
      note("performDrop \(source.map(String.init) ?? "nil") \(target.map(String.init) ?? "nil")")
      if let source, let target { try tableView.moveRow(at: source, to: target) }
    }
  }

  private func sessions(_ log: [String]) -> [String] {
    log.filter { !$0.hasPrefix("number") && !$0.hasPrefix("height") }
  }

  @Test func `a drop goes the whole way, begun and ended once`() throws {
    let table = try Dropping(counts: [4]).laidOut()
    #expect(
      try table.tableView.dragRow(at: path(0, 0), to: path(0, 2))
        == [.moved(path(0, 0), path(0, 2))]
    )
    #expect(
      sessions(table.takeLog()) == [
        "itemsForBeginning 0 0", "dragWillBegin 1", "canHandle 1", "didEnter", "didUpdate 0 1",
        "didUpdate 0 2", "performDrop 0 0 0 2", "dropDidEnd", "dragDidEnd",
      ]
    )
    #expect(table.tableView.checkInvariants() == [])
  }

  @Test func `whoever does not care is asked nothing further`() throws {
    let table = try Dropping(counts: [4]).laidOut()
    table.isWanted = false
    let refused = [TouchEvent.refused(path(0, 0), .dropRefused)]
    #expect(try table.tableView.dragRow(at: path(0, 0), to: path(0, 2)) == refused)
    #expect(
      table.takeLog() == [
        "itemsForBeginning 0 0", "dragWillBegin 1", "canHandle 1", "dragDidEnd",
      ]
    )
    table.isWanted = true
    table.operation = .forbidden
    #expect(try table.tableView.dragRow(at: path(0, 0), to: path(0, 1)) == refused)
    #expect(table.takeLog().suffix(3) == ["didExit", "dropDidEnd", "dragDidEnd"])
  }

  @Test func `nothing to take along is no drag, and without a drop rows must move`() throws {
    let table = try Dragging(counts: [4]).laidOut()
    #expect(
      try table.tableView.dragRow(at: path(0, 0), to: path(0, 2))
        == [.refused(path(0, 0), .nothingToMove)]
    )
    #expect(table.takeLog() == ["itemsForBeginning 0 0", "dragWillBegin 1", "dragDidEnd"])
    table.texts = []
    #expect(
      try table.tableView.dragRow(at: path(0, 0), to: path(0, 2))
        == [.refused(path(0, 0), .noDragItems)]
    )
    #expect(table.takeLog() == ["itemsForBeginning 0 0"])
  }
}
