/// What one pass over a text tells.
struct TextScan {
  /// The sum of the widths of the scalars.
  var sum = 0

  /// The classes of all scalars together.
  var classes = ScalarClass(bits: 0)

  init(_ scalars: some Sequence<Unicode.Scalar>) {
    for scalar in scalars {
      let scalarClass = ScalarClass(scalar)
      sum += scalarClass.width
      classes = classes | scalarClass
    }
  }

  /// The columns of the text that was scanned.
  func width(of text: some StringProtocol) -> Int {
    classes.isComplex ? text.reduce(0) { $0 + $1.displayWidth } : sum
  }
}

extension String {
  /// Whether every byte is a printable ASCII character, so that a byte is a column.
  ///
  /// - Complexity: O(n); a nanosecond for eight bytes.
  package var isPlainASCII: Bool { isPrintableASCII(utf8Span.span) }
}

/// Whether every byte is a printable ASCII character, so that a byte is a column.
///
/// Eight bytes at a time: a frame asks this of each of its texts.
func isPrintableASCII(_ bytes: Span<UInt8>) -> Bool {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let raw = unsafe bytes.bytes
  var offset = 0
  while offset + 8 <= raw.byteCount {
    let word = unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
    // The top bit of a byte: itself not ASCII, or below a space, or a delete.
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
