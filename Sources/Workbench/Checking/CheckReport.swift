import CommandLanguage
import JSON
import TextLayout

/// A report about checked files: JUnit, TAP or JSON Lines, by the ending of its file.
struct CheckReport {
  /// The path of the report.
  let path: String

  private var format: any CheckReportFormat

  init(path: String) {
    self.path = path
    if path.hasSuffix(".tap") {
      format = TAPReport()
    } else if path.hasSuffix(".jsonl") {
      format = JSONLinesReport()
    } else {
      format = JUnitReport()
    }
  }

  /// Adds a file.
  mutating func add(_ check: FileCheck, _ cases: [ReportedCase]) { format.add(check, cases) }

  /// The text of the report.
  var text: String { format.text }
}

/// The format of a report about checked files.
protocol CheckReportFormat {
  /// Adds a file, with its parts in file order.
  mutating func add(_ check: FileCheck, _ cases: [ReportedCase])

  /// The text of the whole report.
  var text: String { get }
}

/// A report in the format of the Test Anything Protocol, version 13.
struct TAPReport: CheckReportFormat {
  private var lines: [String] = []
  private var count = 0

  mutating func add(_ check: FileCheck, _ cases: [ReportedCase]) {
    for item in cases {
      count += 1
      let name = "\(item.file): \(item.name)".escapedForDisplay().replacing("#", with: "\\#")
      lines.append("\(item.outcome == .passed ? "" : "not ")ok \(count) - \(name)")
      guard item.outcome != .passed else { continue }
      lines.append("  ---")
      lines.append("  message: \(Self.quoted(item.message ?? ""))")
      lines.append("  severity: \(item.outcome == .error ? "error" : "fail")")
      lines.append("  file: \(Self.quoted(item.file))")
      lines.append("  line: \(item.line)")
      if !item.details.isEmpty {
        lines.append("  diff: |2")
        lines += item.details.map { "    " + $0.escapedForDisplay() }
      }
      lines.append("  ...")
    }
  }

  var text: String {
    (["TAP version 13", "1..\(count)"] + lines).map { $0 + "\n" }.joined()
  }

  /// Returns a text as a YAML string, which JSON strings are too.
  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.value(text.escapedForDisplay())
    return writer.text
  }
}

/// A report with one JSON object per case.
struct JSONLinesReport: CheckReportFormat {
  private(set) var text = ""

  mutating func add(_ check: FileCheck, _ cases: [ReportedCase]) {
    for item in cases { text += Self.line(item) + "\n" }
  }

  /// Returns the record of a case, without its newline.
  static func line(_ item: ReportedCase) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("file", item.file)
    writer.member("line", item.line)
    writer.member("command", item.name)
    writer.member("ok", item.outcome == .passed)
    writer.member("result", item.word)
    writer.member("ms", Double(item.nanoseconds / 1000) / 1000)
    if let message = item.message {
      writer.member("message", message)
      writer.member("difference", item.details)
    }
    writer.endObject()
    return writer.text
  }
}

/// The errors of checked files as annotations that GitHub Actions shows beside the lines.
enum GitHubAnnotation {
  /// Returns the annotation of a failed case.
  static func line(_ item: ReportedCase) -> String {
    let message = ([item.name + ": " + (item.message ?? "")] + item.details).joined(separator: "\n")
    // GitHub knows paths from the root of the repository, without "./".
    let file = item.file.hasPrefix("./") ? String(item.file.dropFirst(2)) : item.file
    let place = "file=\(escaped(file, isProperty: true)),line=\(item.line)"
    return "::error \(place),title=tabletop::\(escaped(message, isProperty: false))"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var result = ""
    for line in lines {
      if !result.isEmpty { result += "%0A" }
      result += String(line).replacing("%", with: "%25").escapedForDisplay()
    }
    guard isProperty else { return result }
    return result.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
