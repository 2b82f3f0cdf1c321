import CommandLanguage
import TextLayout

/// A command, or another part of a checked file, as reports show it.
struct ReportedCase {
  /// The three results that reports distinguish.
  enum Outcome {
    case passed
    case failed

    /// The file could not be checked.
    case error
  }

  /// The file as the user gave it.
  let file: String

  /// The line of the command, from 1.
  let line: Int

  /// A name that is unique in the file and has no line number.
  let name: String

  /// The running time in nanoseconds.
  var nanoseconds = 0

  /// The result.
  var outcome = Outcome.passed

  /// The stable word of the result.
  var word = "passed"

  /// The description of the failure, or nil.
  var message: String?

  /// The lines of the difference, or further lines about the failure.
  var details: [String] = []

  /// The running time in seconds, with microseconds.
  var seconds: String {
    let micros = nanoseconds / 1000
    let fraction = String(micros % 1_000_000)
    return "\(micros / 1_000_000)." + String(repeating: "0", count: 6 - fraction.count) + fraction
  }
}

/// The names of the commands in a file, each with a number from its second use on.
private struct CaseNames {
  private var counts: [String: Int] = [:]

  /// Returns the next name with a title.
  mutating func name(_ title: String) -> String {
    let count = counts[title, default: 0] + 1
    counts[title] = count
    return count == 1 ? title : "\(title) (\(count))"
  }
}

extension FileCheck {
  /// The parts of the file in reports, in file order.
  var reported: [ReportedCase] {
    var titles = CaseNames()
    if !findings.isEmpty { return findings.map { reported($0, titles.name($0.text.text)) } }
    if let fault {
      let hint = fault.hint.map { [$0] } ?? []
      return [
        ReportedCase(
          file: path,
          line: 1,
          name: path,
          outcome: .error,
          word: fault.code,
          message: fault.message,
          details: hint + fault.details
        )
      ]
    }
    if let other { return [reported(other)] }
    guard let check else { return [] }
    let secrets = check.transcript.secrets
    // A name counts all earlier commands of the file, so that a filter changes none.
    var names: [Int: String] = [:]
    for (index, entry) in check.transcript.entries.enumerated() where entry.holdsCommand {
      names[index] = titles.name(entry.title)
    }
    return cases.map { item in
      let entry = check.transcript.entries[item.index]
      return ReportedCase(
        file: path,
        line: entry.line,
        name: names[item.index] ?? entry.title,
        nanoseconds: item.nanoseconds,
        outcome: item.verdict == .passed ? .passed : .failed,
        word: item.verdict.word,
        message: item.verdict.message,
        details: item.verdict == .passed
          ? [] : check.difference(at: item.index).map(secrets.concealing)
      )
    }
  }

  private func reported(_ finding: ScriptLint.Finding, _ name: String) -> ReportedCase {
    let lines = TextFormat().errors(for: finding.result(in: path)).transcriptLines
    return ReportedCase(
      file: path,
      line: finding.text.line,
      name: name,
      outcome: .error,
      word: finding.error.code,
      message: finding.error.message,
      details: lines
    )
  }

  private func reported(_ other: CheckedFileResult) -> ReportedCase {
    let first = other.faults.first
    return ReportedCase(
      file: path,
      line: first?.line ?? 1,
      name: path,
      outcome: first == nil ? .passed : .failed,
      word: first == nil ? "passed" : "lesson",
      message: first?.message,
      details: other.faults.map { "\(path):\($0.line): \($0.message)" }
    )
  }
}
