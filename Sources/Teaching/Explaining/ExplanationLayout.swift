import TextLayout
import Workbench

/// The lines of an explanation: labels, with texts beside them.
struct ExplanationLayout {
  /// The language of the labels.
  let language: TextLanguage

  /// The lines added so far.
  private(set) var lines: [String] = []

  /// The column where texts start: two spaces after the longest label.
  private let column: Int

  init(language: TextLanguage) {
    self.language = language
    column = 4 + (ExplanationText.labels.map { $0.text(in: language).displayWidth }.max() ?? 0)
  }

  /// Appends a line without a label.
  mutating func add(_ line: String) { lines.append(line) }

  /// Appends texts, the first of them beside a label.
  mutating func add(_ texts: [String], _ label: ExplanationText) {
    for (index, text) in texts.enumerated() {
      let start = index == 0 ? "  " + label.text(in: language) : ""
      lines += HelpText.labelled(start, text, column: column)
    }
  }

  /// Appends legal alternatives; a batch stays on one line so that it can be copied.
  mutating func addLegal(_ texts: [String]) {
    for (index, text) in texts.enumerated() {
      let label = index == 0 ? "  " + ExplanationText.legal.text(in: language) : ""
      if text.hasPrefix("batch {") {
        lines.append(label.padded(toWidth: column) + text)
      } else if let mark = text.range(ofText: ". For example: ") {
        lines += HelpText.labelled(label, String(text[..<mark.lowerBound]), column: column)
        let example = "  " + ExplanationText.try.text(in: language)
        lines.append(example.padded(toWidth: column) + text[mark.upperBound...])
      } else {
        lines += HelpText.labelled(label, text, column: column)
      }
    }
  }
}

extension String {
  /// Returns the first range of a text in this one, or nil if it does not occur.
  fileprivate func range(ofText text: String) -> Range<Index>? {
    indices.lazy.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
  }
}
