extension JSONValue {
  /// The lines of a JSON text as a terminal may get them: what must not reach it raw as escapes.
  ///
  /// They are the same value. Between the tokens a tab is two blanks, and the carriage return of a line is left out.
  ///
  /// - Complexity: O(n) in the bytes.
  public static func shownLines(of text: some Sequence<UInt8>) -> [String] {
    var lines: [String] = []
    var line: [UInt8] = []
    for scalar in String(decoding: Array(text), as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\n":
        lines.append(String(decoding: line, as: UTF8.self))
        line.removeAll(keepingCapacity: true)
      case "\r": break
      case "\t": line += [ASCII.space, ASCII.space]
      default: JSONText.appendShown(scalar, to: &line)
      }
    }
    lines.append(String(decoding: line, as: UTF8.self))
    return lines
  }
}
