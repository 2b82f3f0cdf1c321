import Platform

/// jq reads the file and counts the rows; the whole process is timed.
@MainActor struct JqOpen: Contestant {
  let name = "jq"
  let detail = "the whole process, rows counted"
  let path: String

  func version() -> String? { Machine.firstLine(of: "jq", ["--version"]) }

  func run() throws -> Measurement {
    let result = try Process.run("jq", ["[.sections[].items | length] | add", path])
    guard let count = Int(result.text.split(separator: "\n").first ?? "") else {
      throw BenchmarkError("jq ended with \(result.exitStatus)")
    }
    return Measurement(nanoseconds: Double(result.nanoseconds), answer: Answer(count: count))
  }
}
