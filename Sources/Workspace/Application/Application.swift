package import TableModel
import TableStore
package import TableUI

/// What the application's own code does beside its wiring: the methods that it has or lacks, and habits.
///
/// Nothing stands between the table view and the wiring's own objects until a word behind `app` needs it;
/// ``connect()`` takes it out again, and another wiring gets it too.
@MainActor package final class Application {
  /// The source whose table it is about.
  unowned let source: OpenTable

  /// What tells the time of its requests.
  let clock: VirtualClock

  /// Whether the table view is in a window while its screen is shown.
  package var isInWindow = true

  /// What its `moveRow` does to the model, or nil where that is left to the wiring.
  package var moveHabit: MoveHabit?

  /// What its `cellForRow` does wrong, or nil where that is left to the wiring.
  package var cellHabit: CellForRowMistake?

  /// What loads further rows when the last one shows, or nil.
  package var paging: Paging?

  /// What puts check marks on tapped rows, or nil.
  package var checkmarks: Checkmarks?

  /// What answers `heightForRow`, or nil where that is left to the wiring.
  package var heightRule: (@MainActor (TableView, IndexPath) -> Double)?

  /// Whether each layout asks for all heights again, as code in `viewDidLayoutSubviews` can have it.
  package var asksHeightsAtLayout = false

  /// Under which identifier its header views wait, or nil where it makes them without.
  private(set) var headerIdentifier: String?

  private var choices: [OptionalMethod: MethodOverride] = [:]
  private var registrations: [(identifier: String, cellClass: TableViewCell.Type?)] = []
  private var stage: ApplicationStage?

  /// The data source that a local variable held, for ``connect()``.
  private var lostDataSource: (any TableViewDataSource)?

  init(_ source: OpenTable, clock: VirtualClock) {
    self.source = source
    self.clock = clock
  }
}

extension Application {
  /// What the application does about a method, or nil where that is left to the wiring.
  func choice(of method: OptionalMethod) -> MethodOverride? { choices[method] }

  /// Whether the application's own method counts, not the wiring's.
  func plays(_ method: OptionalMethod) -> Bool {
    switch choices[method] {
    case .absent: return false
    case .present, .answering: return true
    case nil: break
    }
    switch method {
    case .moveRow: return moveHabit != nil
    case .willDisplay: return paging != nil
    case .didSelect: return checkmarks != nil
    case .heightForRow: return heightRule != nil
    default: return false
    }
  }

  /// Implements a method, leaves it out, or leaves it to the wiring where that has it.
  ///
  /// - Returns: Whether the wiring's own method counts now.
  package func implement(_ method: OptionalMethod, _ choice: MethodOverride) -> Bool {
    choices[method] = nil
    apply()
    let isOwn = source.tableView.implements(method)
    if !(isOwn && choice == .present) { choices[method] = choice }
    apply()
    if method.shapesTheTable { source.tableView.setNeedsHeightsAndViews() }
    return isOwn && choice == .present
  }

  /// Registers a class of cells, in the tables of later wirings too.
  package func register(_ cellClass: TableViewCell.Type?, _ identifier: String) {
    registrations.removeAll { $0.identifier == identifier }
    registrations.append((identifier, cellClass))
    source.tableView.register(cellClass, forCellReuseIdentifier: identifier)
  }

  /// Registers a class of header and footer views; the application's own ones wait under that identifier.
  package func register(_ viewClass: TableViewHeaderFooterView.Type?, _ identifier: String) {
    headerIdentifier = viewClass == nil ? nil : identifier
    source.tableView.register(viewClass, forHeaderFooterViewReuseIdentifier: identifier)
  }

  /// Brings the table view in line with what the application does.
  package func apply() {
    let table = source.tableView
    table.isInWindow = isInWindow && source.door.isTouchable
    guard stage != nil || needsStage else { return }
    if let stage, stage.tableView === table {
      stage.refresh()
    } else {
      stage = ApplicationStage(self, on: table)
    }
  }

  private var needsStage: Bool {
    !choices.isEmpty || moveHabit != nil || cellHabit != nil || paging != nil || checkmarks != nil
      || heightRule != nil
  }

  /// Takes over the table view of another wiring.
  func moveToNewWiring() {
    stage = nil
    lostDataSource = nil
    for (identifier, cellClass) in registrations {
      source.tableView.register(cellClass, forCellReuseIdentifier: identifier)
    }
    if let headerIdentifier { register(TableViewHeaderFooterView.self, headerIdentifier) }
    apply()
  }

  /// Steps out while other objects are connected behind what the application does.
  func steppingAside(_ connect: () -> Void) {
    let stood = stage != nil
    stepOut()
    connect()
    if stood { apply() }
  }

  /// The data source of the table view, or the one behind what steps in between.
  var ownDataSource: (any TableViewDataSource)? {
    stage?.ownDataSource ?? source.tableView.dataSource
  }

  /// The delegate of the table view, or the one behind what steps in between.
  var ownDelegate: (any TableViewDelegate)? { stage?.ownDelegate ?? source.tableView.delegate }

  /// Steps out from between; the objects that were there are assigned again.
  func stepOut() {
    stage?.leave()
    stage = nil
  }

  /// Connects the wiring's own objects again, which asks for a reload as every assignment does.
  package func connect() {
    choices = [:]
    moveHabit = nil
    cellHabit = nil
    paging = nil
    checkmarks = nil
    heightRule = nil
    asksHeightsAtLayout = false
    let table = source.tableView
    stepOut()
    source.appSnapshot.giveBack()
    if table.dataSource == nil, let lostDataSource { table.dataSource = lostDataSource }
    lostDataSource = nil
    // An assignment of what is there counts too.
    let (dataSource, delegate) = (table.dataSource, table.delegate)
    table.dataSource = dataSource
    table.delegate = delegate
  }

  /// Assigns a data source that nobody but a local variable holds; the table view holds it weakly.
  package func connectLocally() {
    let table = source.tableView
    guard let dataSource = table.dataSource else { return }
    lostDataSource = ownDataSource
    stepOut()
    let local = LocalDataSource(dataSource)
    table.dataSource = local
  }
}

/// What the application's `moveRow` does.
package enum MoveHabit: String, CaseIterable, Sendable {
  /// It takes the row out at its old place and puts it in at the new one, as it should.
  case move

  /// It swaps the two rows, the classic mistake.
  case swap

  /// It forgets the model.
  case nothing
}

/// A data source in front of another, made to be forgotten.
@MainActor private final class LocalDataSource: TableViewDataSource {
  private let dataSource: any TableViewDataSource

  init(_ dataSource: any TableViewDataSource) { self.dataSource = dataSource }

  func numberOfSections(in tableView: TableView) -> Int {
    dataSource.numberOfSections(in: tableView)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    dataSource.tableView(tableView, numberOfRowsInSection: section)
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    try dataSource.tableView(tableView, cellForRowAt: indexPath)
  }
}
