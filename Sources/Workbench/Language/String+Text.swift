extension StringProtocol {
  /// Whether a text stands in this one, compared byte for byte.
  func containsText(_ text: some StringProtocol) -> Bool {
    let hay = Array(utf8)
    let needle = Array(text.utf8)
    guard !needle.isEmpty else { return true }
    guard hay.count >= needle.count else { return false }
    return (0...hay.count - needle.count).contains { hay[$0...].starts(with: needle) }
  }
}

extension String {
  /// Without the blanks at both ends.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
