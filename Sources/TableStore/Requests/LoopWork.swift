/// Something that goes on beside the main thread.
@MainActor protocol LoopWork: AnyObject {
  /// Whether nothing but a clock that somebody has to move keeps it from going on.
  var isWaitingForClock: Bool { get }

  /// Whether it is over, and everybody was told.
  var isOver: Bool { get }

  /// Goes on for a while, and tells its owner when it is over.
  ///
  /// - Parameter milliseconds: How long at most.
  func step(milliseconds: Int)
}
