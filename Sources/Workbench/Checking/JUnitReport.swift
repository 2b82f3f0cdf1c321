import CommandLanguage
import TextLayout

/// A report in the format of JUnit: one suite per file, one case per command.
struct JUnitReport: CheckReportFormat {
  private var suites: [String] = []
  private var total = Counts()

  private struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0
    var nanoseconds = 0

    init() {}

    init(_ cases: [ReportedCase]) {
      tests = cases.count
      for item in cases {
        nanoseconds += item.nanoseconds
        switch item.outcome {
        case .passed: break
        case .failed: failures += 1
        case .error: errors += 1
        }
      }
    }

    static func += (left: inout Counts, right: Counts) {
      left.tests += right.tests
      left.failures += right.failures
      left.errors += right.errors
      left.nanoseconds += right.nanoseconds
    }

    var attributes: String {
      let time = ReportedCase(file: "", line: 1, name: "", nanoseconds: nanoseconds).seconds
      return "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(time)\""
    }
  }

  mutating func add(_ check: FileCheck, _ cases: [ReportedCase]) {
    let counts = Counts(cases)
    total += counts
    let name = Self.escape(check.path)
    var lines = ["  <testsuite name=\"\(name)\" \(counts.attributes) file=\"\(name)\">"]
    for item in cases { lines += Self.lines(item) }
    suites.append((lines + ["  </testsuite>"]).joined(separator: "\n"))
  }

  var text: String {
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(total.attributes)>\n"
    return head + suites.map { $0 + "\n" }.joined() + "</testsuites>\n"
  }

  private static func lines(_ item: ReportedCase) -> [String] {
    let file = escape(item.file)
    let head =
      "    <testcase classname=\"\(file)\" name=\"\(escape(item.name))\" file=\"\(file)\""
      + " line=\"\(item.line)\" time=\"\(item.seconds)\""
    guard item.outcome != .passed else { return [head + "/>"] }
    let kind = item.outcome == .error ? "error" : "failure"
    let message = escape(item.message ?? "")
    var lines = [
      head + ">", "      <\(kind) type=\"\(escape(item.word))\" message=\"\(message)\"/>",
    ]
    if !item.details.isEmpty {
      let text = item.details.map(escape).joined(separator: "\n")
      lines.append("      <system-out>\(text)</system-out>")
    }
    return lines + ["    </testcase>"]
  }

  /// Returns the text escaped for XML, which does not allow control characters, not even as
  /// entities.
  private static func escape(_ text: String) -> String {
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
