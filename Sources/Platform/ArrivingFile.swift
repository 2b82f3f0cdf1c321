import Synchronization

/// A long file whose bytes can be used while the rest is read.
///
/// A second thread reads the second half. The system spends most of the time on clearing and filling
/// memory, which two threads do nearly twice as fast. That thread stops at the first request for
/// bytes of its half. From then on, each request reads the bytes that it needs. They are then in the
/// cache of the core that uses them.
public final class ArrivingFile: Sendable {
  /// The shortest rest of a file that two threads read, in bytes.
  static let shortestRest = 32 << 20

  /// The number of bytes that a request reads at once.
  private static let piece = 1 << 20

  /// The size of the file in bytes.
  public let count: Int

  let first: FilePart
  let second: FilePart
  private let address: UInt
  private let isSecondReaderNeeded = Atomic(false)
  private let hasEnded = Atomic(false)

  /// Creates a file of which some bytes are there.
  ///
  /// - Parameters:
  ///   - descriptor: The file, whose offset does not change.
  ///   - start: The number of bytes that are there.
  ///   - target: The memory for all bytes, which must stay valid while the file is used.
  init(_ descriptor: Int32, from start: Int, into target: UnsafeMutableBufferPointer<UInt8>) {
    count = target.count
    address = UInt(bitPattern: target.baseAddress)
    let middle = max(start, count / 2)
    first = FilePart(descriptor, start..<middle, at: address)
    second = FilePart(descriptor, middle..<count, at: address)
  }

  /// Calls a function with the memory for all bytes.
  ///
  /// Only those bytes have a meaning that ``arrive(_:)`` reported.
  ///
  /// - Parameter body: The function, which must not keep the bytes.
  public func withBytes(_ body: (borrowing Span<UInt8>) -> Void) {
    checkMemory()
    let bytes = unsafe UnsafeBufferPointer<UInt8>(
      start: UnsafePointer(bitPattern: address),
      count: count
    )
    body(unsafe bytes.span)
  }

  /// Waits until some bytes are there.
  ///
  /// Any thread can call it, and reads the missing bytes. It waits only for reads of one megabyte.
  ///
  /// - Parameter range: The offsets of the bytes.
  /// - Returns: The end of the bytes that are there without a gap from the first one on. It is
  ///   before the end of the range if the file is shorter or the system reports an error.
  public func arrive(_ range: Range<Int>) -> Int {
    checkMemory()
    let middle = second.range.lowerBound
    if range.lowerBound < middle {
      let end = first.fill(upTo: range.upperBound, by: Self.piece)
      guard end == middle, range.upperBound > middle else { return end }
    }
    isSecondReaderNeeded.store(false, ordering: .relaxed)
    return second.fill(upTo: range.upperBound, by: Self.piece)
  }

  /// Calls a function while another thread reads the second half.
  ///
  /// - Parameter body: The function. Its argument waits a moment for that thread, and returns
  ///   whether the thread has ended.
  /// - Throws: The error of the function.
  func whileReadingSecondHalf(
    _ body: (_ waitBriefly: () -> Bool) throws(FileError) -> Void
  ) throws(FileError) {
    isSecondReaderNeeded.store(true, ordering: .relaxed)
    let work = BackgroundWork { [self] in readSecondHalf() }
    // The memory must be there as long as the other thread writes to it.
    defer {
      isSecondReaderNeeded.store(false, ordering: .relaxed)
      while work.result == nil { work.wait(milliseconds: 1000) }
    }
    try body {
      if work.result == nil { work.wait(milliseconds: 20) }
      return work.result != nil
    }
  }

  /// Ends all use, because the memory is about to have another owner.
  func end() { hasEnded.store(true, ordering: .relaxed) }

  private func checkMemory() {
    precondition(!hasEnded.load(ordering: .relaxed), "The file is used after its read.")
  }

  private func readSecondHalf() {
    while isSecondReaderNeeded.load(ordering: .relaxed),
      (try? second.advance(upTo: count, by: Self.piece)) == true
    {}
  }
}
