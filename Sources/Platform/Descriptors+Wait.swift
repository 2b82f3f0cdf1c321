import Glibc

extension Descriptors {
  /// How a wait ended.
  package enum WaitResult {
    /// The descriptor can be used, or using it will name its error.
    case ready

    /// A signal came.
    case woken

    /// Nothing happened in time.
    case timedOut
  }

  /// Waits until a descriptor can be read from, or a signal came.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - milliseconds: How long to wait at most; a negative number waits for ever.
  /// - Returns: What ended the wait; a signal counts before anything else.
  package static func wait(for descriptor: Int32, milliseconds: Int32 = -1) -> WaitResult {
    wait(for: descriptor, events: Int16(POLLIN), milliseconds: milliseconds)
  }

  /// Waits until a descriptor can be written to, or a signal came.
  static func waitToWrite(to descriptor: Int32) -> WaitResult {
    wait(for: descriptor, events: Int16(POLLOUT), milliseconds: -1)
  }

  /// Whether a descriptor takes something right now, or refuses with an error.
  static func canWrite(to descriptor: Int32) -> Bool {
    var descriptor = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return unsafe poll(&descriptor, 1, 0) > 0
  }

  /// Whether nothing will come from a descriptor any more, since whoever was behind it is gone.
  package static func isHungUp(_ descriptor: Int32) -> Bool {
    var descriptor = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&descriptor, 1, 0) > 0 else { return false }
    return descriptor.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
  }

  private static func wait(
    for descriptor: Int32,
    events: Int16,
    milliseconds: Int32
  ) -> WaitResult {
    var descriptors = [
      pollfd(fd: descriptor, events: events, revents: 0),
      pollfd(fd: Interruption.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let count = unsafe poll(&descriptors, 2, milliseconds)
    // Signals first: a terminal with much to read must not keep Ctrl-C from being seen.
    if count < 0 || descriptors[1].revents != 0 { return .woken }
    return count == 0 ? .timedOut : .ready
  }
}
