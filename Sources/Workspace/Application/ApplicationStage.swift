import TableModel
import TableUI

/// The objects between a table view and its data source and delegate while methods are overridden.
@MainActor final class ApplicationStage {
  /// The table view.
  let tableView: TableView

  /// The wiring's data source.
  let ownDataSource: (any TableViewDataSource)?

  /// The wiring's delegate.
  let ownDelegate: (any TableViewDelegate)?

  private unowned let application: Application
  private let dataSource: ApplicationDataSource?
  private let delegate: ApplicationDelegate
  private lazy var script = ScriptedMethods(application)

  /// Installs the overrides, without a reload.
  init(_ application: Application, on tableView: TableView) {
    self.application = application
    self.tableView = tableView
    ownDataSource = tableView.dataSource
    ownDelegate = tableView.delegate
    dataSource = tableView.dataSource.map { ApplicationDataSource($0) }
    delegate = ApplicationDelegate(tableView.delegate)
    dataSource?.stage = self
    delegate.stage = self
    tableView.interpose(dataSource: dataSource, delegate: delegate)
  }

  /// The mistake in the application's `cellForRow`, or nil.
  fileprivate var cellHabit: CellForRowMistake? { application.cellHabit }

  /// Makes the table view check again which methods are implemented.
  func refresh() { tableView.probeCapabilities() }

  /// Removes the overrides and assigns the wiring's objects, even if the data source was
  /// deallocated.
  func leave() {
    if tableView.dataSource === dataSource || tableView.dataSource == nil {
      tableView.dataSource = ownDataSource
    }
    if tableView.delegate === delegate { tableView.delegate = ownDelegate }
  }

  /// Finishes a cell that the wiring's data source has configured.
  fileprivate func finish(_ cell: TableViewCell, at path: IndexPath) {
    application.checkmarks?.finish(cell, at: path, in: application.source)
  }

  /// Fills a cell from the application's array, whatever row the table view shows there.
  fileprivate func fillByIndex(_ cell: TableViewCell, at path: IndexPath) {
    application.fillByIndex(cell, at: path)
  }

  /// The methods that the script implements or omits; all others are the wiring's.
  fileprivate var substitutes: [OptionalMethod: MethodSubstitute] {
    var substitutes: [OptionalMethod: MethodSubstitute] = [:]
    for method in OptionalMethod.allCases {
      if application.plays(method) {
        substitutes[method] = .object(script)
      } else if application.choice(of: method) == .absent {
        substitutes[method] = .nobody
      }
    }
    return substitutes
  }
}

/// The data source that the table view uses.
@MainActor
private final class ApplicationDataSource: TableViewDataSource, CapabilityForwarding,
  MessageParticipant
{
  weak var stage: ApplicationStage?
  private let own: any TableViewDataSource

  init(_ own: any TableViewDataSource) { self.own = own }

  var messageParty: Message.Party { TableView.party(of: own) }

  func target(for capability: Any.Type) -> AnyObject? { own }

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
    if stage?.cellHabit == .updates {
      tableView.beginUpdates()
      try tableView.endUpdates()
    }
    let cell = try own.tableView(tableView, cellForRowAt: indexPath)
    stage?.finish(cell, at: indexPath)
    if stage?.cellHabit == .byIndex { stage?.fillByIndex(cell, at: indexPath) }
    if stage?.cellHabit == .twice, let identifier = cell.reuseIdentifier {
      _ = try tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
    if stage?.cellHabit == .forgets { tableView.dataSource = nil }
    return cell
  }
}

/// The delegate that the table view uses.
@MainActor
private final class ApplicationDelegate: TableViewDelegate, MethodSubstituting {
  weak var stage: ApplicationStage?
  private weak var own: (any TableViewDelegate)?

  init(_ own: (any TableViewDelegate)?) { self.own = own }

  var substitutes: [OptionalMethod: MethodSubstitute] { stage?.substitutes ?? [:] }

  func target(for capability: Any.Type) -> AnyObject? {
    capability == (any MethodSubstituting).self ? self : own
  }
}
