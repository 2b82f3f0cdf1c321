import TableAdapters
package import TableUI

/// What was set for a table at the prompt, as one value: another wiring, a copy and a dry run take it over as it is.
///
/// A wiring sets properties of its table view too. Those stay with the wiring: only what a command chose is here, and
/// it counts more than what a wiring sets by itself.
@MainActor package struct TableSettings {
  /// The frame that a wiring makes its table view in.
  package var frame: TableFrame

  /// Where properties come from that a person set, by name.
  package var origins: [String: String] = [:]

  /// Whether a tapped row is deselected again, where the controller lets one choose; nil where nothing was chosen.
  package var deselectsAfterTap: Bool?

  /// Whether a refresh control is above the rows; nil where nothing was chosen.
  package var hasRefreshControl: Bool?

  /// Whether a control for further rows is below the rows; nil where nothing was chosen.
  package var hasLoadMoreControl: Bool?

  /// Whether further rows are loaded once the last one shows; nil where nothing was chosen.
  package var loadsAtLastRow: Bool?

  /// The keys that a person bound while the table was open, in order.
  package internal(set) var bindings: [BindingChoice] = []

  private var choices: [PartialKeyPath<TableViewConfiguration>: Choice] = [:]

  private typealias Choice = @MainActor (inout TableViewConfiguration) -> Void

  /// Chooses nothing.
  init(frame: TableFrame) { self.frame = frame }

  /// Chooses a property of the table view.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - value: Its value, made for each table view that takes it over, since a view is in one of them only.
  package mutating func choose<Value>(
    _ path: WritableKeyPath<TableViewConfiguration, Value>,
    _ value: @escaping @MainActor () -> Value
  ) {
    choices[path] = { $0[keyPath: path] = value() }
  }

  /// A configuration with everything that was chosen.
  func applied(to configuration: TableViewConfiguration) -> TableViewConfiguration {
    choices.values.reduce(into: configuration) { $1(&$0) }
  }
}

extension OpenTable {
  /// Sets a property of the table view, now and for later wirings.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - value: Its value, made anew for each table view that takes it over.
  package func choose<Value>(
    _ path: WritableKeyPath<TableViewConfiguration, Value>,
    _ value: @autoclosure @escaping @MainActor () -> Value
  ) {
    settings.choose(path, value)
    tableView.configuration[keyPath: path] = value()
  }

  /// Brings the controller and its table view in line with what was chosen; what nobody chose stays as it is.
  package func takeOverSettings() {
    tableView.configuration = settings.applied(to: tableView.configuration)
    if let isOn = settings.deselectsAfterTap {
      (door.controller as? any TapDeselecting)?.deselectsAfterTap = isOn
    }
    if let isOn = settings.hasRefreshControl { setRefreshControl(isOn) }
    if let isOn = settings.hasLoadMoreControl { setLoadMoreControl(isOn) }
    if let isOn = settings.loadsAtLastRow { tableView.loadMoreControl?.loadsAtLastRow = isOn }
  }
}

extension TableView {
  /// Shows above and below the rows what the controls of another table view showed there.
  ///
  /// - Parameters:
  ///   - old: The other table view.
  ///   - isSpinning: Whether a control spins on that spun there.
  func takeOverControls(of old: TableView, isSpinning: Bool) {
    if let control = refreshControl, let oldControl = old.refreshControl {
      control.attributedTitle = oldControl.attributedTitle
      if isSpinning, oldControl.isRefreshing, !control.isRefreshing { control.beginRefreshing() }
    }
    guard let control = loadMoreControl, control.state == .idle else { return }
    switch old.loadMoreControl?.state {
    case .failed(let message): control.updateError(message)
    case .noMoreData: control.updateNoMoreData(true)
    case .loading, .idle, nil: break
    }
  }
}
