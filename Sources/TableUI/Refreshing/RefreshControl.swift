public import TableModel

/// What a person pulls down to have the rows fetched again; it spins until it is told that they are there.
///
/// ```swift
/// refreshControl = RefreshControl()
/// refreshControl?.addTarget(self, for: .valueChanged) { $0.refresh() }
/// // … and when the rows are there:
/// refreshControl?.endRefreshing()
/// ```
@MainActor open class RefreshControl {
  /// What the control tells of.
  public enum Event: String, Hashable, Sendable {
    /// A person pulled far enough.
    case valueChanged
  }

  /// How high the control is while it spins; observed on devices.
  public nonisolated static let height = 60.0

  /// How far a person must pull; what devices ask for is not written down, so this is our choice.
  public nonisolated static let threshold = 60.0

  /// What stands beside the spinning sign, or nil.
  public var attributedTitle: String?

  /// Whether the control spins.
  public private(set) var isRefreshing = false

  /// The table view above whose rows the control stands, or nil.
  public internal(set) weak var tableView: TableView?

  private var actions: [TargetAction] = []

  /// Makes a control that does not spin.
  public init() {}

  /// Lets somebody hear of an event.
  ///
  /// - Parameters:
  ///   - target: Who hears; the control holds it weakly, as in UIKit.
  ///   - event: The event.
  ///   - action: What the target does then.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    for event: Event,
    action: @escaping @MainActor (Target) -> Void
  ) {
    actions.append(TargetAction(target, event, action))
  }

  /// Lets somebody hear of nothing any more.
  public func removeTarget(_ target: AnyObject) { actions.removeAll { $0.target === target } }

  /// Those who hear of an event, in the order in which they came.
  public func targets(for event: Event) -> [AnyObject] {
    actions.filter { $0.event == event }.compactMap(\.target)
  }

  /// Tells everybody who wants to hear of an event.
  public func sendActions(for event: Event) {
    report("sendActions(for:.\(event.rawValue))")
    for action in actions where action.event == event { send(action) }
    tableView?.answered()
  }

  /// Spins, as an app does that fetches rows by itself.
  ///
  /// Nobody is told and nothing scrolls, so that at the top of the content the control is not even seen.
  /// (Neuburg: an app scrolls, begins, then calls its handler by hand.)
  public func beginRefreshing() {
    report("beginRefreshing()", .observed)
    spin()
    tableView?.answered()
  }

  /// Spins no more; the rows go back to where they stood.
  ///
  /// Where it does not spin this ends a scroll that is still under way. (Observed.)
  ///
  /// - Returns: Whether it was spinning.
  @discardableResult public func endRefreshing() -> Bool {
    report("endRefreshing()")
    defer { tableView?.answered() }
    guard isRefreshing else {
      tableView?.stopScrolling()
      return false
    }
    isRefreshing = false
    tableView?.refreshControlDidEnd()
    tableView?.tellInsetChange()
    return true
  }

  /// A person pulled far enough.
  func pulled() {
    spin()
    sendActions(for: .valueChanged)
  }

  private func spin() {
    guard !isRefreshing else { return }
    isRefreshing = true
    tableView?.tellInsetChange()
  }

  private func send(_ action: TargetAction) {
    guard let target = action.target else { return }
    tableView?.sends(to: target, "\(action.event.rawValue)(_:)")
    action.run(target)
    tableView?.answered()
  }

  private func report(_ selector: String, _ source: Message.Source = .documented) {
    tableView?.sends(to: self, selector, source)
  }
}

extension RefreshControl: MessageParticipant {
  public var messageParty: Message.Party {
    Message.Party(String(describing: type(of: self)), .view)
  }
}

// What a renderer sees of the control.
extension RefreshControl {
  /// Where the control stands in the coordinates of the content: right above the first header or row.
  public var frame: Rect {
    Rect(x: 0, y: -Self.height, width: tableView?.size.width ?? 0, height: Self.height)
  }

  /// What there is to draw: nothing while it does not spin.
  public var displayList: [DisplayItem] {
    guard isRefreshing else { return [] }
    let width = frame.width
    let text = attributedTitle ?? ""
    let side = TextMetrics.column
    let sign = Rect(x: (width - side) / 2, y: 0, width: side, height: TextMetrics.line)
    var items = [DisplayItem(frame: sign, content: .glyph(.activityIndicator))]
    if !text.isEmpty {
      let line = Rect(x: 0, y: TextMetrics.line, width: width, height: TextMetrics.line)
      items.append(
        DisplayItem(frame: line, content: .text(text, style: .subtitle, alignment: .center))
      )
    }
    return items
  }
}

/// What came of a pull at the top of a table.
public enum PullOutcome: String, Hashable, Sendable, CaseIterable {
  /// There is no refresh control: the rows went back.
  case notEnabled

  /// The pull was too short: the rows went back.
  case tooShort

  /// The control was spinning already; one pull starts one refresh.
  case alreadyRefreshing

  /// The control began to spin and told so.
  case refreshed
}

/// Somebody who hears of an event of a control, held weakly, and what they do then.
@MainActor struct TargetAction {
  /// Who hears, or nil where they are gone.
  private(set) weak var target: AnyObject?

  /// The event.
  let event: RefreshControl.Event

  private let action: @MainActor (AnyObject) -> Void

  /// Notes a target and its action.
  init<Target: AnyObject>(
    _ target: Target,
    _ event: RefreshControl.Event,
    _ action: @escaping @MainActor (Target) -> Void
  ) {
    self.target = target
    self.event = event
    self.action = { object in
      guard let object = object as? Target else { return }
      action(object)
    }
  }

  /// Does what the target does.
  func run(_ target: AnyObject) { action(target) }
}
