import Glibc

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
