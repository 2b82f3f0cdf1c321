import JSON

/// A decimal number with all its digits, for comparisons without rounding.
struct ExactNumber: Hashable, Sendable {
  private let isNegative: Bool

  /// The digits without leading and trailing zeros, as ASCII; empty for zero.
  private let digits: [UInt8]

  /// The power of ten of the first digit, plus one.
  private let exponent: Int

  /// The number as an `Int`, or nil if `Int` cannot represent it.
  private let integer: Int?

  /// Reads a number in JSON syntax; nil for any other text.
  init?(_ text: ArraySlice<UInt8>) {
    guard let first = text.first else { return nil }
    isNegative = first == UInt8(ascii: "-")
    var rest = isNegative ? text.dropFirst() : text
    let whole = rest.prefix { Self.isDigit($0) }
    rest = rest.dropFirst(whole.count)
    var fraction: ArraySlice<UInt8> = []
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix { Self.isDigit($0) }
      guard !fraction.isEmpty else { return nil }
      rest = rest.dropFirst(fraction.count + 1)
    }
    guard !whole.isEmpty, let power = Self.power(rest) else { return nil }
    let all = Array(whole) + fraction
    let start = all.firstIndex { $0 != UInt8(ascii: "0") } ?? all.count
    let end = all.lastIndex { $0 != UInt8(ascii: "0") }.map { $0 + 1 } ?? start
    digits = Array(all[start..<max(start, end)])
    exponent = digits.isEmpty ? 0 : whole.count - start + power
    integer = fraction.isEmpty && power == 0 ? Self.integer(text) : nil
  }

  /// Compares a text with a number; returns nil if the text is not a number.
  static func compare(_ text: ArraySlice<UInt8>, with other: ExactNumber) -> QueryOperand.Side? {
    if let right = other.integer, let left = integer(text) {
      return left < right ? .before : left == right ? .same : .after
    }
    guard let number = ExactNumber(text) else { return nil }
    return number.side(of: other)
  }

  private func side(of other: ExactNumber) -> QueryOperand.Side {
    if digits.isEmpty || other.digits.isEmpty || isNegative != other.isNegative {
      let (left, right) = (sign, other.sign)
      return left < right ? .before : left == right ? .same : .after
    }
    let isSmaller =
      exponent == other.exponent
      ? digits.lexicographicallyPrecedes(other.digits) : exponent < other.exponent
    if exponent == other.exponent, digits == other.digits { return .same }
    return isSmaller != isNegative ? .before : .after
  }

  private var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }

  /// Returns the exponent after the digits, or nil if other text follows them.
  private static func power(_ text: ArraySlice<UInt8>) -> Int? {
    guard let letter = text.first else { return 0 }
    var rest = text.dropFirst()
    guard letter | 0x20 == UInt8(ascii: "e") else { return nil }
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    guard !rest.isEmpty, rest.allSatisfy({ isDigit($0) }) else { return nil }
    // All exponents beyond a billion count as a billion.
    let size = rest.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), 1_000_000_000) }
    return isNegative ? -size : size
  }

  /// Returns a whole number of at most 18 digits.
  private static func integer(_ text: ArraySlice<UInt8>) -> Int? {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = isNegative ? text.dropFirst() : text
    guard !digits.isEmpty, digits.count <= 18 else { return nil }
    var number = 0
    for byte in digits {
      guard isDigit(byte) else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return isNegative ? -number : number
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
