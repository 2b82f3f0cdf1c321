import Platform
package import TableAdapters
package import TableModel
package import TableUI

/// What a session can ask of a controller, probed once when the controller comes to the prompt.
///
/// Any controller with a table view may stand there; what it cannot do answers `refused` and names the
/// method that is missing.
@MainActor package final class ControllerAdapter {
  /// The controller.
  package let controller: any ViewController & TableViewHosting

  /// The navigation controller that holds it: its own, else one that the door puts it into.
  package let navigation: NavigationController

  /// The table view that it shows.
  package let tableView: TableView

  /// Who answered the table view when the controller came.
  package let dataSource: (any TableViewDataSource)?

  /// Who heard the table view when the controller came.
  package let delegate: (any TableViewDelegate)?

  private let prefetching: (any TableViewPrefetching)?
  private let providing: (any SectionsProviding)?
  private let changing: (any ModelChanging)?
  private let performing: (any ChangePerforming)?
  private let refreshing: (any Refreshing)?

  /// Whether the controller fetches its rows again by itself.
  var refreshes: Bool { refreshing != nil }

  /// Notes what the controller's model takes while a gesture is at work.
  let collector = ChangeCollector()

  /// Whether the controller says which edits its model took.
  package let tellsChanges: Bool

  /// Probes a controller and gives it what a screen of an app has: a navigation controller around it, and a
  /// refresh control above its rows.
  package init(_ controller: any ViewController & TableViewHosting) {
    self.controller = controller
    navigation =
      controller.navigationController ?? controller as? NavigationController
      ?? NavigationController(rootViewController: controller)
    tableView = controller.tableView
    dataSource = tableView.dataSource
    delegate = tableView.delegate
    prefetching = tableView.prefetchDataSource
    providing = controller as? any SectionsProviding
    changing = controller as? any ModelChanging
    performing = controller as? any ChangePerforming
    refreshing = controller as? any Refreshing
    let telling = controller as? any ModelChangeObserving
    tellsChanges = telling != nil
    telling?.onModelChange = { [collector] change in collector.note(change) }
    installRefreshControl()
  }

  /// Who watches the messages of the table view and of what else the controller lets watch, or nil.
  ///
  /// The door reports on the controller's behalf what it asks of it, so that anybody's controller is traced.
  package var observer: (any MessageObserver)? {
    get { tableView.messageObserver }
    set {
      navigation.messageObserver = newValue
      tableView.messageObserver = newValue
    }
  }

  /// Does something that nobody watches.
  package func unwatched<Result>(_ body: () -> Result) -> Result {
    let observers = (navigation.messageObserver, tableView.messageObserver)
    observer = nil
    defer { (navigation.messageObserver, tableView.messageObserver) = observers }
    return body()
  }

  /// The hand of the person at the prompt.
  package var hand: GesturePerformer { GesturePerformer(controller, navigation: navigation) }

  /// The name of the controller's class.
  package private(set) lazy var name = String(describing: type(of: controller))

  /// The sections as the controller's model has them now; none where it does not tell.
  package var sections: [Section] { providing?.sections ?? [] }

  /// Makes an edit in the model and tells no view.
  ///
  /// - Returns: What happened to the rows that the table shows, for whoever tells it.
  @discardableResult
  func changeModel(_ change: TableChange) throws(WorkspaceError) -> [TableChange] {
    guard let changing else { throw missing("changeModel(_:)", of: "ModelChanging") }
    began("changeModel(_:) \(change)")
    defer { observer?.messageEnded(result: nil) }
    do { try changing.changeModel(change) } catch {
      throw WorkspaceError(error, of: tableView)
    }
    return tableView.rowMapping?.applyChange(change) ?? [change]
  }

  /// Makes an edit in the model, as the application's own code does in the middle of a question.
  ///
  /// - Returns: What happened to the rows that the table shows, for whoever tells it.
  @discardableResult
  func carryOut(_ change: TableChange) throws(TableError) -> [TableChange] {
    guard let changing else { throw .changeDoesNotFit("\(name) has no changeModel(_:)") }
    began("changeModel(_:) \(change)")
    defer { observer?.messageEnded(result: nil) }
    try changing.changeModel(change)
    // A controller that tells of its edits has told of this one.
    if !tellsChanges { collector.note(change) }
    return tableView.rowMapping?.applyChange(change) ?? [change]
  }

  /// Makes edits in the model and tells the view in one batch; all or nothing.
  package func perform(_ changes: [TableChange]) throws(WorkspaceError) {
    guard let performing else { throw missing("perform(_:)", of: "ChangePerforming") }
    began("perform(_:) " + changes.map(\.description).joined(separator: ", "))
    defer { observer?.messageEnded(result: nil) }
    do { try performing.perform(changes) } catch {
      throw WorkspaceError(error, of: tableView)
    }
  }

  /// Puts a refresh control above the rows unless the controller has one; what it starts is the controller's
  /// own `refresh()`, if there is one.
  func installRefreshControl() {
    guard tableView.refreshControl == nil else { return }
    let control = RefreshControl()
    tableView.refreshControl = control
    guard refreshing != nil else { return }
    control.addTarget(controller, for: .valueChanged) { controller in
      (controller as? any Refreshing)?.refresh()
    }
  }

  /// The controller as a screen whose rows come page by page.
  ///
  /// - Parameter method: What is wanted of it, for the refusal.
  /// - Returns: The controller.
  /// - Throws: `refused` with the method that it lacks.
  package func listScreen(for method: String) throws(WorkspaceError) -> any ListScreen {
    guard let screen = controller as? any ListScreen else {
      throw missing(method, of: "ListLoading")
    }
    return screen
  }

  /// Lets pulls reach the controller's list loader.
  func listenToPulls() {
    installRefreshControl()
    guard refreshing == nil else { return }
    tableView.refreshControl?.removeTarget(controller)
    tableView.refreshControl?.addTarget(controller, for: .valueChanged) { controller in
      (controller as? any ListLoading)?.listLoader?.refresh()
    }
  }

  private func began(_ selector: @autoclosure () -> String) {
    guard let observer else { return }
    let receiver = Message.Party(name, .controller)
    observer.messageBegan(Message(to: receiver, selector(), source: .ours))
  }

  package func missing(_ method: String, of capability: String) -> WorkspaceError {
    .controllerLacks(method: method, of: capability, controller: name)
  }
}

