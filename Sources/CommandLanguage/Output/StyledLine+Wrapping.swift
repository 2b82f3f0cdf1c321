import TextLayout

extension StyledLine {
  /// Returns the line as lines that break between words, with a hanging indentation.
  ///
  /// Continuation lines begin below the second column of the line, or below its first word.
  ///
  /// - Parameter width: The maximum width in columns.
  /// - Returns: The lines; only a word that is wider than a line breaks inside.
  package func wrapped(toWidth width: Int) -> [StyledLine] {
    let text = text
    guard text.displayWidth > width, width > 8 else { return [self] }
    var cursor = Cursor(parts)
    return Self.pieces(of: text, width).map { piece in
      let blanks = String(repeating: " ", count: piece.indent)
      return StyledLine((piece.indent > 0 ? [.init(blanks)] : []) + cursor.take(piece.text))
    }
  }

  /// The minimum room for text after its indentation, in columns.
  private static let fewest = 20

  /// A part of a line that gets its own line.
  private struct Piece {
    let indent: Int
    let text: String
  }

  /// Returns the parts of a line that get their own lines.
  private static func pieces(of text: String, _ width: Int) -> [Piece] {
    let lead = text.prefix { $0 == " " }.count
    let body = text.dropFirst(lead)
    let most = width / 3
    guard let gap = body.firstRange(of: "  "),
      let column = body[gap.lowerBound...].firstIndex(where: { $0 != " " })
    else {
      // A line with a deep indentation continues the meaning of a term.
      let isDeep = width - lead < fewest
      let first = isDeep ? most : lead
      return pieces(of: body, indent: first, rest: isDeep ? first : min(lead + 2, most), width)
    }
    let start = String(text[..<column]).displayWidth
    guard width - start < fewest else {
      let first = text.wrapped(toWidth: width)[0]
      let rest = text.dropFirst(first.count).drop { $0 == " " }
      let whole = [Piece(indent: 0, text: first)]
      return rest.isEmpty ? whole : whole + pieces(of: rest, indent: start, rest: start, width)
    }
    // The term gets a separate line.
    let indent = min(lead + 4, most)
    return pieces(of: body[..<gap.lowerBound], indent: min(lead, most), rest: indent, width)
      + pieces(of: body[column...], indent: indent, rest: indent, width)
  }

  private static func pieces(
    of text: Substring,
    indent: Int,
    rest: Int,
    _ width: Int
  ) -> [Piece] {
    let first = String(text).wrapped(toWidth: width - indent)[0]
    let more = String(text.dropFirst(first.count).drop { $0 == " " })
    let lines = more.isEmpty ? [] : more.wrapped(toWidth: width - rest)
    return [Piece(indent: indent, text: first)] + lines.map { Piece(indent: rest, text: $0) }
  }

  /// A position in the parts of a line.
  private struct Cursor {
    private var parts: ArraySlice<Part>

    init(_ parts: [Part]) { self.parts = parts[...] }

    /// Returns the parts of the next piece of the text, without the blanks before it.
    mutating func take(_ piece: String) -> [Part] {
      var result: [Part] = []
      var rest = piece[...]
      while let part = parts.popFirst(), !rest.isEmpty {
        var text = part.text[...]
        if result.isEmpty, rest.first != " " { text = text.drop { $0 == " " } }
        guard !text.isEmpty else { continue }
        let shared = text.prefix(rest.count)
        result.append(Part(String(shared), part.role))
        rest = rest.dropFirst(shared.count)
        let left = text.dropFirst(shared.count)
        if rest.isEmpty {
          if !left.isEmpty { parts = [Part(String(left), part.role)] + parts }
          break
        }
      }
      return result
    }
  }
}
