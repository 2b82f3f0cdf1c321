/// A long text that can be scanned while its bytes arrive.
///
/// ```swift
/// let text = ArrivingText(
///   count: file.count,
///   withBytes: { file.withBytes($0) },
///   arrive: { file.arrive($0) }
/// )
/// let scan = EarlyScan(of: text, secondThread: thread)
/// ```
public struct ArrivingText: Sendable {
  /// Calls a function with the memory for the whole text, in which bytes may be missing.
  public typealias Bytes = @Sendable (_ body: (borrowing Span<UInt8>) -> Void) -> Void

  let count: Int
  let withBytes: Bytes
  let arrive: @Sendable (_ range: Range<Int>) -> Int

  /// The number of bytes between two requests for more.
  ///
  /// A scan also asks for so many bytes ahead. A longer token ends it.
  let step: Int

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - count: The number of all bytes.
  ///   - step: The number of bytes to ask for at a time. The default is one megabyte.
  ///   - withBytes: Calls a function with the memory for the text, on any thread.
  ///   - arrive: Waits until the bytes of a range are there, on any thread. It returns the end of
  ///     those that are there, without a gap from the first one.
  public init(
    count: Int,
    step: Int = 1 << 20,
    withBytes: @escaping Bytes,
    arrive: @escaping @Sendable (_ range: Range<Int>) -> Int
  ) {
    self.count = count
    self.step = step
    self.withBytes = withBytes
    self.arrive = arrive
  }
}
