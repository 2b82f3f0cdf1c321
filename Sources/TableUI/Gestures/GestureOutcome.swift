public import TableModel

/// What came of a gesture.
public struct GestureOutcome: Hashable, Sendable {
  /// What the finger brought about, in the order in which it happened.
  public var events: [TouchEvent] = []

  /// Whether the row had to come to the screen first.
  public var scrollsFirst = false

  /// Whether the table has other rows than before.
  public var isResized = false

  /// Whether the table view had to be told directly, since its controller does not pass `setEditing` on.
  public var passesOver = false

  /// Whether the delegate let the content go to its top, the control below the rows told that more are wanted, or
  /// what was done by other means could be done; true for other gestures.
  public var isAllowed = true

  /// What came of a pull, or nil.
  public var pull: PullOutcome?

  /// The section that a title of the index led to, or nil.
  public var section: Int?

  /// Whether the focus went to another row, or left.
  public var movesFocus = false

  /// The screen that was left, or nil.
  public var leftScreen: String?

  /// Makes an outcome of which nothing came yet.
  public init() {}

  /// Whether nothing came of it, since somebody or something did not let it.
  public var isRefused: Bool { refusal != nil || !isAllowed || pull == .notEnabled }

  /// Why nothing came of it, and at which row; nil where something did.
  public var refusal: (path: IndexPath, reason: GestureRefusal)? {
    for case .refused(let path, let reason) in events { return (path, reason) }
    return nil
  }
}

/// What a host tells a person about a gesture.
public struct GestureReport: Hashable, Sendable {
  /// The words, line by line, safe for a terminal.
  public var lines: [String]

  /// Whether the gesture had no effect.
  public var isRefused: Bool

  /// The effects of the gesture; nil where it was not performed or failed.
  public var outcome: GestureOutcome?

  /// Creates a report.
  public init(lines: [String], isRefused: Bool = false, outcome: GestureOutcome? = nil) {
    self.lines = lines
    self.isRefused = isRefused
    self.outcome = outcome
  }
}

/// The delegate of a front end that knows gestures and no commands: it performs them and remembers them.
@MainActor public protocol GestureDelegate: AnyObject {
  /// Performs a gesture on the table that the front end shows.
  ///
  /// - Parameter gesture: What the person does.
  /// - Returns: What to tell the person, and the effects.
  func perform(_ gesture: Gesture) -> GestureReport

  /// The person takes the last edit back, as by shaking a phone.
  ///
  /// - Returns: What to tell the person.
  func undo() -> GestureReport

  /// Advances background work.
  ///
  /// - Returns: Whether something may look different now.
  func advance() -> Bool

  /// The table is laid out in another size, since the window has room for no other.
  ///
  /// - Parameter size: The size in points.
  func fit(into size: Size)
}
