import CommandLanguage
import TextLayout
import Workbench

/// A lesson's text, with lines in between that are kept verbatim.
struct LessonText: Hashable, Sendable {
  /// A paragraph to wrap, or a line to keep.
  enum Part: Hashable, Sendable {
    case sentences(String)
    case line(String)
  }

  /// The parts, in order.
  private(set) var parts: [Part] = []

  var isEmpty: Bool { parts.isEmpty }

  /// Reads the lines of a file: `| ` marks a line to keep, an empty line ends a paragraph.
  init(_ lines: [String] = []) {
    var sentences: [String] = []
    func flush() {
      if !sentences.isEmpty { parts.append(.sentences(Self.joined(sentences))) }
      sentences = []
    }
    for line in lines {
      let words = line.trimmed
      if words.hasPrefix("|") {
        flush()
        parts.append(.line(String(words.dropFirst(words.hasPrefix("| ") ? 2 : 1))))
      } else if words.isEmpty {
        flush()
      } else {
        sentences.append(words)
      }
    }
    flush()
  }

  /// The lines that stay unchanged, in order.
  var commands: [String] {
    parts.compactMap { if case .line(let text) = $0 { text } else { nil } }
  }

  /// Joins the lines of a paragraph with spaces, except where Chinese is written without one.
  private static func joined(_ lines: [String]) -> String {
    lines.reduce(into: "") { text, line in
      let before = text.last
      let after = line.first
      let isDense =
        before?.displayWidth == 2 && after?.displayWidth == 2
        || before?.isWidePunctuation == true || after?.isWidePunctuation == true
      text += text.isEmpty || isDense ? line : " " + line
    }
  }

  /// All of it as one text, for programs and for comparisons.
  var plain: String {
    parts.map { part in
      switch part {
      case .sentences(let text), .line(let text): text
      }
    }
    .joined(separator: "\n")
  }

  /// Returns the lines for a screen, safe for a terminal.
  ///
  /// - Parameters:
  ///   - start: The text before the first word, such as `hint: `.
  ///   - session: The session, which sets the line width and the style of control characters.
  /// - Returns: The lines; verbatim ones are indented.
  @MainActor func lines(behind start: String = "", for session: Session) -> [String] {
    var lines: [String] = []
    for (index, part) in parts.enumerated() {
      switch part {
      case .sentences(let text):
        let words = (index == 0 ? start : "") + session.shown(text)
        lines += words.wrapped(toWidth: min(session.lineWidth ?? HelpText.width, HelpText.width))
      case .line(let text):
        if index == 0, !start.isEmpty { lines.append(start) }
        let line = StyledLine([.init("    " + session.shown(text))])
        lines += line.wrapped(toWidth: session.lineWidth ?? .max).map(\.text)
      }
    }
    return lines
  }
}

extension Character {
  /// Whether it is punctuation that includes its space, such as the Chinese comma.
  fileprivate var isWidePunctuation: Bool { displayWidth == 2 && isPunctuation }
}
