/// The layout properties of a scalar, in one byte.
struct ScalarClass: Hashable {
  /// The bits, in the order that `.ci/make-width-table.py` writes.
  let bits: UInt8

  init(bits: UInt8) {
    self.bits = bits
  }

  init(_ scalar: Unicode.Scalar) {
    self =
      scalar.value &- 0x20 < 0x5f ? Self.ofPrintableASCII(scalar) : WidthTable.shared[scalar.value]
  }

  /// The width of the scalar by itself, in columns: 0, 1 or 2.
  var width: Int { Int(bits & 3) }

  /// Whether the scalar can share a Character with a neighbor, so that widths do not simply add up.
  var isComplex: Bool { bits & Self.complex != 0 }

  /// Whether the scalar must be escaped for terminals.
  var isEscaped: Bool { bits & Self.escaped != 0 }

  /// Whether a variation selector chooses between the picture and the text form of the scalar.
  var isEmoji: Bool { bits & Self.emoji != 0 }

  /// Whether the scalar is a mark without width, drawn over the previous one.
  var isMark: Bool { bits & Self.mark != 0 }

  /// Whether a Character boundary is both before and after the scalar, whatever its neighbors.
  var isBreak: Bool { bits & Self.breaking != 0 }

  /// Returns the combined properties of several scalars.
  static func | (left: ScalarClass, right: ScalarClass) -> ScalarClass {
    ScalarClass(bits: left.bits | right.bits)
  }

  private static let complex: UInt8 = 4
  private static let escaped: UInt8 = 8
  private static let emoji: UInt8 = 16
  private static let mark: UInt8 = 32
  private static let breaking: UInt8 = 64

  /// Returns the class without a table lookup; digits, `#` and `*` start keycaps.
  private static func ofPrintableASCII(_ scalar: Unicode.Scalar) -> ScalarClass {
    switch scalar {
    case "0"..."9", "#", "*": ScalarClass(bits: 1 | emoji)
    default: ScalarClass(bits: 1)
    }
  }
}
