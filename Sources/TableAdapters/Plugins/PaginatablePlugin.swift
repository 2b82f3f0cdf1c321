import TableUI

/// Asks for the next page when the last row of the last section is about to show.
/// (RDDM: `TablePaginatablePlugin`.)
///
/// Nothing is asked for while a page is loading, after an error, and after the last page;
/// ``retry()`` takes the error away and asks again. A refresh calls ``reset()``.
public final class PaginatablePlugin: TablePlugin, PaginatableInput {
  public let name = "paginatable"
  public let events = ["will display"]

  /// Whether there are further pages, as far as was said.
  public private(set) var canIterate = false

  /// Whether a page is on its way.
  public private(set) var isLoading = false

  /// Why the last page did not come, or nil.
  public private(set) var error: String?

  private weak var output: (any PaginatableOutput)?
  private weak var manager: DisplayManager?

  /// Creates a plugin.
  ///
  /// - Parameter output: Who fetches; held weakly.
  public init(output: any PaginatableOutput) { self.output = output }

  public func setUp(in manager: DisplayManager) {
    self.manager = manager
    output?.onPaginationInitialized(with: self)
  }

  public func process(_ event: TableEvent, in manager: DisplayManager) {
    guard case .willDisplayCell(_, let path) = event, manager.lastRow == path else { return }
    load()
  }

  /// Takes an error away and asks for the page again.
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

  /// The footer says what is going on; without further pages there is none.
  private func showFooter() {
    let text = error ?? (isLoading ? "Loading…" : nil)
    manager?.view?.tableFooterView = canIterate ? text.map { ViewNode(text: $0) } : nil
  }
}

/// The state of the pages of a ``PaginatableOutput``.
@MainActor public protocol PaginatableInput: AnyObject {
  /// Says whether there are further pages; only then is one asked for.
  func updatePagination(canIterate: Bool)

  /// Says whether a page is on its way.
  func updateProgress(isLoading: Bool)

  /// Says why a page did not come, or nil that this is over; while there is a reason no page is asked for.
  func updateError(_ message: String?)
}

/// Loads the next page of rows.
@MainActor public protocol PaginatableOutput: AnyObject {
  /// Gets the input, once, before the first page.
  func onPaginationInitialized(with input: any PaginatableInput)

  /// Fetches the next page.
  func loadNextPage(with input: any PaginatableInput)
}
