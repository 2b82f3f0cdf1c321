import JSON

/// A decimal number with all its digits, for comparisons without rounding.
struct ExactNumber: Sendable {
  private let isNegative: Bool

  /// The digits from the first to the last that is not zero; empty for zero.
  ///
  /// A decimal point between them is included.
  private let digits: ArraySlice<UInt8>

  /// The power of ten of the first digit, plus one.
  private let exponent: Int

  /// The number as an `Int`, or nil if `Int` cannot represent it.
  private let integer: Int?

  /// Reads a number in JSON syntax; nil for any other text.
  ///
  /// The number keeps the text's array.
  init?(_ text: ArraySlice<UInt8>) {
    isNegative = text.first == UInt8(ascii: "-")
    let number = isNegative ? text.dropFirst() : text
    var (first, last, point) = (number.endIndex, number.startIndex, number.endIndex)
    var at = number.startIndex
    while at < number.endIndex {
      let byte = number[at]
      if byte == UInt8(ascii: "."), point == number.endIndex {
        point = at
      } else if Self.isDigit(byte) {
        if byte != UInt8(ascii: "0") { (first, last) = (min(first, at), at + 1) }
      } else {
        break
      }
      at += 1
    }
    let wholeEnd = min(point, at)
    guard wholeEnd > number.startIndex, point >= at || at > point + 1,
      let power = Self.power(number[at...])
    else { return nil }
    digits = number[min(first, last)..<last]
    exponent = digits.isEmpty ? 0 : wholeEnd - first + (first > point ? 1 : 0) + power
    integer = point >= at && power == 0 ? Self.integer(text) : nil
  }

  /// Compares a text with a number; returns nil if the text is not a number.
  static func compare(_ text: ArraySlice<UInt8>, with other: ExactNumber) -> QueryOperand.Side? {
    if let right = other.integer, let left = integer(text) {
      return side(left, of: right)
    }
    guard let number = ExactNumber(text) else { return nil }
    return number.side(of: other)
  }

  private func side(of other: ExactNumber) -> QueryOperand.Side {
    if digits.isEmpty || other.digits.isEmpty || isNegative != other.isNegative {
      return Self.side(sign, of: other.sign)
    }
    let size =
      exponent == other.exponent ? Self.order(digits, other.digits) : exponent - other.exponent
    return Self.side(isNegative ? -size : size, of: 0)
  }

  /// Returns a number below 0, 0 or above 0 for digits that are less, equal or greater.
  private static func order(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int {
    var (first, second) = (left.startIndex, right.startIndex)
    while first < left.endIndex, second < right.endIndex {
      if left[first] == UInt8(ascii: ".") { first += 1 }
      if right[second] == UInt8(ascii: ".") { second += 1 }
      if left[first] != right[second] { return Int(left[first]) - Int(right[second]) }
      first += 1
      second += 1
    }
    // The last digit is not zero, so the longer number is the greater one.
    return (left.endIndex - first) - (right.endIndex - second)
  }

  private static func side(_ left: Int, of right: Int) -> QueryOperand.Side {
    left < right ? .before : left == right ? .same : .after
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
