import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The message that the program writes when memory runs out, prepared in advance.
@safe enum FinalMessage {
  /// The exit status of the program in that case.
  static let status = Atomic<Int32>(3)

  /// The addresses of both texts, each a count followed by its bytes, or 0.
  private static let output = Atomic<UInt>(0)
  private static let errors = Atomic<UInt>(0)

  private static let fallback: StaticString = "error[no-memory]: not enough memory\n"

  /// Runs every lazy initializer, because a failed allocation must not be their first use.
  static func prepare() {
    _ = status.load(ordering: .relaxed)
    _ = output.load(ordering: .relaxed)
    _ = errors.load(ordering: .relaxed)
    _ = fallback
  }

  /// Sets both texts, replacing the previous ones.
  static func set(output: [UInt8], errors: [UInt8]) {
    keep(output, in: Self.output)
    keep(errors, in: Self.errors)
  }

  /// Writes both texts and ends the program; allocates no memory.
  static func end() -> Never {
    // If two threads run out of memory, only one writes the message and ends the program.
    write(output, to: Descriptors.output)
    if !write(errors, to: Descriptors.error) {
      let message = fallback
      unsafe SystemCall.write(Descriptors.error, message.utf8Start, message.utf8CodeUnitCount)
    }
    _exit(status.load(ordering: .relaxed))
  }

  private static func keep(_ bytes: [UInt8], in place: borrowing Atomic<UInt>) {
    let head = MemoryLayout<Int>.size
    let block = UnsafeMutableRawPointer.allocate(byteCount: head + bytes.count, alignment: head)
    unsafe block.storeBytes(of: bytes.count, as: Int.self)
    unsafe bytes.withUnsafeBytes {
      unsafe (block + head).copyMemory(
        from: $0.baseAddress ?? UnsafeRawPointer(block),
        byteCount: $0.count
      )
    }
    let old = place.exchange(
      UInt(bitPattern: block),
      ordering: .sequentiallyConsistent
    )
    unsafe UnsafeMutableRawPointer(bitPattern: old)?.deallocate()
  }

  /// Writes a text; returns false if none was set.
  @discardableResult private static func write(
    _ place: borrowing Atomic<UInt>,
    to descriptor: Int32
  ) -> Bool {
    let address = place.exchange(0, ordering: .sequentiallyConsistent)
    guard let block = unsafe UnsafeRawPointer(bitPattern: address) else { return false }
    var rest = unsafe block.load(as: Int.self)
    var next = unsafe block + MemoryLayout<Int>.size
    while rest > 0 {
      let count = unsafe SystemCall.write(descriptor, next, rest)
      if count > 0 {
        rest -= count
        unsafe next += count
      } else if count == 0 || errno != EINTR {
        break
      }
    }
    return true
  }
}