// Views over the rows.
extension ControllerAdapter {
  /// What is to stand between the controller and its table view, or nil where all rows are shown as they are.
  func arranged(
    _ arrangement: RowArrangement,
    folded: [IndexPath] = [],
    isCancelled: () -> Bool
  ) throws(WorkspaceError) -> ArrangedDataSource? {
    guard !arrangement.isEmpty else { return nil }
    guard let providing, let dataSource else {
      throw missing("sections", of: "SectionsProviding")
    }
    do throws(ArrangementError) {
      return try ArrangedDataSource(
        dataSource,
        model: providing,
        arrangement: arrangement,
        folded: arrangement.hasFolds ? folded : [],
        isCancelled: isCancelled
      )
    } catch {
      throw WorkspaceError(error)
    }
  }

  /// The same view over the same rows, before this controller.
  func arranged(takingOver other: ArrangedDataSource) -> ArrangedDataSource? {
    guard let providing, let dataSource else { return nil }
    return ArrangedDataSource(dataSource, model: providing, takingOver: other)
  }

  /// Connects the table view with the controller's own objects, or with a data source before its own.
  func connect(_ arranged: ArrangedDataSource?) {
    tableView.dataSource = arranged ?? dataSource
    tableView.delegate = delegate
    tableView.prefetchDataSource = prefetching
  }
}
