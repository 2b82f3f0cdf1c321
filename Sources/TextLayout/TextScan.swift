/// The result of one pass over a text.
struct TextScan {
  /// The sum of the widths of the scalars.
  var sum = 0

  /// The combined classes of all scalars.
  var classes = ScalarClass(bits: 0)

  init(_ scalars: some Sequence<Unicode.Scalar>) {
    for scalar in scalars {
      let scalarClass = ScalarClass(scalar)
      sum += scalarClass.width
      classes = classes | scalarClass
    }
  }

  /// Returns the width of the scanned text, in columns.
  func width(of text: some StringProtocol) -> Int {
    classes.isComplex ? text.reduce(0) { $0 + $1.displayWidth } : sum
  }
}

extension String {
  /// Whether every byte is printable ASCII, so that each byte is one column.
  ///
  /// - Complexity: O(n); one nanosecond for eight bytes.
  package var isPlainASCII: Bool { isPrintableASCII(utf8Span.span) }
}

/// Returns whether every byte is printable ASCII, so that each byte is one column.
///
/// It checks eight bytes at a time, because a frame calls it for each of its texts.
func isPrintableASCII(_ bytes: Span<UInt8>) -> Bool {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let raw = unsafe bytes.bytes
  var offset = 0
  while offset + 8 <= raw.byteCount {
    let word = unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
    // The top bit marks a byte that is not ASCII, is below a space, or is a delete.
    let suspects = word | (word &- ones &* 0x20) | ((word ^ (ones &* 0x7f)) &- ones)
    if suspects & (ones &* 0x80) != 0 { return false }
    offset += 8
  }
  while offset < raw.byteCount {
    if bytes[offset] &- 0x20 >= 0x5f { return false }
    offset += 1
  }
  return true
}
