import CommandLanguage
import TableModel
import TextLayout

extension OutputTrace {
  /// Creates the output of trace lines.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - showsPlaces: Whether to add the file and line of each method.
  init(_ lines: [TraceLine], showsPlaces: Bool) {
    self.init {
      lines.map { $0.value(showsPlace: showsPlaces) }
    } lines: { style in
      lines.folded.flatMap {
        $0.lines(style.escapeStyle, width: style.lineWidth, showsPlace: showsPlaces)
      }
    }
  }
}

extension TraceLine {
  /// Returns the line as data, with the file and line of the method if wanted.
  func value(showsPlace: Bool) -> AnswerValue {
    let value: AnswerValue = [
      "n": .int(number),
      "from": .text(senderName),
      "to": .text(message.receiver.name),
      "layers": .text(layers),
      "selector": .text(message.selector),
      "result": .optional(result),
      "source": .text(message.source.rawValue),
    ]
    return showsPlace ? value.adding(["at": .text(place)]) : value
  }
}

extension TraceLine {
  /// Returns the line as text: number, objects, selector, result, source and location.
  ///
  /// If the line is too long, the last two are on a separate line.
  func lines(_ style: EscapeStyle, width: Int?, showsPlace: Bool) -> [String] {
    let indent = String(repeating: "  ", count: min(depth, 8))
    let times = count > 1 ? " ×\(count)" : ""
    let answer =
      result.map { " = " + $0.escapedForDisplay(style) + (answersVary ? " …" : "") } ?? ""
    let what = message.selector.escapedForDisplay(style)
    let words =
      "\(number) \(layers) \(indent)\(senderName) → \(message.receiver.name)  \(what)\(times)\(answer)"
    let source = "[\(message.source.rawValue)]" + (showsPlace ? " " + place : "")
    guard let width, words.displayWidth + 2 + source.displayWidth > width else {
      return [words + "  " + source]
    }
    return [words, String(repeating: " ", count: 8 + indent.count) + source]
  }
}
