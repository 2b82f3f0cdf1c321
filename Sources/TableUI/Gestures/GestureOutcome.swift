public import TableModel

/// The effects of a gesture.
public struct GestureOutcome: Hashable, Sendable {
  /// The touch events, in order.
  public var events: [TouchEvent] = []

  /// Whether the table had to scroll to the row first.
  public var scrollsFirst = false

  /// Whether the table's rows changed.
  public var isResized = false

  /// Whether the table view was called directly because its controller does not forward
  /// `setEditing`.
  public var passesOver = false

  /// Whether the gesture was allowed; the default is true.
  ///
  /// It is false if the delegate stopped a scroll to the top or a custom action was not possible.
  /// It is also false if the control below the rows rejected a pull or the row cannot have the
  /// focus.
  public var isAllowed = true

  /// The result of a pull, or nil.
  public var pull: PullOutcome?

  /// The section that an index title scrolled to, or nil.
  public var section: Int?

  /// Whether the focus moved to another row or left the table.
  public var movesFocus = false

  /// The name of the closed screen, or nil.
  public var leftScreen: String?

  /// Creates an outcome without effects.
  public init() {}

  /// Whether the gesture was rejected.
  public var isRefused: Bool { refusal != nil || !isAllowed || pull == .notEnabled }

  /// The reason for a rejection and its row, or nil if the gesture was not rejected at a row.
  public var refusal: (path: IndexPath, reason: GestureRefusal)? {
    for case .refused(let path, let reason) in events { return (path, reason) }
    return nil
  }
}

/// A host's report about a gesture.
public struct GestureReport: Hashable, Sendable {
  /// The text, line by line, safe for a terminal.
  public var lines: [String]

  /// Whether the gesture had no effect.
  public var isRefused: Bool

  /// The effects of the gesture, or nil if it failed or was not performed.
  public var outcome: GestureOutcome?

  /// Creates a report.
  public init(lines: [String], isRefused: Bool = false, outcome: GestureOutcome? = nil) {
    self.lines = lines
    self.isRefused = isRefused
    self.outcome = outcome
  }
}

/// A delegate that performs and records the gestures of a front end without commands.
@MainActor public protocol GestureDelegate: AnyObject {
  /// Performs a gesture on the table that the front end shows.
  ///
  /// - Parameter gesture: The gesture.
  /// - Returns: The report for the user, with the effects.
  func perform(_ gesture: Gesture) -> GestureReport

  /// Undoes the last edit, as when a user shakes a phone.
  ///
  /// - Returns: The report for the user.
  func undo() -> GestureReport

  /// Advances background work.
  ///
  /// - Returns: Whether the screen may have changed.
  func advance() -> Bool

  /// The problem of background work, or nil while it succeeds.
  var problem: String? { get }

  /// Lays the table out in another size when the window changes.
  ///
  /// - Parameter size: The size in points.
  func fit(into size: Size)
}

extension GestureDelegate {
  /// The problem of background work: none.
  public var problem: String? { nil }
}
