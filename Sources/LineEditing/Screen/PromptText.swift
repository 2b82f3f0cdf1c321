/// The parts of a prompt.
///
/// Each start creates one, so it uses no generic function of the standard library that looks for a conformance when
/// the program runs: the first such look reads all conformances of the program.
struct PromptText: Hashable {
  /// The text printed before the line starts, with its newlines.
  let upperLines: String

  /// The text before the line, with its colors.
  let lastLine: String

  /// The same text as screen cells.
  let cells: [ScreenCell]

  /// Splits a prompt.
  ///
  /// - Parameters:
  ///   - prompt: The prompt; colors are allowed, other control characters are removed.
  ///   - allowsEscapes: Whether the terminal supports escape sequences; if false, they are removed.
  ///   - allowsUnicode: Whether non-ASCII text can be printed; if false, question marks replace it.
  init(_ prompt: String, allowsEscapes: Bool, allowsUnicode: Bool) {
    let parts = prompt.split(separator: "\n", omittingEmptySubsequences: false)
    upperLines = parts.dropLast().reduce(into: "") { $0 += $1 + "\n" }
    var cells: [ScreenCell] = []
    /// The colors for the next character.
    var colours = ""
    var rest = Array((parts.last ?? "").unicodeScalars)[...]
    while !rest.isEmpty {
      if let length = PromptText.escapeLength(rest) {
        if allowsEscapes { colours += PromptText.text(rest.prefix(length)) }
        rest = rest.dropFirst(length)
        continue
      }
      let count = rest.dropFirst().firstIndex(of: "\u{1B}") ?? rest.endIndex
      let first = cells.count
      for character in PromptText.text(rest[..<count].filter { !PromptText.isControl($0) }) {
        cells.append(character, allowsUnicode: allowsUnicode)
      }
      if cells.count > first {
        cells[first].text = colours + cells[first].text
        colours = ""
      }
      rest = rest[count...]
    }
    if !colours.isEmpty {
      if cells.isEmpty { cells = [ScreenCell(text: "", columns: 0)] }
      cells[cells.count - 1].text += colours
    }
    self.cells = cells
    lastLine = cells.reduce(into: "") { $0 += $1.text }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7F
  }

  private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in scalars { text.append(scalar) }
    return String(text)
  }

  /// Returns the length of the color sequence at the start of a text, or nil.
  private static func escapeLength(_ text: ArraySlice<Unicode.Scalar>) -> Int? {
    guard text.starts(with: ["\u{1B}", "["]) else { return nil }
    let body = text.dropFirst(2)
    guard let end = body.firstIndex(where: { (0x40...0x7E).contains($0.value) }) else { return nil }
    return end - text.startIndex + 1
  }
}
