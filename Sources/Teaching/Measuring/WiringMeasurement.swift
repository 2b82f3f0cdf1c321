import CommandLanguage
import TableAdapters
import TableModel
import TableUI
import Wirings
import Workbench
import Workspace

/// What a wiring does for a load, a tap, a scroll, an edit and a refresh, counted on a controller of its own, so that
/// the table at the prompt stays as it is.
@MainActor struct WiringMeasurement {
  /// One thing that is done.
  enum Step: String, CaseIterable {
    /// The screen appears, and the rows are loaded and laid out.
    case load
    /// The first row is tapped.
    case select
    /// The content is scrolled by one screen, a row at a time.
    case scroll
    /// A row is inserted after the first one and deleted again.
    case edit
    /// Everything is asked again.
    case refresh
  }

  /// What was counted in a step.
  struct Counts: Hashable {
    /// The messages.
    var messages = BoundaryCounter.Counts()

    /// How many cells were made, taken from the pool and filled again in their place.
    var cellsMade = 0
    var cellsReused = 0

    /// How many heights were asked for.
    var heights = 0

    /// How many rows are on the screen in the end.
    var visible = 0
  }

  /// Whether the screen, or the child that it holds, answers the table view itself out of rows that it keeps.
  let ownsRows: Bool

  /// The wiring.
  let wiring: Wiring

  /// What was counted, in the order of the steps.
  private(set) var steps: [(step: Step, counts: Counts)] = []

  /// Measures a wiring over some rows.
  ///
  /// - Parameters:
  ///   - wiring: The wiring.
  ///   - sections: The rows.
  ///   - frame: The frame of the table view.
  ///   - isCancelled: Asked now and then within a step; true gives up.
  ///   - check: Asked before each step with the number of those that are done.
  /// - Throws: What the table view refuses, `interrupted`, or what `check` throws.
  init(
    _ wiring: Wiring,
    _ sections: [Section],
    _ frame: TableFrame,
    isCancelled: @escaping @MainActor () -> Bool = { false },
    check: (_ step: Int) throws -> Void = { _ in }
  ) throws {
    self.wiring = wiring
    let door = ControllerAdapter(wiring.makeController(sections, frame.style, frame.size))
    door.tableView.estimateNothingUnlessSaid()
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

  /// What was counted in a step.
  func counts(of step: Step) -> Counts { steps.first { $0.step == step }?.counts ?? Counts() }

  /// How often the controller read the source while a row was tapped; nil where it keeps the rows itself.
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
      // A screen that the tap brought goes again, so that the steps after it see the table.
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
  /// How many cells were filled again in their place, without a new one or one from the pool.
  var cellsReconfigured: Int {
    max(0, messages.asked["tableView(_:cellForRowAt:)", default: 0] - cellsMade - cellsReused)
  }
}

extension BoundaryCounter.Counts {
  /// Adds what was counted elsewhere.
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
