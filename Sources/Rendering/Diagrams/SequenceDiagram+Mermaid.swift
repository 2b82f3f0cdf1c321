import TextLayout

extension SequenceDiagram {
  /// The diagram in Mermaid's language, as lines.
  ///
  /// Whatever a text holds, it stays one text: what Mermaid reads as its own is spelled as an entity, and
  /// what no terminal should see is made visible. Texts of more than 80 columns are cut.
  public var mermaid: [String] {
    var lines = ["sequenceDiagram", "    accTitle: \(Self.encoded(title))"]
    for (number, participant) in participants.enumerated() {
      let word = participant.kind == .person ? "actor" : "participant"
      let prefix = participant.kind == .person ? "" : participant.kind.rawValue + " · "
      lines.append("    \(word) p\(number) as \(prefix + Self.encoded(participant.name))")
    }
    append(steps, depth: 1, to: &lines)
    return lines
  }

  private func append(_ steps: [Step], depth: Int, to lines: inout [String]) {
    let indent = String(repeating: "    ", count: depth)
    for step in steps {
      switch step {
      case .message(let from, let to, let text):
        lines.append("\(indent)p\(from)->>p\(to): \(Self.encoded(text))")
      case .answer(let from, let to, let text):
        lines.append("\(indent)p\(from)-->>p\(to): \(Self.encoded(text))")
      case .loop(let count, let inner):
        lines.append("\(indent)loop \(count) times")
        append(inner, depth: depth + 1, to: &lines)
        lines.append(indent + "end")
      case .note(let text):
        let ends = participants.count > 1 ? "p0,p\(participants.count - 1)" : "p0"
        lines.append("\(indent)Note over \(ends): \(Self.encoded(text))")
      }
    }
  }

  /// A text that Mermaid reads as a text and nothing else.
  static func encoded(_ text: String) -> String {
    let shown = text.escapedForDisplay().truncated(toWidth: 80)
    let trimmed = shown.drop { $0 == " " }
    guard !trimmed.isEmpty else { return "—" }
    var result = ""
    for scalar in trimmed.unicodeScalars {
      if special.contains(scalar) {
        result += "#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    // A text that begins so would be taken for an instruction about line breaks.
    for word in ["wrap:", "nowrap:"] where result.hasPrefix(word) {
      result = word.dropLast() + "#58;" + result.dropFirst(word.count)
    }
    // Where these words come before an entity, Mermaid cuts the semicolon off the end of it.
    guard result.contains("#") else { return result }
    return result.replacing("style", with: "#115;tyle").replacing("classDef", with: "#99;lassDef")
  }

  /// What ends a statement, begins an entity, a comment or a tag, or binds data to a participant.
  private static let special: Set<Unicode.Scalar> = [
    "#", ";", "<", ">", "\"", "%", "{", "}", "&", "`", "@",
  ]
}
