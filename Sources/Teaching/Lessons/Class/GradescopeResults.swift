import JSON

/// The report of a learner as the `results.json` that Gradescope reads after an autograder ran.
///
/// Each lesson is a test with a point per step. A step whose solution was shown gives no point.
/// Source: the output format in Gradescope's autograder documentation.
struct GradescopeResults {
  private let report: LearnerReport

  init(_ report: LearnerReport) { self.report = report }

  /// The content of the file, one test per line.
  var text: String {
    let entries = report.entries
    let summary = ClassText.total(done: report.done, of: report.steps, lessons: entries.count)
    var lines = [#"{"score":\#(report.done),"output":\#(Self.json(summary.words)),"tests":["#]
    for (index, entry) in entries.enumerated() {
      lines.append("  " + Self.test(entry) + (index + 1 < entries.count ? "," : ""))
    }
    return (lines + ["]}"]).map { $0 + "\n" }.joined()
  }

  private static func test(_ entry: LearnerReport.Entry) -> String {
    let effort = ClassText.effort(
      done: entry.done,
      of: entry.steps,
      skipped: entry.skipped,
      tries: entry.tries,
      hints: entry.hints,
      seconds: entry.seconds
    )
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("name", entry.lesson)
    writer.member("score", entry.done)
    writer.member("max_score", entry.steps)
    writer.member("status", entry.isComplete ? "passed" : "failed")
    writer.member("output", effort.words)
    writer.endObject()
    return writer.text
  }

  private static func json(_ text: String) -> String {
    var writer = JSONWriter()
    writer.value(text)
    return writer.text
  }
}
