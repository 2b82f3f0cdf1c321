public import TableModel

/// A control that reloads the rows when pulled down; it spins until ``endRefreshing()`` is called.
///
/// ```swift
/// refreshControl = RefreshControl()
/// refreshControl?.addTarget(self, for: .valueChanged) { $0.refresh() }
/// // … and when the rows are there:
/// refreshControl?.endRefreshing()
/// ```
@MainActor open class RefreshControl {
  /// The events of the control.
  public enum Event: String, Hashable, Sendable {
    /// The user pulled far enough.
    case valueChanged
  }

  /// The height of the spinning control, in points; observed on devices.
  public nonisolated static let height = 60.0

  /// The pull distance that starts a refresh, in points.
  ///
  /// The value of devices is not documented, so this is our choice.
  public nonisolated static let threshold = 60.0

  /// The title beside the spinner, or nil.
  public var attributedTitle: String?

  /// Whether the control spins.
  public private(set) var isRefreshing = false

  /// The table view that shows the control above its rows, or nil.
  public internal(set) weak var tableView: TableView?

  private var actions: [TargetAction] = []

  /// Creates a control that does not spin.
  public init() {}

  /// Adds a target for an event.
  ///
  /// - Parameters:
  ///   - target: The object to call, held weakly as in UIKit.
  ///   - event: The event.
  ///   - action: The action of the target.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    for event: Event,
    action: @escaping @MainActor (Target) -> Void
  ) {
    actions.append(TargetAction(target, event, action))
  }

  /// Removes a target from all events.
  public func removeTarget(_ target: AnyObject) { actions.removeAll { $0.target === target } }

  /// Returns the targets of an event, in the order of addition.
  public func targets(for event: Event) -> [AnyObject] {
    actions.filter { $0.event == event }.compactMap(\.target)
  }

  /// Calls all targets of an event.
  public func sendActions(for event: Event) {
    report("sendActions(for:.\(event.rawValue))")
    for action in actions where action.event == event { send(action) }
    tableView?.answered()
  }

  /// Starts spinning, for an application that starts a reload itself.
  ///
  /// No target is called and nothing scrolls, so the control is not visible at the top of the
  /// content. (Neuburg: an app scrolls, begins, then calls its handler by hand.)
  public func beginRefreshing() {
    report("beginRefreshing()", .observed)
    spin()
    tableView?.answered()
  }

  /// Stops spinning; the rows move back.
  ///
  /// If the control is not spinning, this ends a scroll in progress. (Observed.)
  ///
  /// - Returns: Whether the control was spinning.
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

  /// Called when a user pulls far enough.
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

// The control as a renderer sees it.
extension RefreshControl {
  /// The frame in content coordinates: directly above the first header or row.
  public var frame: Rect {
    Rect(x: 0, y: -Self.height, width: tableView?.size.width ?? 0, height: Self.height)
  }

  /// The items to draw; empty while not spinning.
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

/// The result of a pull at the top of a table.
public enum PullOutcome: String, Hashable, Sendable, CaseIterable {
  /// No refresh control; the rows moved back.
  case notEnabled

  /// The pull was too short; the rows moved back.
  case tooShort

  /// The control was already spinning; one pull starts one refresh.
  case alreadyRefreshing

  /// The control started to spin and called its targets.
  case refreshed
}

/// A target of a control event, held weakly, and its action.
@MainActor struct TargetAction {
  /// The target, or nil if it was deallocated.
  private(set) weak var target: AnyObject?

  /// The event.
  let event: RefreshControl.Event

  private let action: @MainActor (AnyObject) -> Void

  /// Creates a target with an action.
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

  /// Performs the action on the target.
  func run(_ target: AnyObject) { action(target) }
}
