public import TableModel

/// A control below the rows that loads more of them.
///
/// It shows when rows are loading, when loading failed, and when no more rows exist. (MJRefresh:
/// footer.) A pull up at the end loads more. With ``loadsAtLastRow``, showing the last row is
/// enough.
///
/// Its targets are not called while a load is in progress. At the end they are not called until the
/// next refresh. After a failure, a pull or ``retry()`` tries again, but the last row does not.
@MainActor public final class LoadMoreControl {
  /// The state of a load.
  public enum State: Hashable, Sendable {
    /// Idle; the control is hidden.
    case idle

    /// Rows are loading.
    case loading

    /// Loading failed, for the reason in the text.
    case failed(String)

    /// No more rows exist.
    case noMoreData
  }

  /// The height of the visible control, in points; our choice.
  public nonisolated static let height = 44.0

  /// The state of the load.
  public private(set) var state = State.idle {
    didSet { if state != oldValue { tableView?.loadMoreControlDidChange() } }
  }

  /// Whether the last row loads the next page as soon as it shows; the default is false.
  public var loadsAtLastRow = false

  /// The table view that shows the control below its rows, or nil.
  public internal(set) weak var tableView: TableView?

  private var actions: [TargetAction] = []

  /// Creates a hidden control.
  public init() {}

  /// Adds a target that is called when more rows are needed.
  ///
  /// - Parameters:
  ///   - target: The object to call, held weakly.
  ///   - action: The action of the target.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> Void
  ) {
    actions.append(TargetAction(target, .valueChanged, action))
  }

  /// Removes a target.
  public func removeTarget(_ target: AnyObject) { actions.removeAll { $0.target === target } }

  /// Called when a user pulls the rows up.
  ///
  /// - Returns: Whether a load started: false while rows are loading, and at the end.
  @discardableResult public func pullUp() -> Bool {
    guard state != .loading, state != .noMoreData else { return false }
    begin()
    return true
  }

  /// Called before the last row shows.
  func lastRowWillShow() {
    // The user has seen a failure message; the row's reappearance must not retry.
    guard loadsAtLastRow, state == .idle else { return }
    begin()
  }

  /// Called when a user taps the message of a failed load.
  ///
  /// - Returns: Whether the last load failed.
  @discardableResult public func retry() -> Bool {
    guard case .failed = state else { return false }
    begin()
    return true
  }

  /// Shows that rows are loading; no target is called.
  public func beginLoading() { state = .loading }

  /// Hides the control, unless it shows a failure or the end.
  public func endLoading() { if state == .loading { state = .idle } }

  /// Shows that loading failed; nil clears the message.
  public func updateError(_ message: String?) {
    if let message {
      state = .failed(message)
    } else if case .failed = state {
      state = .idle
    }
  }

  /// Sets whether the end is reached; a list that restarts has more rows.
  public func updateNoMoreData(_ isAtEnd: Bool) {
    if isAtEnd { state = .noMoreData } else if state == .noMoreData { state = .idle }
  }

  private func begin() {
    state = .loading
    tableView?.sends(to: self, "sendActions(for:.valueChanged)", .ours)
    for action in actions {
      guard let target = action.target else { continue }
      tableView?.sends(to: target, "valueChanged(_:)", .ours)
      action.run(target)
      tableView?.answered()
    }
    tableView?.answered()
    // Without targets no load is in progress.
    if actions.allSatisfy({ $0.target == nil }) { endLoading() }
  }
}

extension LoadMoreControl: MessageParticipant {
  public var messageParty: Message.Party { Message.Party("LoadMoreControl", .view) }
}

// The control as a renderer sees it.
extension LoadMoreControl {
  /// The frame in content coordinates: directly below the last row or footer.
  public var frame: Rect {
    let content = tableView?.contentSize ?? .zero
    return Rect(x: 0, y: content.height, width: tableView?.size.width ?? 0, height: Self.height)
  }

  /// The items to draw; empty while idle.
  public var displayList: [DisplayItem] {
    let line = Rect(x: 0, y: 0, width: frame.width, height: TextMetrics.line)
    switch state {
    case .idle: return []
    case .loading:
      let side = TextMetrics.column
      let sign = Rect(x: (frame.width - side) / 2, y: 0, width: side, height: TextMetrics.line)
      return [DisplayItem(frame: sign, content: .glyph(.activityIndicator))]
    case .failed(let message):
      let below = Rect(x: 0, y: TextMetrics.line, width: line.size.width, height: TextMetrics.line)
      return [text(message, line), text("tap to retry", below)]
    case .noMoreData: return [text("no more data", line)]
    }
  }

  private func text(_ text: String, _ frame: Rect) -> DisplayItem {
    DisplayItem(frame: frame, content: .text(text, style: .subtitle, alignment: .center))
  }
}
