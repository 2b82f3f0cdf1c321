import TableModel
import TableUI

/// What stands between a table view and its data source and delegate while the application's own methods
/// count.
@MainActor final class ApplicationStage {
  /// The table view.
  let tableView: TableView

  /// The wiring's data source, behind this.
  let ownDataSource: (any TableViewDataSource)?

  /// The wiring's delegate, behind this.
  let ownDelegate: (any TableViewDelegate)?

  /// The wiring's own prefetch data source.
  let ownPrefetching: (any TableViewPrefetching)?

  private unowned let application: Application
  private let dataSource: ApplicationDataSource?
  private let delegate: ApplicationDelegate
  private lazy var script = ScriptedMethods(application, self)

  /// Steps in between; nothing is asked again for it.
  init(_ application: Application, on tableView: TableView) {
    self.application = application
    self.tableView = tableView
    ownDataSource = tableView.dataSource
    ownDelegate = tableView.delegate
    ownPrefetching = tableView.prefetchDataSource
    dataSource = tableView.dataSource.map { ApplicationDataSource($0) }
    delegate = ApplicationDelegate(tableView.delegate)
    dataSource?.stage = self
    delegate.stage = self
    tableView.interpose(dataSource: dataSource, delegate: delegate)
    interposePrefetching()
  }

  /// What the application's `cellForRow` does wrong, or nil.
  fileprivate var cellHabit: CellHabit? { application.cellHabit }

  /// Has the table view look again for what there is.
  func refresh() {
    interposePrefetching()
    tableView.probeCapabilities()
  }

  /// Steps out; the wiring's own objects are assigned again, also where the application lost its data source.
  func leave() {
    if tableView.dataSource === dataSource || tableView.dataSource == nil {
      tableView.dataSource = ownDataSource
    }
    if tableView.delegate === delegate { tableView.delegate = ownDelegate }
    tableView.prefetchDataSource = ownPrefetching
  }

  private func interposePrefetching() {
    let target = target(for: (any TableViewPrefetching).self, behind: ownPrefetching)
    tableView.prefetchDataSource = target as? any TableViewPrefetching
  }

  /// Finishes a cell that the wiring's data source has filled.
  fileprivate func finish(_ cell: TableViewCell, at path: IndexPath) {
    application.checkmarks?.finish(cell, at: path, in: application.source)
  }

  /// Who has a capability: the script where one of its methods counts, nobody where all are left out, else
  /// the wiring.
  fileprivate func target(for capability: Any.Type, behind own: AnyObject?) -> AnyObject? {
    guard let methods = OptionalProtocol.of(capability)?.methods else { return own }
    if methods.contains(where: application.plays) { return script }
    return methods.allSatisfy { application.choice(of: $0) == .absent } ? nil : own
  }

  /// The methods that count as absent although their protocol is there.
  fileprivate var hiddenMethods: Set<OptionalMethod> {
    var hidden: Set<OptionalMethod> = []
    for known in OptionalProtocol.all {
      let isScripted = known.methods.contains(where: application.plays)
      for method in known.methods where !application.plays(method) {
        let isLeftOut = application.choice(of: method) == .absent
        if isLeftOut || isScripted && !has(known) { hidden.insert(method) }
      }
    }
    return hidden
  }

  /// Whether the wiring has a protocol.
  private func has(_ known: OptionalProtocol) -> Bool {
    switch known.role {
    case .dataSource: known.isPresent(ownDataSource)
    case .delegate: known.isPresent(ownDelegate)
    case .prefetchDataSource: known.isPresent(ownPrefetching)
    }
  }
}

/// The data source that the table view sees.
@MainActor
private final class ApplicationDataSource: TableViewDataSource, CapabilityForwarding,
  MethodHiding, MessageParticipant
{
  weak var stage: ApplicationStage?
  private let own: any TableViewDataSource

  init(_ own: any TableViewDataSource) { self.own = own }

  var messageParty: Message.Party { TableView.party(of: own) }
  var hiddenMethods: Set<OptionalMethod> { stage?.hiddenMethods ?? [] }

  func target(for capability: Any.Type) -> AnyObject? {
    if capability == (any MethodHiding).self { return self }
    return stage.map { $0.target(for: capability, behind: own) } ?? own
  }

  func numberOfSections(in tableView: TableView) -> Int { own.numberOfSections(in: tableView) }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    own.tableView(tableView, numberOfRowsInSection: section)
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    if stage?.cellHabit == .nothing { throw tableView.noCell }
    if stage?.cellHabit == .asks {
      _ = tableView.visibleCells
      _ = tableView.cellForRow(at: indexPath)
    }
    let cell = try own.tableView(tableView, cellForRowAt: indexPath)
    stage?.finish(cell, at: indexPath)
    if stage?.cellHabit == .twice, let identifier = cell.reuseIdentifier {
      _ = try tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
    if stage?.cellHabit == .forgets { tableView.dataSource = nil }
    return cell
  }
}

/// The delegate that the table view sees.
@MainActor private final class ApplicationDelegate: TableViewDelegate, CapabilityForwarding {
  weak var stage: ApplicationStage?
  private weak var own: (any TableViewDelegate)?

  init(_ own: (any TableViewDelegate)?) { self.own = own }

  func target(for capability: Any.Type) -> AnyObject? {
    stage.map { $0.target(for: capability, behind: own) } ?? own
  }
}
