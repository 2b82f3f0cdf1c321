public import TableUI

/// A plugin that fetches the rows again when the user pulls the table down, once per pull. (RDDM:
/// `TableRefreshablePlugin`.)
///
/// It checks the control when the finger is lifted: if it spins, it was pulled far enough. An
/// output may finish at once, so the plugin sets its refreshing state before it calls the output.
/// The original sets it afterward and then never refreshes again.
public final class RefreshablePlugin: TablePlugin, RefreshableInput {
  public let name = "refreshable"
  public let events = ["scroll"]

  private let control: RefreshControl
  private weak var output: (any RefreshableOutput)?
  private var isRefreshing = false

  /// Creates a plugin.
  ///
  /// - Parameters:
  ///   - control: The control that the user pulls.
  ///   - output: The object that fetches the rows; held weakly.
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

/// The input that ends a refresh of a ``RefreshableOutput``.
@MainActor public protocol RefreshableInput: AnyObject {
  /// Ends the refresh; the next pull starts another.
  func endRefreshing()
}

/// An object that reloads the rows when the user pulls the table down.
@MainActor public protocol RefreshableOutput: AnyObject {
  /// Fetches the rows again, and ends the refresh on the input when it is done.
  func refreshContent(with input: any RefreshableInput)
}
