public import TableModel
public import UIKit

/// What stands below the last row while more are loaded; UIKit has none, so this one tells only its state.
///
/// A table view of UIKit's shows it if `onStateChange` draws it, for instance in `tableFooterView`.
@MainActor public final class LoadMoreControl {
  /// What it is doing.
  public enum State: Hashable, Sendable {
    /// Nothing; more may be loaded.
    case idle

    /// Rows are on their way.
    case loading

    /// They did not come; the text says why.
    case failed(String)

    /// There are no more.
    case noMoreData
  }

  /// What it is doing now.
  public private(set) var state = State.idle {
    didSet { if state != oldValue { onStateChange?(state) } }
  }

  /// Whether it begins by itself when the last row is about to be shown.
  public var loadsAtLastRow = false

  /// Draws it, or nil.
  public var onStateChange: (@MainActor (State) -> Void)?

  private var actions: [(target: () -> AnyObject?, run: () -> Void)] = []

  /// Makes a control that nobody listens to.
  public init() {}

  /// Calls a closure whenever more shall be loaded, as long as there is somebody to call it with.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> Void
  ) { actions.append(({ [weak target] in target }, { [weak target] in target.map(action) })) }

  /// Calls nobody any longer on behalf of an object.
  public func removeTarget(_ target: AnyObject) { actions.removeAll { $0.target() === target } }

  /// Begins to load, unless it does already or there is no more.
  @discardableResult public func pullUp() -> Bool {
    guard state != .loading, state != .noMoreData else { return false }
    begin()
    return true
  }

  /// Begins again after a failure.
  @discardableResult public func retry() -> Bool {
    guard case .failed = state else { return false }
    begin()
    return true
  }

  /// Shows that rows are on their way.
  public func beginLoading() { state = .loading }

  /// Shows that they have come.
  public func endLoading() { if state == .loading { state = .idle } }

  /// Shows why they did not come, or no longer.
  public func updateError(_ message: String?) {
    if let message {
      state = .failed(message)
    } else if case .failed = state {
      state = .idle
    }
  }

  /// Shows that there are no more, or no longer.
  public func updateNoMoreData(_ isAtEnd: Bool) {
    if isAtEnd { state = .noMoreData } else if state == .noMoreData { state = .idle }
  }

  func lastRowWillShow() { if loadsAtLastRow, state == .idle { begin() } }

  private func begin() {
    state = .loading
    for action in actions { action.run() }
    if actions.allSatisfy({ $0.target() == nil }) { endLoading() }
  }
}
