import Glibc
import Synchronization

/// Whether there is room, asked before an array of Swift would trap for want of it.
public enum Memory: Sendable {
  /// Tells whether that many bytes can be had right now, under the limits of the process.
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

  /// Says what the program ends with where the memory it may have runs out in spite of such questions.
  ///
  /// The runtime of Swift then ends the program, whatever it is at; under a limit (`ulimit -v`) it ends with this
  /// status and a message instead of a signal.
  ///
  /// - Parameter status: What the caller of the program sees; 3 unless said otherwise.
  public static func setExhaustionStatus(_ status: Int32) {
    CrashAction.memoryStatus.store(status, ordering: .relaxed)
  }
}
