public import TableModel
public import TableUI

/// A delegate that turns calls of a table view into events for the plugins of a ``DisplayManager``.
///
/// It has no other rules. (RDDM: `TableDelegate`.)
@MainActor open class GeneratorDelegate: TableViewDelegate, CapabilityForwarding {
  /// The manager, set when it is created.
  public internal(set) weak var manager: DisplayManager?

  /// Creates a delegate without a manager.
  public init() {}

  /// Returns the feature with a capability, or else the delegate itself, unless that would turn on
  /// a table view behavior.
  open func target(for capability: Any.Type) -> AnyObject? {
    if let feature = manager?.feature(for: capability) { return feature }
    // Implementing this method turns on estimates.
    let isEstimating = capability == (any TableViewEstimating).self
    return isEstimating && manager?.usesEstimates != true ? nil : self
  }

  /// Sends an event to the plugins in order.
  ///
  /// A listener may change the table. The next plugin receives the row's new place, and no event
  /// for a deleted row.
  open func send(_ event: TableEvent) {
    guard let manager else { return }
    var event = event
    var generator: (any CellGenerator)?
    if let row = event.row { generator = manager.generator(at: row) }
    for (index, plugin) in manager.plugins.enumerated() {
      if index > 0, let generator, let row = event.row, manager.generator(at: row) !== generator {
        guard let row = manager.indexPath(of: generator) else { return }
        event = event.at(row)
      }
      manager.count(event.word, for: plugin)
      tell(plugin, event, in: manager)
    }
  }

  /// Sends an event to a plugin, and reports it to the message observer, if the plugin handles such
  /// events.
  private func tell(_ plugin: any TablePlugin, _ event: TableEvent, in manager: DisplayManager) {
    guard let observer = manager.view?.messageObserver, plugin.events.contains(event.word) else {
      plugin.process(event, in: manager)
      return
    }
    let place = event.row.map { " \($0)" } ?? ""
    let selector = "process(_:in:) \(event.word)\(place)"
    observer.messageBegan(Message(to: TableView.party(of: plugin), selector, source: .ours))
    plugin.process(event, in: manager)
    observer.messageEnded(result: nil)
  }
}

extension GeneratorDelegate: TableViewBulkSizing {
  package func tableView(
    _ tableView: TableView,
    heightsOfRows rows: Range<Int>,
    inSection section: Int,
    into heights: inout [Double]
  ) {
    if let manager, let loadedRows = manager.loadedRows,
      manager.sections.indices.contains(section),
      manager.sections[section].generators.count >= rows.upperBound,
      manager.sections[section].generators[rows].made.isEmpty
    {
      loadedRows.appendHeights(of: rows, inSection: section, to: &heights, in: tableView)
      return
    }
    for row in rows {
      let path = IndexPath(row: row, section: section)
      heights.append(self.tableView(tableView, heightForRowAt: path))
    }
  }

  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    guard let manager, manager.hasRow(at: indexPath) else { return 0 }
    let list = manager.sections[indexPath.section].generators
    guard let generator = list.generator(at: indexPath.row) else {
      return manager.loadedRows?.height(at: indexPath, in: tableView) ?? 0
    }
    let height = generator.cellHeight(in: tableView)
    guard height == TableView.automaticDimension, !manager.usesEstimates else { return height }
    // Without estimates, an automatic height is the standard row height.
    return tableView.rowHeight == TableView.automaticDimension
      ? tableView.textMetrics.rowHeight(lines: 1) : tableView.rowHeight
  }

  public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    // The table view may still count a section that was deleted. (RDDM: 0.1.)
    guard let manager, manager.sections.indices.contains(section) else { return 0.1 }
    return manager.sections[section].header.height(in: tableView, section: section)
  }

  public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
    guard let manager, manager.sections.indices.contains(section) else { return 0.1 }
    return manager.sections[section].footer.height(in: tableView, section: section)
  }
}

extension GeneratorDelegate: TableViewHeaderViews {
  public func tableView(
    _ tableView: TableView,
    viewForHeaderInSection section: Int
  ) -> TableViewHeaderFooterView? {
    guard let manager, manager.sections.indices.contains(section) else { return nil }
    return manager.sections[section].header.generate()
  }

  public func tableView(
    _ tableView: TableView,
    viewForFooterInSection section: Int
  ) -> TableViewHeaderFooterView? {
    guard let manager, manager.sections.indices.contains(section) else { return nil }
    return manager.sections[section].footer.generate()
  }
}

extension GeneratorDelegate: TableViewEstimating {
  /// Returns the generator's estimate, or else 40. (RDDM.)
  public func tableView(
    _ tableView: TableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> Double {
    guard let manager, manager.hasRow(at: indexPath) else { return Self.standardEstimate }
    let list = manager.sections[indexPath.section].generators
    return list.generator(at: indexPath.row)?.estimatedCellHeight ?? Self.standardEstimate
  }

  /// Returns the height of the header, which is known.
  public func tableView(
    _ tableView: TableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> Double { self.tableView(tableView, heightForHeaderInSection: section) }

  /// Returns the height of the footer, which is known.
  public func tableView(
    _ tableView: TableView,
    estimatedHeightForFooterInSection section: Int
  ) -> Double { self.tableView(tableView, heightForFooterInSection: section) }

  /// The default estimate of a row, in points.
  public static var standardEstimate: Double { 40 }
}
