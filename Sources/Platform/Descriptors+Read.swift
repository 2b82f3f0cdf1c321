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

  /// Opens `/dev/null` for writing; -1 where that fails.
  package static func openNowhere() -> Int32 {
    unsafe Glibc.open("/dev/null", O_WRONLY | O_CLOEXEC)
  }

  /// Closes a descriptor that nothing was written to.
  package static func close(_ descriptor: Int32) {
    if descriptor >= 0 { Glibc.close(descriptor) }
  }
}
