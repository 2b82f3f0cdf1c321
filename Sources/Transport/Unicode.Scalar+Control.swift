extension Unicode.Scalar {
  /// The number of a control character in Unicode notation, such as `U+000A`; nil for other
  /// scalars.
  var nameOfControl: String? {
    guard value < 0x20 || (0x7F...0x9F).contains(value) else { return nil }
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
