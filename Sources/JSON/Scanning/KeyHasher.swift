/// A hash of bytes that differs per run, so that attackers cannot prepare colliding keys.
///
/// Each word is multiplied into the state at full width and folded. That takes a few instructions,
/// while the standard hasher takes a few dozen.
struct KeyHasher {
  private let secret: UInt64
  private let start: UInt64

  /// The hasher of this run.
  static let shared = KeyHasher()

  private init() {
    secret = UInt64.random(in: .min ... .max) | 1
    start = UInt64.random(in: .min ... .max)
  }

  /// Returns the hash of the raw bytes of a range.
  func hash(_ range: Range<Int>, of bytes: borrowing Span<UInt8>) -> UInt32 {
    var state = start
    var at = range.lowerBound
    while at + 8 <= range.upperBound {
      add(bytes.word(at: at), to: &state)
      at += 8
    }
    add(bytes.shortWord(at..<range.upperBound), to: &state)
    return finish(state, count: range.count)
  }

  /// Returns the hash of the decoded bytes of a string, given without its quotes.
  func hash(unescaped range: Range<Int>, of bytes: borrowing Span<UInt8>) -> UInt32 {
    var state = start
    var word: UInt64 = 0
    var count = 0
    var rest = UnescapedBytes(range)
    while let byte = rest.next(in: bytes) {
      word |= UInt64(byte) << UInt64(count % 8 * 8)
      count += 1
      guard count % 8 == 0 else { continue }
      add(word, to: &state)
      word = 0
    }
    add(word, to: &state)
    return finish(state, count: count)
  }

  private func add(_ word: UInt64, to state: inout UInt64) {
    let product = (state ^ word).multipliedFullWidth(by: secret)
    state = product.high ^ product.low &+ start
  }

  private func finish(_ state: UInt64, count: Int) -> UInt32 {
    var state = state
    add(UInt64(count), to: &state)
    return UInt32(truncatingIfNeeded: state ^ state >> 32)
  }
}
