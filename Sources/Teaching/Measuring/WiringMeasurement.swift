import CommandLanguage
import TableAdapters
import TableModel
import TableUI
import Wirings
import Workbench
import Workspace

/// The work of a wiring for a load, a tap, a scroll, an edit and a refresh.
///
/// It is counted on a separate controller, so that the current table does not change.
@MainActor struct WiringMeasurement {
  /// One measured step.
  enum Step: String, CaseIterable {
    /// The screen appears, and the rows are loaded and laid out.
    case load
    /// The first row is tapped.
    case select
    /// The content is scrolled by one screen, one row at a time.
    case scroll
    /// A row is inserted after the first one and deleted again.
    case edit
    /// The table reloads all rows.
    case refresh
  }

  /// The counts of a step.
  struct Counts: Hashable {
    /// The messages.
    var messages = BoundaryCounter.Counts()

    /// The number of cells created, reused from the pool, and configured again in place.
    var cellsMade = 0
    var cellsReused = 0

    /// The number of heights requested.
    var heights = 0

    /// The number of visible rows at the end.
    var visible = 0
  }

  /// Whether the screen, or its child, is the data source and keeps the rows itself.
  let ownsRows: Bool

  /// The wiring.
  let wiring: Wiring

  /// The counts, in the order of the steps.
  private(set) var steps: [(step: Step, counts: Counts)] = []

  /// Measures a wiring over some rows.
  ///
  /// - Parameters:
  ///   - wiring: The wiring.
  ///   - sections: The rows.
  ///   - frame: The frame of the table view.
  ///   - reportsChanges: Whether a batch queries only reported changes; false to count only the
  ///     pattern's own calls.
  ///   - isCancelled: Called at times within a step; return true to cancel.
  ///   - check: Called before each step with the number of completed steps.
  /// - Throws: An error of the table view, `interrupted`, or an error of `check`.
  init(
    _ wiring: Wiring,
    _ sections: [Section],
    _ frame: TableFrame,
    reportsChanges: Bool = false,
    isCancelled: @escaping @MainActor () -> Bool = { false },
    check: (_ step: Int) throws -> Void = { _ in }
  ) throws {
    self.wiring = wiring
    let door = ControllerAdapter(wiring.makeController(sections, frame.style, frame.size))
    door.tableView.estimateNothingUnlessSaid()
    door.tableView.isChangeReportingEnabled = reportsChanges
    let counter = BoundaryCounter(ScreenHierarchy(door.controller))
    ownsRows = door.dataSource is ViewController
    door.observer = counter
    for step in Step.allCases {
      try check(steps.count)
      let before = door.tableView.statistics
      counter.outside = step == .edit ? nil : .view
      do throws(TableError) {
        try door.tableView.cancellable(isCancelled) { () throws(TableError) in
          try Self.run(step, door)
        }
      } catch {
        throw CommandError(error)
      }
      let after = door.tableView.statistics
      let counts = Counts(
        messages: counter.take(),
        cellsMade: after.cellsCreated - before.cellsCreated,
        cellsReused: after.cellsReused - before.cellsReused,
        heights: after.heightsComputed - before.heightsComputed,
        visible: door.tableView.indexPathsForVisibleRows.count
      )
      steps.append((step, counts))
    }
  }

  /// The sum over all steps.
  var total: Counts {
    steps.reduce(into: Counts()) {
      $0.messages.add($1.counts.messages)
      $0.cellsMade += $1.counts.cellsMade
      $0.cellsReused += $1.counts.cellsReused
      $0.heights += $1.counts.heights
    }
  }

  /// Returns the counts of a step.
  func counts(of step: Step) -> Counts { steps.first { $0.step == step }?.counts ?? Counts() }

  /// The number of source reads during a tap, or nil if the controller keeps the rows itself.
  var readsOnSelect: Int? { ownsRows ? nil : counts(of: .select).messages.readsByController }

  private static func run(_ step: Step, _ door: ControllerAdapter) throws(TableError) {
    let table = door.tableView
    switch step {
    case .load:
      door.appear()
      try table.layoutIfNeeded()
    case .select:
      guard let path = firstRow(of: table) else { return }
      _ = try table.tap(at: path)
      // Closes a screen that the tap opened, so that later steps see the table.
      door.navigation.popToRootViewController(animated: false)
    case .scroll:
      for _ in 0..<Int(table.size.height / 44) {
        let offset = table.contentOffset.y + 44
        table.setContentOffset(Point(x: 0, y: offset), animated: false)
        try table.layoutIfNeeded()
      }
    case .edit: try edit(door)
    case .refresh:
      table.reloadData()
      try table.layoutIfNeeded()
    }
  }

  private static func edit(_ door: ControllerAdapter) throws(TableError) {
    guard let path = firstRow(of: door.tableView) else { return }
    let sections = door.sections
    let item = sections[path.section].items[path.row].blankSibling(in: sections)
    let insertion = TableChange.insert(ItemList([item]), at: path)
    for change in [insertion, insertion.inverse] {
      do { try door.perform([change]) } catch { return }
      try door.tableView.layoutIfNeeded()
    }
  }

  private static func firstRow(of table: TableView) -> IndexPath? {
    (0..<table.numberOfSections).first { table.numberOfRows(inSection: $0) > 0 }
      .map { IndexPath(row: 0, section: $0) }
  }
}

extension WiringMeasurement.Counts {
  /// The number of cells configured again in place, without a new or reused one.
  var cellsReconfigured: Int {
    max(0, messages.asked["tableView(_:cellForRowAt:)", default: 0] - cellsMade - cellsReused)
  }
}

extension BoundaryCounter.Counts {
  /// Adds other counts.
  mutating func add(_ other: BoundaryCounter.Counts) {
    boundaries.merge(other.boundaries, uniquingKeysWith: +)
    asked.merge(other.asked, uniquingKeysWith: +)
    told.merge(other.told, uniquingKeysWith: +)
    readsByController += other.readsByController
    readsByTable += other.readsByTable
    heightsToController += other.heightsToController
    heightsToOthers += other.heightsToOthers
    childToParent += other.childToParent
    parentToChild += other.parentToChild
  }
}
