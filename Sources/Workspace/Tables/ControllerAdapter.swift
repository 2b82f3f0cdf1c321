import Platform
package import TableAdapters
package import TableModel
package import TableUI

/// A controller's capabilities for a session, each probed once.
///
/// Any controller with a table view works. A missing capability throws `refused` with the name of
/// the missing method.
@MainActor package final class ControllerAdapter {
  /// The controller.
  package let controller: any ViewController & TableViewHosting

  /// Its navigation controller: its own, else one that the adapter creates.
  package let navigation: NavigationController

  /// Its table view.
  package let tableView: TableView

  /// The table view's data source when the controller was installed.
  package let dataSource: (any TableViewDataSource)?

  /// The table view's delegate when the controller was installed.
  package let delegate: (any TableViewDelegate)?

  private let prefetching: (any TableViewPrefetching)?
  // Probed at first use: the first screen needs none of them.
  private lazy var providing = cast(controller, to: (any SectionsProviding).self)
  private lazy var changing = controller as? any ModelChanging
  private lazy var performing = controller as? any ChangePerforming
  private let refreshing: (any Refreshing)?

  /// The controller as one that fetches its rows, or nil.
  var requesting: (any FetchRequesting)? { controller as? any FetchRequesting }

  /// The controller as one that holds back updates, or nil.
  var holding: (any UpdateHolding)? { controller as? any UpdateHolding }

  /// Changes the model without a report by its objects.
  func replacingObjects<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    let replacing = controller as? any ObjectReplacing
    replacing?.replacesObjects = true
    defer { replacing?.replacesObjects = false }
    try body()
  }

  /// Whether the model's objects report their changes.
  var hasObjects: Bool { controller is any ObjectReplacing }

  /// Tells the controller that its model was saved.
  func noteSave() throws(WorkspaceError) {
    guard let observing = controller as? any SaveObserving else { return }
    do throws(TableError) { try observing.modelDidSave() } catch {
      throw WorkspaceError(error, of: tableView)
    }
  }

  /// Whether the controller reloads its rows by itself.
  var refreshes: Bool { refreshing != nil }

  /// Collects the edits of the controller's model during a gesture.
  let collector = ChangeCollector()

  /// Whether the controller reports the edits of its model.
  package let tellsChanges: Bool

  /// Probes a controller and gives it a navigation controller and a refresh control, as in an app.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - parent: The navigation controller that pushes it, or nil for its own.
  package init(
    _ controller: any ViewController & TableViewHosting,
    pushedOn parent: NavigationController? = nil
  ) {
    self.controller = controller
    parent?.pushViewController(controller, animated: false)
    navigation =
      controller.navigationController ?? controller as? NavigationController
      ?? NavigationController(rootViewController: controller)
    tableView = controller.tableView
    dataSource = tableView.dataSource
    delegate = tableView.delegate
    prefetching = tableView.prefetchDataSource
    refreshing = cast(controller, to: (any Refreshing).self)
    let telling = cast(controller, to: (any ModelChangeObserving).self)
    tellsChanges = telling != nil
    let recorder = telling.map { _ in ChangeRecorder(for: tableView) }
    telling?.onModelChange = { [collector] change in
      recorder?.record(change)
      collector.note(change)
    }
    installRefreshControl()
  }

  /// The observer of messages of the table view and other observable objects, or nil.
  ///
  /// The adapter reports its calls on the controller's behalf, so that any controller is traced.
  package var observer: (any MessageObserver)? {
    get { tableView.messageObserver }
    set {
      navigation.messageObserver = newValue
      tableView.messageObserver = newValue
    }
  }

  /// Runs a closure without an observer.
  package func unwatched<Result>(_ body: () -> Result) -> Result {
    let observers = (navigation.messageObserver, tableView.messageObserver)
    observer = nil
    defer { (navigation.messageObserver, tableView.messageObserver) = observers }
    return body()
  }

  /// The object that performs the user's gestures.
  package var hand: GesturePerformer { GesturePerformer(controller, navigation: navigation) }

  /// The name of the controller's class.
  package private(set) lazy var name = String(describing: type(of: controller))

  /// The current sections of the controller's model; empty if it does not provide them.
  package var sections: [Section] { providing?.sections ?? [] }

  /// Edits the model without updating a view.
  ///
  /// - Returns: The changes of the shown rows, for the caller to report.
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

  /// Edits the model in the middle of a data source call, as the application's own code does.
  ///
  /// - Returns: The changes of the shown rows, for the caller to report.
  @discardableResult
  func carryOut(_ change: TableChange) throws(TableError) -> [TableChange] {
    guard let changing else { throw .changeDoesNotFit("\(name) has no changeModel(_:)") }
    began("changeModel(_:) \(change)")
    defer { observer?.messageEnded(result: nil) }
    try changing.changeModel(change)
    // A controller that reports its edits has already reported this one.
    if !tellsChanges { collector.note(change) }
    return tableView.rowMapping?.applyChange(change) ?? [change]
  }

  /// Edits the model and updates the view in one batch; all or nothing.
  package func perform(_ changes: [TableChange]) throws(WorkspaceError) {
    guard let performing else { throw missing("perform(_:)", of: "ChangePerforming") }
    began("perform(_:) " + changes.map(\.description).joined(separator: ", "))
    defer { observer?.messageEnded(result: nil) }
    do { try performing.perform(changes) } catch {
      throw WorkspaceError(error, of: tableView)
    }
  }

  /// Adds a refresh control unless the controller has one; it calls the controller's `refresh()`,
  /// if any.
  func installRefreshControl() {
    guard tableView.refreshControl == nil else { return }
    let control = RefreshControl()
    tableView.refreshControl = control
    guard refreshing != nil else { return }
    control.addTarget(controller, for: .valueChanged) { controller in
      (controller as? any Refreshing)?.refresh()
    }
  }

  /// Returns the controller as a screen whose rows load page by page.
  ///
  /// - Parameter method: The requested capability, for the error.
  /// - Returns: The controller.
  /// - Throws: `refused` with the method that it lacks.
  package func listScreen(for method: String) throws(WorkspaceError) -> any ListScreen {
    guard let screen = controller as? any ListScreen else {
      throw missing(method, of: "ListLoading")
    }
    return screen
  }

  /// Connects pulls to the controller's list loader.
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
  /// Returns the data source for an arrangement, or nil if it shows all rows unchanged.
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

  /// Returns the same view over the same rows, for this controller.
  func arranged(takingOver other: ArrangedDataSource) -> ArrangedDataSource? {
    guard let providing, let dataSource else { return nil }
    return ArrangedDataSource(dataSource, model: providing, takingOver: other)
  }

  /// Connects the table view to the controller's own objects, or to a data source in front of them.
  func connect(_ arranged: ArrangedDataSource?) {
    tableView.dataSource = arranged ?? dataSource
    tableView.delegate = delegate
    tableView.prefetchDataSource = prefetching
  }
}
