public import TableUI

/// Has the rows fetched again when a person pulls the table down, once for each pull. (RDDM: `TableRefreshablePlugin`.)
///
/// It looks when the finger goes up: a control that spins by then was pulled far enough.
/// An output may be done at once: the plugin notes that it refreshes before it calls it. The original does so
/// afterwards and then refreshes no more.
public final class RefreshablePlugin: TablePlugin, RefreshableInput {
  public let name = "refreshable"
  public let events = ["scroll"]

  private let control: RefreshControl
  private weak var output: (any RefreshableOutput)?
  private var isRefreshing = false

  /// Creates a plugin.
  ///
  /// - Parameters:
  ///   - control: What the person pulls.
  ///   - output: Who fetches; held weakly.
  public init(control: RefreshControl = RefreshControl(), output: any RefreshableOutput) {
    self.control = control
    self.output = output
  }

  public func setUp(in manager: DisplayManager) {
    manager.view?.refreshControl = control
  }

  public func process(_ event: ScrollEvent, in manager: DisplayManager) {
    guard case .willEndDragging = event, control.isRefreshing, !isRefreshing else { return }
    isRefreshing = true
    guard let output else { return endRefreshing() }
    output.refreshContent(with: self)
  }

  public func endRefreshing() {
    isRefreshing = false
    control.endRefreshing()
  }
}

/// Ends a refresh of a ``RefreshableOutput``.
@MainActor public protocol RefreshableInput: AnyObject {
  /// Ends the refresh; the next pull starts another.
  func endRefreshing()
}

/// Reloads the rows when a person pulls the table down.
@MainActor public protocol RefreshableOutput: AnyObject {
  /// Fetches the rows again, and says on the input when that is done.
  func refreshContent(with input: any RefreshableInput)
}
