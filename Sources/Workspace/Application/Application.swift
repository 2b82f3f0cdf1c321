package import JSON
import TableAdapters
package import TableModel
package import TableStore
package import TableUI

/// The application's own code besides its wiring: overridden methods and habits.
///
/// The table view uses the wiring's own objects until a subcommand of `app` overrides them.
/// ``connect()`` removes the overrides; a new wiring keeps them.
@MainActor package final class Application {
  /// The open table.
  unowned let source: OpenTable

  /// The clock for its requests.
  let clock: VirtualClock

  /// Whether the table view is in a window while its screen is shown.
  package var isInWindow = true

  /// The model edit of its `moveRow`, or nil to leave it to the wiring.
  package var moveHabit: MoveHabit?

  /// The mistake in its `cellForRow`, or nil to leave the method to the wiring.
  package var cellHabit: CellForRowMistake?

  /// The object that loads further rows once the last one shows, or nil.
  package var paging: Paging?

  /// The object that adds check marks to tapped rows, or nil.
  package var checkmarks: Checkmarks?

  /// The implementation of `heightForRow`, or nil to leave it to the wiring.
  package var heightRule: (@MainActor (TableView, IndexPath) -> Double)?

  /// Whether each layout requests all heights again, as code in `viewDidLayoutSubviews` may do.
  package var asksHeightsAtLayout = false

  /// Its `viewDidLayoutSubviews`, which returns whether it requested all heights again; or nil.
  package var didLayoutSubviews: (@MainActor () -> Bool)?

  /// Whether it moves the offset by the heights of rows inserted above the visible ones.
  package var keepsReader = false

  /// The heights of the rows that were displayed, for `estimatedHeightForRow`; or nil.
  package var measuredHeights: [ItemID: Double]?

  /// The reuse identifier of its header views, or nil if it creates them without one.
  private(set) var headerIdentifier: String?

  /// The store of objects that the application keeps, or nil.
  package var store: Store<JSONValue>?

  /// The number of times that the objects of the store were requested.
  package var storeCalls = 0

  /// The order of the store's objects: the key, or nil.
  package var storeKey: String?

  /// The delegate that supplies header views by section, or nil.
  private var headers: SectionHeaderDelegate?

  private var choices: [OptionalMethod: MethodOverride] = [:]
  private var registrations: [(identifier: String, cellClass: TableViewCell.Type?)] = []
  private var stage: ApplicationStage?

  /// The data source that a local variable held, for ``connect()``.
  private var lostDataSource: (any TableViewDataSource)?

  /// The delegates that local variables replaced, for ``connect()``.
  private weak var lostDelegate: (any TableViewDelegate)?
  private weak var lostItemDelegate: (any ItemDelegate)?

  init(_ source: OpenTable, clock: VirtualClock) {
    self.source = source
    self.clock = clock
  }
}

extension Application {
  /// Returns the override of a method, or nil if it is left to the wiring.
  func choice(of method: OptionalMethod) -> MethodOverride? { choices[method] }

  /// Whether the application's own method is called instead of the wiring's.
  func plays(_ method: OptionalMethod) -> Bool {
    switch choices[method] {
    case .absent: return false
    case .present, .answering: return true
    case nil: break
    }
    switch method {
    case .moveRow: return moveHabit != nil
    case .willDisplay: return paging != nil || measuredHeights != nil
    case .estimatedHeightForRow: return measuredHeights != nil
    case .didSelect: return checkmarks != nil
    case .heightForRow: return heightRule != nil
    default: return false
    }
  }

  /// Overrides a method, or leaves it to the wiring if that implements it.
  ///
  /// - Returns: Whether the wiring's own method is called now.
  package func implement(_ method: OptionalMethod, _ choice: MethodOverride) -> Bool {
    choices[method] = nil
    apply()
    let isOwn = source.tableView.implements(method)
    if !(isOwn && choice == .present) { choices[method] = choice }
    apply()
    if method.shapesTheTable { source.tableView.setNeedsHeightsAndViews() }
    return isOwn && choice == .present
  }

  /// Registers a cell class, also for the table views of later wirings.
  package func register(_ cellClass: TableViewCell.Type?, _ identifier: String) {
    registrations.removeAll { $0.identifier == identifier }
    registrations.append((identifier, cellClass))
    source.tableView.register(cellClass, forCellReuseIdentifier: identifier)
  }

  /// Registers a class of header and footer views; the application reuses its own under that
  /// identifier.
  package func register(_ viewClass: TableViewHeaderFooterView.Type?, _ identifier: String) {
    headerIdentifier = viewClass == nil ? nil : identifier
    source.tableView.register(viewClass, forHeaderFooterViewReuseIdentifier: identifier)
  }

