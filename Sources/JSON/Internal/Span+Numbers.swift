extension Span where Element == UInt8 {
  /// Returns the number at an offset if it has at most fifteen digits and no exponent.
  ///
  /// The digits and the power of ten are then both exact. One division rounds correctly, without
  /// creating a string.
  ///
  /// - Parameters:
  ///   - start: The offset of a checked value.
  ///   - end: The end of the text or of that value.
  /// - Returns: The number, or nil if the value is longer or not a number.
  /// - Complexity: Constant.
  func shortNumber(from start: Int, to end: Int) -> Double? {
    guard start < end else { return nil }
    let isNegative = self[start] == ASCII.minus
    var place = isNegative ? start + 1 : start
    let last = Swift.min(end, place + 17)
    var digits = 0
    var divisor = 0.0
    while place < last {
      let byte = self[place]
      if ASCII.isDigit(byte) {
        digits = digits * 10 + Int(byte - ASCII.zero)
        divisor *= 10
      } else if byte == ASCII.point {
        divisor = 1
      } else {
        break
      }
      place += 1
    }
    let isWhole = place == end || (place < last && self[place] | 0x20 != ASCII.lowerE)
    guard place > start, isWhole, digits < 1_000_000_000_000_000 else { return nil }
    let size = divisor == 0 ? Double(digits) : Double(digits) / divisor
    return isNegative ? -size : size
  }
}
