public import TableModel
public import TableUI

/// A recorder of a model's edits, which spares a table view all queries about the rest. (Not in
/// UIKit.)
///
/// Without it, each batch queries every count and height, as in UIKit. It serves every data source
/// whose controller reports its edits. No class of a pattern takes part.
///
/// ```swift
/// ChangeRecorder.attach(to: controller)
/// ```
@MainActor public final class ChangeRecorder: TableViewChangeReporting {
  private var reported = ReportedChanges()
  private weak var dataSource: (any TableViewDataSource)?

  /// Creates a recorder for the current data source of a table view, and sets it as the table
  /// view's `changeReporter`.
  public init(for tableView: TableView) {
    dataSource = tableView.dataSource
    tableView.changeReporter = self
  }

  /// Attaches a recorder to a controller that reports its edits; its observer is still called.
  public static func attach(to controller: any TableViewHosting & ModelChangeObserving) {
    let recorder = ChangeRecorder(for: controller.tableView)
    let observer = controller.onModelChange
    controller.onModelChange = { change in
      recorder.record(change)
      observer?(change)
    }
  }

  /// Records an edit that the model has accepted.
  public func record(_ change: TableChange) { reported.record(change) }

  /// Returns the edits since the last call, or nil if the table view has another data source now.
  public func takeReportedChanges(for tableView: TableView) -> ReportedChanges? {
    defer { reported = ReportedChanges() }
    return serves(tableView) ? reported : nil
  }

  /// Whether a table view asks the recorder's data source, directly or through an object that
  /// forwards to it.
  private func serves(_ tableView: TableView) -> Bool {
    guard let dataSource else { return false }
    var object: AnyObject? = tableView.dataSource
    for _ in 0..<4 {
      guard let asked = object else { return false }
      if asked === dataSource { return true }
      object = (asked as? any CapabilityForwarding)?
        .target(for: (any TableViewChangeReporting).self)
    }
    return false
  }
}
