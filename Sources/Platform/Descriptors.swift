#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The three descriptors that every program expects to be open.
public enum Descriptors: Sendable {
  /// Standard input.
  public static let input: Int32 = 0

  /// Standard output.
  public static let output: Int32 = 1

  /// Standard error.
  public static let error: Int32 = 2

  /// Fills the places of closed standard descriptors, so that no file opened later gets their
  /// numbers.
  ///
  /// The replacements are unusable: reads and writes fail with `EBADF`, which callers report. A
  /// working `/dev/null` would hide the error.
  public static func makeSane() {
    for descriptor in input...error where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
      let mode = descriptor == input ? O_WRONLY : O_RDONLY
      let opened = unsafe open("/dev/null", mode)
      if opened > error { close(opened) }
    }
  }
}

extension Descriptors {
  /// Reads the available bytes, up to a maximum; an empty result is the end.
  package static func read(
    from descriptor: Int32,
    atMost limit: Int
  ) -> Result<[UInt8], SystemError> {
    var code: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { target, count in
      let got = unsafe SystemCall.read(descriptor, target.baseAddress, limit)
      if got < 0 { code = errno }
      count = max(0, got)
    }
    guard code == 0 else { return .failure(SystemError(code: code, operation: "read")) }
    return .success(bytes)
  }

  /// Reopens a descriptor's terminal for reads that never block, regardless of other users of the
  /// terminal.
  ///
  /// Ctrl-C empties the terminal's queue. A reader that was notified of a key would then block for
  /// the next one and miss the signal.
  ///
  /// - Parameter descriptor: The terminal, open for reading.
  /// - Returns: A descriptor that the caller closes; -1 on failure.
  package static func reopenWithoutWaiting(_ descriptor: Int32) -> Int32 {
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    return unsafe SystemCall.open("\(SystemCall.descriptorFolder)/\(descriptor)", flags)
  }

  /// Opens `/dev/null` for writing; returns -1 on failure.
  package static func openNowhere() -> Int32 {
    unsafe SystemCall.open("/dev/null", O_WRONLY | O_CLOEXEC)
  }

  /// Closes a descriptor that received no data.
  package static func close(_ descriptor: Int32) {
    if descriptor >= 0 { SystemCall.close(descriptor) }
  }
}

extension Descriptors {
  /// The result of a wait.
  package enum WaitResult {
    /// The descriptor is ready, or using it will report its error.
    case ready

    /// A signal arrived.
    case woken

    /// The time ran out.
    case timedOut
  }

  /// Waits until a descriptor is readable or a signal arrives.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - milliseconds: The maximum time to wait; a negative number has no limit.
  /// - Returns: The result of the wait; a signal has priority.
  package static func wait(for descriptor: Int32, milliseconds: Int32 = -1) -> WaitResult {
    wait(for: descriptor, events: Int16(POLLIN), milliseconds: milliseconds)
  }

  /// Waits until one of some descriptors is readable, a signal arrives, or the time is over.
  ///
  /// - Parameters:
  ///   - descriptors: The descriptors.
  ///   - milliseconds: The maximum time to wait; a negative number has no limit.
  /// - Returns: The readable descriptors; also those whose other end is closed.
  package static func readable(_ descriptors: [Int32], milliseconds: Int32) -> [Int32] {
    var polled = (descriptors + [Interruption.descriptor]).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    guard unsafe poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return [] }
    return polled.dropLast().filter { $0.revents != 0 }.map(\.fd)
  }

  /// Waits until a descriptor or one of others is readable, or a signal arrives.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - others: The other descriptors.
  ///   - milliseconds: The maximum time to wait; a negative number has no limit.
  /// - Returns: The result for the descriptor, and whether one of the others is ready. The result is
  ///   `timedOut` if only others are ready.
  package static func wait(
    for descriptor: Int32,
    beside others: [Int32],
    milliseconds: Int32
  ) -> (result: WaitResult, othersAreReady: Bool) {
    var polled = ([descriptor, Interruption.descriptor] + others).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let count = unsafe poll(&polled, nfds_t(polled.count), milliseconds)
    if count < 0 || polled[1].revents != 0 { return (.woken, false) }
    let isReady = polled.dropFirst(2).contains { $0.revents != 0 }
    return (polled[0].revents != 0 ? .ready : .timedOut, isReady)
  }

  /// Waits until a descriptor is writable or a signal arrives.
  static func waitToWrite(to descriptor: Int32) -> WaitResult {
    wait(for: descriptor, events: Int16(POLLOUT), milliseconds: -1)
  }

  /// Returns whether a descriptor is writable now or would fail with an error.
  static func canWrite(to descriptor: Int32) -> Bool {
    var descriptor = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return unsafe poll(&descriptor, 1, 0) > 0
  }

  /// Returns whether a descriptor has no more data because its other end is closed.
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
    // Signals have priority, so that a terminal with much input does not delay Ctrl-C.
    if count < 0 || descriptors[1].revents != 0 { return .woken }
    return count == 0 ? .timedOut : .ready
  }
}

extension Descriptors {
  /// Writes all bytes to a file, in as many calls as needed.
  package static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe SystemCall.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 {
        // A file that accepts no bytes without an error would block forever.
        throw SystemError(code: EIO, operation: "write")
      } else if errno != EINTR {
        throw .last("write")
      }
    }
  }
}
