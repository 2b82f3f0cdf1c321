import Glibc

/// The three descriptors that every program expects to be open.
public enum Descriptors: Sendable {
  /// Standard input.
  public static let input: Int32 = 0

  /// Standard output.
  public static let output: Int32 = 1

  /// Standard error.
  public static let error: Int32 = 2

  /// Takes the places of closed descriptors, so that no file opened later lands there.
  ///
  /// What stands in for one cannot be used: reading from or writing to it fails with `EBADF`,
  /// which callers report, while `/dev/null` opened the right way round would hide the fault.
  public static func makeSane() {
    for descriptor in input...error where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
      let mode = descriptor == input ? O_WRONLY : O_RDONLY
      let opened = unsafe open("/dev/null", mode)
      if opened > error { close(opened) }
    }
  }
}

extension Descriptors {
  /// Reads what there is, at most so many bytes; no bytes at all mean the end.
  package static func read(
    from descriptor: Int32,
    atMost limit: Int
  ) -> Result<[UInt8], SystemError> {
    var code: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit) { target, count in
      let got = unsafe Glibc.read(descriptor, target.baseAddress, limit)
      if got < 0 { code = errno }
      count = max(0, got)
    }
    guard code == 0 else { return .failure(SystemError(code: code, operation: "read")) }
    return .success(bytes)
  }

  /// Opens the terminal of a descriptor once more, so that reading never waits, whatever others do with it.
  ///
  /// Ctrl-C empties the terminal's queue: a reader that was told of a key, and then finds none, would wait for
  /// the next one and leave the signal unanswered meanwhile.
  ///
  /// - Parameter descriptor: The terminal, open for reading.
  /// - Returns: A descriptor to be closed; -1 where that fails.
  package static func reopenWithoutWaiting(_ descriptor: Int32) -> Int32 {
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    return unsafe Glibc.open("/proc/self/fd/\(descriptor)", flags)
  }

  /// Opens `/dev/null` for writing; -1 where that fails.
  package static func openNowhere() -> Int32 {
    unsafe Glibc.open("/dev/null", O_WRONLY | O_CLOEXEC)
  }

  /// Closes a descriptor that nothing was written to.
  package static func close(_ descriptor: Int32) {
    if descriptor >= 0 { Glibc.close(descriptor) }
  }
}

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

extension Descriptors {
  /// Writes all bytes to a file, however many calls that takes.
  package static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 {
        // A file that takes nothing and gives no reason would keep us here for ever.
        throw SystemError(code: EIO, operation: "write")
      } else if errno != EINTR {
        throw .last("write")
      }
    }
  }
}
