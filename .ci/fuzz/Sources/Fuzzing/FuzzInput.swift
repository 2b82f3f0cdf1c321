/// The bytes of one run, as a list or taken one by one.
public struct FuzzInput: Sendable {
  /// All bytes.
  public let bytes: [UInt8]

  private var position = 0

  /// Copies what libFuzzer hands over.
  ///
  /// - Parameters:
  ///   - data: The first byte, or nil where there is none.
  ///   - count: How many bytes there are.
  public init(_ data: UnsafePointer<UInt8>?, _ count: Int) {
    bytes = unsafe Array(UnsafeBufferPointer(start: data, count: count))
  }

  /// Whether all bytes are taken.
  public var isEmpty: Bool { position >= bytes.count }

  /// The next byte, and 0 where none is left.
  public mutating func next() -> Int {
    guard !isEmpty else { return 0 }
    position += 1
    return Int(bytes[position - 1])
  }

  /// The next byte as a number from 0 and below a limit.
  public mutating func below(_ limit: Int) -> Int { next() % limit }
}
