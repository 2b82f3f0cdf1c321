extension Double {
  /// A length in points as readable text, rounded to 0.001.
  ///
  ///     44.0.pointsText        // "44"
  ///     60.2504.pointsText     // "60.25"
  ///     (-0.0004).pointsText   // "0"
  ///
  /// The text has no exponent up to 1e15; values that are not numbers are named.
  public var pointsText: String {
    if isNaN { return "not a number" }
    if isInfinite { return self < 0 ? "minus infinity" : "infinity" }
    if magnitude > 1e15 { return withoutPointZero }
    // The whole part and the rest are exact separately, unlike the value times 1000.
    var whole = Int(magnitude)
    var thousandths = Int((magnitude - Double(whole)) * 1000 + 0.5)
    if thousandths == 1000 { (whole, thousandths) = (whole + 1, 0) }
    // Most lengths are whole.
    if thousandths == 0, self >= 0 { return String(whole) }
    let sign = self < 0 && (whole, thousandths) != (0, 0) ? "-" : ""
    return sign + String(whole) + Self.decimals(thousandths)
  }

  private var withoutPointZero: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func decimals(_ thousandths: Int) -> String {
    if thousandths == 0 { return "" }
    var digits = String(String(1000 + thousandths).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return "." + digits
  }
}
