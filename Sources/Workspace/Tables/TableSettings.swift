package import TableAdapters
package import TableStore
package import TableUI

/// The user's settings for a table as one value, for another wiring, a copy or a dry run.
///
/// A wiring sets properties of its table view too, and those stay with the wiring. The settings
/// here are only those of commands, and they override the wiring's.
@MainActor package struct TableSettings {
  /// The frame for a wiring's table view.
  package var frame: TableFrame

  /// The origins of properties that the user set, by name.
  package var origins: [String: String] = [:]

  /// Whether a tapped row is deselected again, if the controller supports it; nil if not set.
  package var deselectsAfterTap: Bool?

  /// The rule of fetched results for objects that keep their relative place; nil if not set.
  package var frcEra: FetchedResultsEra?

  /// Whether a refresh control is above the rows; nil if not set.
  package var hasRefreshControl: Bool?

  /// Whether a control to load more rows is below the rows; nil if not set.
  package var hasLoadMoreControl: Bool?

  /// Whether the last row loads more rows once it shows; nil if not set.
  package var loadsAtLastRow: Bool?

  /// The bars of the device over the table view; nil for none.
  package var bars: DeviceBars?

  /// The display manager and its plugins; nil if not chosen.
  package var assembly: AssemblyChoice?

  /// The rules that `mapping` has set.
  package var mapping = MappingRules()

  /// The keys that a person bound while the table was open, in order.
  package internal(set) var bindings: [BindingChoice] = []

  private var choices: [PartialKeyPath<TableViewConfiguration>: Choice] = [:]

  private typealias Choice = @MainActor (inout TableViewConfiguration) -> Void

  /// Creates settings without any choices.
  init(frame: TableFrame) { self.frame = frame }

  /// Sets a property of the table view.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - value: Returns its value, created for each table view because a view belongs to only one
  ///     of them.
  package mutating func choose<Value>(
    _ path: WritableKeyPath<TableViewConfiguration, Value>,
    _ value: @escaping @MainActor () -> Value
  ) {
    choices[path] = { $0[keyPath: path] = value() }
  }

  /// Returns a configuration with all settings applied.
  func applied(to configuration: TableViewConfiguration) -> TableViewConfiguration {
    choices.values.reduce(into: configuration) { $1(&$0) }
  }
}

extension OpenTable {
  /// Sets a property of the table view, now and for later wirings.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - value: Its value, evaluated again for each table view.
  package func choose<Value>(
    _ path: WritableKeyPath<TableViewConfiguration, Value>,
    _ value: @autoclosure @escaping @MainActor () -> Value
  ) {
    settings.choose(path, value)
    tableView.configuration[keyPath: path] = value()
  }

  /// Applies the settings to the controller and its table view; all else is unchanged.
  package func takeOverSettings() {
    tableView.configuration = settings.applied(to: tableView.configuration)
    if let isOn = settings.deselectsAfterTap {
      (door.controller as? any TapDeselecting)?.deselectsAfterTap = isOn
    }
    if let era = settings.frcEra {
      (door.controller as? any FetchedScreen)?.edits.results.era = era
    }
    if let isOn = settings.hasRefreshControl { setRefreshControl(isOn) }
    if let isOn = settings.hasLoadMoreControl { setLoadMoreControl(isOn) }
    settings.assembly?.apply(to: door.controller)
    if let isOn = settings.loadsAtLastRow { tableView.loadMoreControl?.loadsAtLastRow = isOn }
  }
}

extension TableView {
  /// Copies the controls above and below the rows from another table view.
  ///
  /// - Parameters:
  ///   - old: The other table view.
  ///   - isSpinning: Whether spinning controls keep spinning.
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
