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

  /// Appends a text beside a label.
  mutating func add(_ text: String, _ label: ExplanationText) {
    lines += HelpText.labelled("  " + label.text(in: language), text, column: column)
  }

  /// Appends causes, numbered if there are several.
  mutating func add(_ causes: [String]) {
    let label = ExplanationText.cause.text(in: language)
    for (index, cause) in causes.enumerated() {
      let mark = causes.count > 1 ? "\(index + 1). " : ""
      lines += HelpText.labelled(
        index == 0 ? "  " + label : "",
        mark + cause,
        column: column
      )
    }
  }

  /// Appends the exception of a crash report, the frames about lists, and the app's own frame.
  mutating func add(_ report: CrashReport) {
    if let heading = report.heading { add(heading, .report) }
    for frame in report.listFrames.prefix(3) { add(frame.text, .frame) }
    if let frame = report.ownFrame { add(frame.text, .look) }
  }

  /// Appends a text that may be a batch, which stays on one line so that it can be copied.
  mutating func addCommand(_ text: String, _ label: ExplanationText) {
    guard text.hasPrefix("batch {") else { return add(text, label) }
    lines.append(("  " + label.text(in: language)).padded(toWidth: column) + text)
  }
}
