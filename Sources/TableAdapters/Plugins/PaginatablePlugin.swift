import TableUI

/// A plugin that requests the next page when the last row of the last section is about to appear.
/// (RDDM: `TablePaginatablePlugin`.)
///
/// It sends no request while a page is loading, after an error, and after the last page.
/// ``retry()`` clears the error and requests the page again. A refresh calls ``reset()``.
public final class PaginatablePlugin: TablePlugin, PaginatableInput {
  public let name = "paginatable"
  public let events = ["will display"]

  /// Whether there are further pages, as far as known.
  public private(set) var canIterate = false

  /// Whether a page is loading.
  public private(set) var isLoading = false

  /// The error of the last page, or nil.
  public private(set) var error: String?

  private weak var output: (any PaginatableOutput)?
  private weak var manager: DisplayManager?

  /// Creates a plugin.
  ///
  /// - Parameter output: The object that fetches pages; held weakly.
  public init(output: any PaginatableOutput) { self.output = output }

  public func setUp(in manager: DisplayManager) {
    self.manager = manager
    output?.onPaginationInitialized(with: self)
  }

  public func process(_ event: TableEvent, in manager: DisplayManager) {
    guard case .willDisplayCell(_, let path) = event, manager.lastRow == path else { return }
    load()
  }

  /// Clears an error and requests the page again.
  public func retry() {
    guard error != nil else { return }
    error = nil
    load()
  }

  /// Restarts, as after a refresh.
  public func reset() {
    error = nil
    isLoading = false
    showFooter()
  }

  private func load() {
    guard canIterate, !isLoading, error == nil, let output else { return }
    isLoading = true
    showFooter()
    output.loadNextPage(with: self)
  }

  public func updatePagination(canIterate: Bool) {
    self.canIterate = canIterate
    showFooter()
  }

  public func updateProgress(isLoading: Bool) {
    self.isLoading = isLoading
    showFooter()
  }

  public func updateError(_ message: String?) {
    error = message
    isLoading = false
    showFooter()
  }

  /// Updates the footer, which shows the state; without further pages it is removed.
  private func showFooter() {
    let text = error ?? (isLoading ? "Loading…" : nil)
    manager?.view?.tableFooterView = canIterate ? text.map { ViewNode(text: $0) } : nil
  }
}

/// The state of the pages of a ``PaginatableOutput``.
@MainActor public protocol PaginatableInput: AnyObject {
  /// Sets whether there are further pages; a page is requested only if there are.
  func updatePagination(canIterate: Bool)

  /// Sets whether a page is loading.
  func updateProgress(isLoading: Bool)

  /// Sets the error of a page, or nil to clear it; no page is requested while an error is set.
  func updateError(_ message: String?)
}

/// Loads the next page of rows.
@MainActor public protocol PaginatableOutput: AnyObject {
  /// Called once with the input, before the first page.
  func onPaginationInitialized(with input: any PaginatableInput)

  /// Fetches the next page.
  func loadNextPage(with input: any PaginatableInput)
}
