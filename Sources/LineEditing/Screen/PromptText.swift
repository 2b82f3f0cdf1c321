/// A prompt in the two parts that libedit needs it in.
struct PromptText: Hashable {
  /// Encloses what is written but takes no room.
  static let literal: Unicode.Scalar = "\u{1}"

  /// What we print ourselves, with its newlines: libedit loses them.
  let upperLines: String

  /// What libedit draws before the line.
  let lastLine: [Unicode.Scalar]

  /// The part of the last line that takes room.
  let visible: [Unicode.Scalar]

  /// Takes a prompt apart.
  ///
  /// - Parameters:
  ///   - prompt: The prompt; colours may stand in it.
  ///   - allowsEscapes: Whether the terminal understands escape sequences; else they go.
  ///   - allowsUnicode: Whether more than ASCII can be printed; else question marks stand for it.
  init(_ prompt: String, allowsEscapes: Bool, allowsUnicode: Bool) {
    let parts = prompt.split(separator: "\n", omittingEmptySubsequences: false)
    upperLines = parts.dropLast().map { $0 + "\n" }.joined()
    var line: [Unicode.Scalar] = []
    var visible: [Unicode.Scalar] = []
    var rest = Array((parts.last ?? "").unicodeScalars)[...]
    var endsWithEscape = false
    while let first = rest.first {
      if let length = PromptText.escapeLength(rest) {
        let sequence = rest.prefix(length)
        rest = rest.dropFirst(length)
        guard allowsEscapes else { continue }
        line += [PromptText.literal] + sequence + [PromptText.literal]
        endsWithEscape = true
      } else {
        rest.removeFirst()
        guard first.value >= 0x20, first.value != 0x7F else { continue }
        let shown = first.isASCII || allowsUnicode ? first : "?"
        line.append(shown)
        visible.append(shown)
        endsWithEscape = false
      }
    }
    if endsWithEscape {
      // libedit loses a sequence that nothing visible follows.
      line.append(" ")
      visible.append(" ")
    }
    lastLine = line
    self.visible = visible
  }

  /// The length of the colour sequence at the start of a text, or nil.
  private static func escapeLength(_ text: ArraySlice<Unicode.Scalar>) -> Int? {
    guard text.starts(with: ["\u{1B}", "["]) else { return nil }
    let body = text.dropFirst(2)
    guard let end = body.firstIndex(where: { (0x40...0x7E).contains($0.value) }) else { return nil }
    return end - text.startIndex + 1
  }
}
