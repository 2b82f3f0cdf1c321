import CommandLanguage
import TextLayout

/// The results of transcripts as a JUnit file: one suite per file, one case per command.
struct TranscriptReport {
  private var suites: [String] = []
  private var tests = 0
  private var failures = 0
  private var errors = 0

  /// Adds a replayed transcript.
  mutating func add(_ check: TranscriptCheck) {
    var cases: [String] = []
    var failed = 0
    let secrets = check.transcript.secrets
    for (index, entry) in check.transcript.entries.enumerated() {
      let place = entry.commandLines.lowerBound + 1
      let name = "\(place): \(SecretText(entry.command).text)"
      var lines = ["    <testcase classname=\"\(escape(check.path))\" name=\"\(escape(name))\""]
      if check.isSame(at: index) {
        lines[0] += "/>"
      } else {
        failed += 1
        let text = check.difference(at: index).map(secrets.concealing).map(escape).joined(
          separator: "\n"
        )
        lines[0] += ">"
        lines.append("      <failure message=\"different output\">\(text)</failure>")
        lines.append("    </testcase>")
      }
      cases += lines
    }
    add(check.path, cases, tests: check.edits.count, failures: failed, errors: 0)
  }

  /// Adds a checked lesson, or a transcript whose replay stopped early.
  ///
  /// - Parameters:
  ///   - path: The file, which is one case.
  ///   - faults: The problems, one per line.
  ///   - message: A short summary of the problems.
  mutating func add(_ path: String, faults: [String], _ message: String) {
    let name = "    <testcase classname=\"\(escape(path))\" name=\"\(escape(path))\""
    let text = faults.map(escape).joined(separator: "\n")
    let failure = "      <failure message=\"\(escape(message))\">\(text)</failure>"
    let cases = faults.isEmpty ? [name + "/>"] : [name + ">", failure, "    </testcase>"]
    add(path, cases, tests: 1, failures: faults.isEmpty ? 0 : 1, errors: 0)
  }

  /// Adds a file that is not a transcript.
  mutating func add(_ path: String, error: CommandError) {
    let cases = [
      "    <testcase classname=\"\(escape(path))\" name=\"\(escape(path))\">",
      "      <error type=\"\(escape(error.code))\" message=\"\(escape(error.message))\"/>",
      "    </testcase>",
    ]
    add(path, cases, tests: 1, failures: 0, errors: 1)
  }

  /// The text of the file.
  var text: String {
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let counts = Self.counts(tests, failures, errors)
    return head + "<testsuites \(counts)>\n" + suites.map { $0 + "\n" }.joined() + "</testsuites>\n"
  }

  private mutating func add(
    _ name: String,
    _ cases: [String],
    tests: Int,
    failures: Int,
    errors: Int
  ) {
    self.tests += tests
    self.failures += failures
    self.errors += errors
    let counts = Self.counts(tests, failures, errors)
    let head = "  <testsuite name=\"\(escape(name))\" \(counts)>"
    suites.append(([head] + cases + ["  </testsuite>"]).joined(separator: "\n"))
  }

  private static func counts(_ tests: Int, _ failures: Int, _ errors: Int) -> String {
    "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  /// Returns the text escaped for XML, which does not allow control characters, not even as
  /// entities.
  private func escape(_ text: String) -> String {
    var result = ""
    for character in text.escapedForDisplay() {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
