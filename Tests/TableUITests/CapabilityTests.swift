import TableModel
import TableUI
import Testing

@MainActor @Suite struct CapabilityTests {
  private class Plain: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private final class Movable: Plain, TableViewRowMoving, TableViewRowMovability,
    TableViewRowEditability, TableViewRowEditing
  {
    var moves: [String] = []
    var failure: TableError?

    func tableView(
      _ tableView: TableView,
      moveRowAt source: IndexPath,
      to destination: IndexPath
    ) throws(TableError) {
      if let failure { throw failure }
      moves.append("\(source) to \(destination)")
    }

    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      indexPath.row == 0
    }

    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row == 1
    }

    func tableView(
      _ tableView: TableView,
      commit editingStyle: CellEditingStyle,
      forRowAt indexPath: IndexPath
    ) { moves.append("\(editingStyle) \(indexPath)") }
  }

  /// Stands in front of a data source and passes only one capability on.
  private final class Filter: Plain, TableViewRowMoving, CapabilityForwarding {
    let target: Movable

    init(_ target: Movable) { self.target = target }

    func target(for capability: Any.Type) -> AnyObject? {
      capability == (any TableViewRowEditability).self ? target : nil
    }

    func tableView(
      _ tableView: TableView,
      moveRowAt source: IndexPath,
      to destination: IndexPath
    ) {}
  }

  private let tableView = TableView(size: Size(width: 100, height: 100))

  private var present: [String] { tableView.capabilities.filter(\.isPresent).map(\.name) }

  @Test func `a plain source has none and one section`() throws {
    let source = Plain()
    tableView.dataSource = source
    #expect(present == [])
    #expect(tableView.numberOfSections == 1)
    #expect(tableView.canEditRow(at: path(0, 0)))
    #expect(!tableView.canMoveRow(at: path(0, 0)))
    #expect(try !tableView.commitEditing(.delete, forRowAt: path(0, 0)))
    #expect(
      try tableView.dragRow(at: path(0, 0), to: path(0, 1))
        == [.refused(path(0, 0), .nothingToMove)]
    )
  }

  @Test func `what a source adopts is found`() throws {
    let source = Movable()
    tableView.dataSource = source
    #expect(
      present == [
        "TableViewRowEditing", "TableViewRowEditability", "TableViewRowMoving",
        "TableViewRowMovability",
      ]
    )
    #expect([0, 1, 2].map { tableView.canEditRow(at: path(0, $0)) } == [false, true, false])
    #expect([0, 1, 2].map { tableView.canMoveRow(at: path(0, $0)) } == [true, false, false])
    #expect(try tableView.commitEditing(.delete, forRowAt: path(0, 1)))
    #expect(source.moves == ["delete 0 1"])
  }

  @Test func `an object in front keeps what is absent absent`() {
    let source = Filter(Movable())
    tableView.dataSource = source
    #expect(present == ["TableViewRowEditability"])
    #expect(!tableView.canEditRow(at: path(0, 0)))
  }

  nonisolated private static let names = [
    "TableViewTitling", "TableViewRowEditing", "TableViewRowEditability", "TableViewRowMoving",
    "TableViewRowMovability", "TableViewIndexing", "TableViewChangeReporting",
    "TableViewPrefetching", "TableViewSizing", "TableViewEstimating", "TableViewHeaderViews",
    "TableViewDisplaying", "TableViewHighlighting", "TableViewSelecting",
    "TableViewPrimaryActions", "TableViewAccessories", "TableViewEditingStyles",
    "TableViewEditingEvents", "TableViewSwipeActions", "TableViewMoveTargeting",
    "TableViewIndentation", "TableViewCopying", "TableViewContextMenus", "TableViewSpringLoading",
    "TableViewMultipleSelection", "TableViewFocusing", "TableViewDragging", "TableViewDropping",
    "ScrollDelegate", "ScrollDragging", "ScrollDecelerating", "ScrollAnimationEnding",
    "ScrollingToTop", "ScrollInsetChanging",
  ]

  private func connect(_ object: EverythingTable) {
    tableView.dataSource = object
    tableView.delegate = object
    tableView.prefetchDataSource = object
  }

  @Test func `every capability is listed, with what its absence does`() {
    let everything = EverythingTable()
    connect(everything)
    #expect(present == Self.names)
    #expect(tableView.capabilities.map(\.name) == Self.names)
    #expect(tableView.capabilities.allSatisfy { !$0.effectOfAbsence.isEmpty })
    tableView.prefetchDataSource = nil
    #expect(present == Self.names.filter { $0 != "TableViewPrefetching" })
  }

  @Test(arguments: names) func `an object in front shows or hides each capability`(name: String) {
    let gate = CapabilityGate(EverythingTable()) { "\($0)" == name }
    connect(gate)
    #expect(present == [name])
    gate.isOpen = { "\($0)" != name }
    #expect(present == [name], "nothing is looked for again by itself")
    tableView.probeCapabilities()
    #expect(present == Self.names.filter { $0 != name })
  }

  @Test func `a gate before a gate hides what either hides`() {
    let inner = CapabilityGate(EverythingTable()) { "\($0)" != "TableViewTitling" }
    let outer = CapabilityGate(inner) { "\($0)" != "TableViewSizing" }
    connect(outer)
    #expect(present == Self.names.filter { !["TableViewTitling", "TableViewSizing"].contains($0) })
  }

  @Test func `a source that nobody else holds is gone`() throws {
    do {
      let source = Plain()
      tableView.dataSource = source
    }
    try tableView.layoutIfNeeded()
    #expect(tableView.numberOfSections == 0)
  }

  @Test func `a source that goes in between is E20`() throws {
    var source: Plain? = Plain()
    tableView.dataSource = source
    #expect(tableView.numberOfRows(inSection: 0) == 2)
    source = nil
    #expect(source == nil)
    #expect(throws: TableError.noDataSource) { try tableView.layoutIfNeeded() }
  }

  @Test func `a dragged row takes its cell along and asks for none`() throws {
    let source = Movable()
    tableView.dataSource = source
    try tableView.layoutIfNeeded()
    let cells = tableView.visibleCells
    try tableView.selectRow(at: path(0, 0))
    #expect(
      try tableView.dragRow(at: path(0, 0), to: path(0, 0)) == [.droppedInPlace(path(0, 0))]
    )
    #expect(source.moves == [])
    #expect(
      try tableView.dragRow(at: path(0, 0), to: path(0, 1)) == [.moved(path(0, 0), path(0, 1))]
    )
    #expect(source.moves == ["0 0 to 0 1"])
    #expect(tableView.visibleCells.elementsEqual(cells.reversed()) { $0 === $1 })
    #expect(tableView.indexPathForSelectedRow == path(0, 1))
    source.failure = .noDataSource
    #expect(throws: TableError.noDataSource) {
      try tableView.dragRow(at: path(0, 0), to: path(0, 1))
    }
    #expect(tableView.visibleCells.elementsEqual(cells.reversed()) { $0 === $1 })
    #expect(tableView.checkInvariants() == [])
  }

  @Test func `edit mode reaches the cells`() throws {
    let source = Movable()
    tableView.dataSource = source
    try tableView.layoutIfNeeded()
    tableView.setEditing(true, animated: false)
    #expect(tableView.visibleCells.map(\.isEditing) == [true, true])
    #expect(tableView.visibleCells.map(\.editingStyle) == [.none, .delete])
    #expect(tableView.visibleCells.map(\.isMovable) == [true, false])
    tableView.setEditing(false, animated: false)
    #expect(tableView.visibleCells.map(\.editingStyle) == [.none, .none])
  }
}
