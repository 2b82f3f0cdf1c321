import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Address space kept free under a memory limit, so that a command that needs too much can fail
/// normally.
enum MemoryReserve {
  /// Whether the reserve has been released since the last refill.
  static let isUsed = Atomic<Bool>(false)

  private static let address = Atomic<UInt>(0)
  private static let size = Atomic<Int>(0)

  /// The divisor for the largest allocation that uses the reserve; after a larger one, the next
  /// would be larger still.
  private static let largestShare = 4

  /// Whether this process has a memory limit, and therefore a reserve.
  static var isKept: Bool { size.load(ordering: .relaxed) > 0 }

  /// Allocates the reserve for the first time: 1/32 of the limit, from 2 to 8 MB.
  static func prepare(limit: Int) {
    isUsed.store(false, ordering: .relaxed)
    size.store(min(max(limit / 32, 2 << 20), 8 << 20), ordering: .relaxed)
    refill()
  }

  /// Allocates the reserve if it is missing; skips it if memory is short.
  static func refill() {
    guard isKept else { return }
    isUsed.store(false, ordering: .relaxed)
    guard address.load(ordering: .relaxed) == 0 else { return }
    let region = unsafe mmap(
      nil,
      size.load(ordering: .relaxed),
      PROT_READ | PROT_WRITE,
      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE,
      -1,
      0
    )
    guard let region = unsafe region, unsafe region != MAP_FAILED else { return }
    address.store(UInt(bitPattern: region), ordering: .sequentiallyConsistent)
  }

  /// Releases the reserve for a failed allocation; returns false if that does not help.
  static func use(for byteCount: Int) -> Bool {
    let size = size.load(ordering: .relaxed)
    guard byteCount <= size / largestShare else { return false }
    let start = address.exchange(0, ordering: .sequentiallyConsistent)
    guard let region = unsafe UnsafeMutableRawPointer(bitPattern: start) else { return false }
    isUsed.store(true, ordering: .sequentiallyConsistent)
    unsafe munmap(region, size)
    return true
  }
}