  /// Applies the overrides to the table view.
  package func apply() {
    let table = source.tableView
    table.isInWindow = isInWindow && source.door.isTouchable
    table.didLayoutSubviews = didLayoutSubviews
    table.keepsReader = keepsReader
    guard stage != nil || needsStage else { return }
    if let stage, stage.tableView === table {
      stage.refresh()
    } else {
      stage = ApplicationStage(self, on: table)
    }
  }

  private var needsStage: Bool {
    !choices.isEmpty || moveHabit != nil || cellHabit != nil || paging != nil || checkmarks != nil
      || heightRule != nil || measuredHeights != nil
  }

  /// Moves to the table view of another wiring.
  func moveToNewWiring() {
    stage = nil
    headers = nil
    (lostDataSource, lostDelegate, lostItemDelegate) = (nil, nil, nil)
    for (identifier, cellClass) in registrations {
      source.tableView.register(cellClass, forCellReuseIdentifier: identifier)
    }
    if let headerIdentifier { register(TableViewHeaderFooterView.self, headerIdentifier) }
    apply()
  }

  /// Removes the overrides while other objects are connected, then applies them again.
  func steppingAside(_ connect: () -> Void) {
    let stood = stage != nil
    stepOut()
    connect()
    if stood { apply() }
  }

  /// The table view's data source, without overrides.
  var ownDataSource: (any TableViewDataSource)? {
    stage?.ownDataSource ?? source.tableView.dataSource
  }

  /// The table view's delegate, without overrides.
  var ownDelegate: (any TableViewDelegate)? { stage?.ownDelegate ?? source.tableView.delegate }

  /// Removes the overrides and assigns the original objects again.
  func stepOut() {
    stage?.leave()
    stage = nil
  }

  /// Connects the wiring's own objects again; as with every assignment, the table view reloads.
  package func connect() {
    choices = [:]
    moveHabit = nil
    cellHabit = nil
    paging = nil
    checkmarks = nil
    heightRule = nil
    asksHeightsAtLayout = false
    didLayoutSubviews = nil
    measuredHeights = nil
    let table = source.tableView
    table.didLayoutSubviews = nil
    stepOut()
    source.appSnapshot.giveBack()
    if table.dataSource == nil, let lostDataSource { table.dataSource = lostDataSource }
    if table.delegate == nil, let lostDelegate { table.delegate = lostDelegate }
    if let own = lostItemDelegate ?? headers?.own { itemTable?.itemDelegate = own }
    headers = nil
    (lostDataSource, lostDelegate, lostItemDelegate) = (nil, nil, nil)
    // Assigning the same object again counts too.
    let (dataSource, delegate) = (table.dataSource, table.delegate)
    table.dataSource = dataSource
    table.delegate = delegate
  }

  /// Assigns a data source that only a local variable holds; the table view's reference is weak.
  package func connectLocally() {
    let table = source.tableView
    guard let dataSource = table.dataSource else { return }
    lostDataSource = ownDataSource
    stepOut()
    let local = LocalDataSource(dataSource)
    table.dataSource = local
  }
}

// The delegates and the data source of the table view.
extension Application {
  /// The table view if it passes items to its delegate, or nil.
  private var itemTable: ItemTableView? { source.tableView as? ItemTableView }

  /// Assigns the wiring's data source to the table view again.
  ///
  /// - Returns: Whether the table view ignores it, because it has this data source already.
  package func connectAgain() -> Bool {
    if let itemTable, stage == nil {
      let dataSource = itemTable.itemDataSource
      itemTable.itemDataSource = dataSource
      return true
    }
    let dataSource = source.tableView.dataSource
    source.tableView.dataSource = dataSource
    return false
  }

  /// Assigns a delegate that only a local variable holds; the table view's reference is weak.
  package func connectDelegateLocally() {
    if let itemTable {
      lostItemDelegate = headers?.own ?? itemTable.itemDelegate
      let local = SectionHeaderDelegate(nil)
      steppingAside { itemTable.itemDelegate = local }
      headers = nil
      return
    }
    lostDelegate = ownDelegate
    stepOut()
    let local = LocalDelegate()
    source.tableView.delegate = local
  }

  /// Adds or removes a delegate that supplies header views by section, or by index.
  ///
  /// - Returns: Whether the table view supports it.
  package func supplyHeaders(_ isOn: Bool) -> Bool {
    guard let itemTable else { return false }
    let own = headers?.own ?? itemTable.itemDelegate
    headers = isOn ? SectionHeaderDelegate(own) : nil
    steppingAside { itemTable.itemDelegate = headers ?? own }
    return true
  }
}

/// The model edit of the application's `moveRow`.
package enum MoveHabit: String, CaseIterable, Sendable {
  /// Moves the row from its old place to the new one, which is correct.
  case move

  /// Swaps the two rows, which is the classic mistake.
  case swap

  /// Does not change the model.
  case nothing
}

/// A delegate without methods, made to be deallocated.
@MainActor private final class LocalDelegate: TableViewDelegate {}

/// A data source in front of another one, made to be deallocated.
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
