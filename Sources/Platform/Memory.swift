import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The memory limit of this process, and what happens when memory runs out.
///
/// Before a large allocation, ask ``canAllocate(_:)``. During long work, poll ``isShort`` together
/// with Ctrl-C: when memory runs out, a reserve is released first, so that the command can fail
/// with an ordinary error. If polling comes too late, the program ends with a message and a status.
public enum Memory: Sendable {
  /// Returns whether this number of bytes can be allocated now, under the limits of the process.
  public static func canAllocate(_ byteCount: Int) -> Bool {
    guard byteCount > 0 else { return true }
    guard let block = unsafe allocate(byteCount) else { return false }
    unsafe munmap(block, byteCount)
    return true
  }

  /// Returns new pages, or nil without room for them.
  private static func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    let block = unsafe mmap(
      nil,
      byteCount,
      PROT_READ | PROT_WRITE,
      MAP_PRIVATE | MAP_ANONYMOUS,
      -1,
      0
    )
    return unsafe block == MAP_FAILED ? nil : block
  }

  /// Writes to each page of a block of memory and frees it, so that the system has free pages.
  ///
  /// A virtual machine may get its memory page by page, at the first touch. That takes longer than
  /// reading a file into it.
  ///
  /// - Parameter byteCount: The size of the block.
  package static func touch(_ byteCount: Int) {
    guard byteCount > 0 else { return }
    guard let block = unsafe allocate(byteCount) else { return }
    unsafe SystemCall.preferHugePages(block, byteCount)
    for offset in stride(from: 0, to: byteCount, by: 4096) {
      unsafe block.storeBytes(of: 1, toByteOffset: offset, as: UInt8.self)
    }
    unsafe munmap(block, byteCount)
  }

  /// The limit in bytes that `ulimit -v` or `ulimit -d` sets, or nil.
  public static var limit: Int? {
    [SystemCall.addressSpaceLimit, SystemCall.dataLimit].compactMap(\.self).min()
  }

  /// Whether the reserve has been released: long work must stop, and its command fails.
  public static var isShort: Bool { MemoryReserve.isUsed.load(ordering: .relaxed) }

  /// Allocates the reserve and prepares the final message; does nothing without a limit.
  public static func prepare() {
    guard let limit else { return }
    MemoryReserve.prepare(limit: limit)
    FinalMessage.set(
      output: [],
      errors: Array("error[no-memory]: \(exhaustion(limit))\n".utf8)
    )
  }

  /// Allocates the reserve again after a command; does nothing without a limit.
  public static func refillReserve() { MemoryReserve.refill() }

  /// Sets the text that is written when memory runs out; does nothing without a limit.
  ///
  /// - Parameters:
  ///   - output: Bytes for standard output.
  ///   - errors: Bytes for standard error.
  public static func setFinalMessage(output: String, errors: String) {
    guard MemoryReserve.isKept else { return }
    FinalMessage.set(output: Array(output.utf8), errors: Array(errors.utf8))
  }

  /// Sets the exit status for a program that ends because memory ran out.
  ///
  /// - Parameter status: The status; the default is 3.
  public static func setExhaustionStatus(_ status: Int32) {
    FinalMessage.status.store(status, ordering: .relaxed)
  }

  /// Releases the reserve after a failed allocation, or ends the program; allocates nothing itself.
  ///
  /// - Parameter byteCount: The size of the allocation.
  /// - Returns: True, since the allocation may succeed now.
  public static func retriesAllocation(of byteCount: Int) -> Bool {
    if MemoryReserve.use(for: byteCount) { return true }
    SignalState.cleanUp()
    FinalMessage.end()
  }

  /// The error message for a process that ran out of memory.
  public static var exhaustion: String { exhaustion(limit) }

  private static func exhaustion(_ limit: Int?) -> String {
    guard let limit else { return "not enough memory" }
    return "not enough memory: the limit of this process is \(limit >> 20) MB (ulimit -v)"
  }
}
