public import TableModel

/// What stands below the rows while further ones are on their way, when they got lost, or when there are no
/// more. (MJRefresh: footer.)
///
/// A person pulls the rows up to have more of them; with ``loadsAtLastRow`` that the last row shows is enough.
/// Nobody is told while a load is under way or has reached the end, which is over with the next refresh; after a
/// failure a pull or ``retry()`` asks again, the last row does not.
@MainActor public final class LoadMoreControl {
  /// How far a load has come.
  public enum State: Hashable, Sendable {
    /// Nothing is under way; nothing is shown.
    case idle

    /// Rows are on their way.
    case loading

    /// The rows got lost; the text says how.
    case failed(String)

    /// There are no more rows.
    case noMoreData
  }

  /// How high the control is while it shows something; our choice.
  public nonisolated static let height = 44.0

  /// How far a load has come.
  public private(set) var state = State.idle {
    didSet { if state != oldValue { tableView?.loadMoreControlDidChange() } }
  }

  /// Whether a further page is asked for as soon as the last row shows; the default is false.
  public var loadsAtLastRow = false

  /// The table view below whose rows the control stands, or nil.
  public internal(set) weak var tableView: TableView?

  private var actions: [TargetAction] = []

  /// Makes a control that shows nothing.
  public init() {}

  /// Lets somebody hear that further rows are wanted.
  ///
  /// - Parameters:
  ///   - target: Who hears; the control holds it weakly.
  ///   - action: What the target does then.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping @MainActor (Target) -> Void
  ) {
    actions.append(TargetAction(target, .valueChanged, action))
  }

  /// Lets somebody hear of nothing any more.
  public func removeTarget(_ target: AnyObject) { actions.removeAll { $0.target === target } }

  /// A person pulled the rows up.
  ///
  /// - Returns: Whether anybody was told: not while rows are on their way, and not at the end.
  @discardableResult public func pullUp() -> Bool {
    guard state != .loading, state != .noMoreData else { return false }
    begin()
    return true
  }

  /// The last row is about to show.
  func lastRowWillShow() {
    // A person has seen the message of a failure; the row that shows again has not.
    guard loadsAtLastRow, state == .idle else { return }
    begin()
  }

  /// A person taps the message of a load that failed.
  ///
  /// - Returns: Whether there was one.
  @discardableResult public func retry() -> Bool {
    guard case .failed = state else { return false }
    begin()
    return true
  }

  /// Shows that rows are on their way, and tells nobody.
  public func beginLoading() { state = .loading }

  /// Shows nothing any more, unless a failure or the end is shown.
  public func endLoading() { if state == .loading { state = .idle } }

  /// Shows that rows got lost; nil clears such a message.
  public func updateError(_ message: String?) {
    if let message {
      state = .failed(message)
    } else if case .failed = state {
      state = .idle
    }
  }

  /// Shows whether there are more rows; a list that begins anew has some.
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
    // Where nobody hears, nothing is on its way.
    if actions.allSatisfy({ $0.target == nil }) { endLoading() }
  }
}

extension LoadMoreControl: MessageParticipant {
  public var messageParty: Message.Party { Message.Party("LoadMoreControl", .view) }
}

// What a renderer sees of the control.
extension LoadMoreControl {
  /// Where the control stands in the coordinates of the content: right below the last row or footer.
  public var frame: Rect {
    let content = tableView?.contentSize ?? .zero
    return Rect(x: 0, y: content.height, width: tableView?.size.width ?? 0, height: Self.height)
  }

  /// What there is to draw: nothing while it is idle.
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
