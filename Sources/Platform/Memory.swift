import Glibc
import Synchronization

/// The memory that this process may have, and what becomes of it where that runs out.
///
/// What is large is asked for before: ``canAllocate(_:)``. What runs out on the way is seen at first as
/// ``isShort``, which long work asks as it asks for Ctrl-C: a reserve is used up then, and the command can fail like
/// any other. Where no poll helps any more, the program ends with a message and a status.
public enum Memory: Sendable {
  /// Whether that many bytes can be allocated right now, under the limits of the process.
  public static func canAllocate(_ byteCount: Int) -> Bool {
    guard byteCount > 0 else { return true }
    let region = unsafe mmap(
      nil,
      byteCount,
      PROT_READ | PROT_WRITE,
      MAP_PRIVATE | MAP_ANONYMOUS,
      -1,
      0
    )
    guard let region = unsafe region, unsafe region != MAP_FAILED else { return false }
    unsafe munmap(region, byteCount)
    return true
  }

  /// The limit in bytes that `ulimit -v` or `ulimit -d` sets, or nil.
  public static var limit: Int? {
    let limits = [RLIMIT_AS, RLIMIT_DATA].compactMap { resource -> Int? in
      var limit = rlimit()
      guard unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else {
        return nil
      }
      return limit.rlim_cur == rlim_t.max ? nil : Int(clamping: limit.rlim_cur)
    }
    return limits.min()
  }

  /// Whether the reserve is in use: what takes long ends now, with its command.
  public static var isShort: Bool { MemoryReserve.isUsed.load(ordering: .relaxed) }

  /// Sets the reserve aside, and the message for the end; does nothing without a limit.
  public static func prepare() {
    guard let limit else { return }
    MemoryReserve.prepare(limit: limit)
    FinalMessage.set(
      output: [],
      errors: Array("error[no-memory] \(exhaustion(limit))\n".utf8)
    )
  }

  /// Sets the reserve aside again after a command; does nothing without a limit.
  public static func refillReserve() { MemoryReserve.refill() }

  /// Sets what is written where memory runs out; does nothing without a limit.
  ///
  /// - Parameters:
  ///   - output: Bytes for standard output.
  ///   - errors: Bytes for standard error.
  public static func setFinalMessage(output: String, errors: String) {
    guard MemoryReserve.isKept else { return }
    FinalMessage.set(output: Array(output.utf8), errors: Array(errors.utf8))
  }

  /// Sets the status that the program ends with where memory runs out.
  ///
  /// - Parameter status: The status; the default is 3.
  public static func setExhaustionStatus(_ status: Int32) {
    FinalMessage.status.store(status, ordering: .relaxed)
  }

  /// Gives up the reserve for an allocation that failed, or ends the program; safe where nothing can be allocated.
  ///
  /// - Parameter byteCount: The size of the allocation.
  /// - Returns: True: it may succeed now.
  public static func retriesAllocation(of byteCount: Int) -> Bool {
    if MemoryReserve.use(for: byteCount) { return true }
    SignalState.cleanUp()
    FinalMessage.end()
  }

  /// What is said of memory that ran out.
  public static var exhaustion: String { exhaustion(limit) }

  private static func exhaustion(_ limit: Int?) -> String {
    guard let limit else { return "not enough memory" }
    return "not enough memory: the limit of this process is \(limit >> 20) MB (ulimit -v)"
  }
}
