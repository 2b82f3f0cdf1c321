import Platform

/// A program that outputs a number for a file; the time is that of the whole process.
@MainActor struct ProcessQuestion: Subject {
  let name: String
  let detail: String
  var isOurs = false

  /// The program and its arguments.
  let words: [String]

  /// The text before the number in the output; empty if the output is only the number.
  var mark = ""

  /// The text whose occurrences are counted instead, or nil.
  var countedText: String?

  func version() -> String? { Machine.firstLine(of: words[0], ["--version"]) }

  func run() throws -> Measurement {
    let result = try Process.run(words[0], Array(words.dropFirst()))
    guard result.exitStatus == 0, let count = count(in: result.text) else {
      throw BenchmarkError("\(name) ended with \(result.exitStatus)")
    }
    return Measurement(amount: Double(result.nanoseconds), answer: Answer(count: count))
  }

  private func count(in text: String) -> Int? {
    if let countedText { return text.split(separator: countedText).count - 1 }
    let lines = text.split(separator: "\n")
    guard !mark.isEmpty else { return lines.first.flatMap { Int($0.filter(\.isNumber)) } }
    let parts = lines.first?.split(separator: mark, maxSplits: 1) ?? []
    return parts.count == 2 ? Int(parts[1].prefix { $0.isNumber }) : nil
  }
}

extension ProcessQuestion {
  /// The number of rows with a height above 60.
  static func comparison(_ path: String) -> [ProcessQuestion] {
    let filter = "[.sections[].items[] | select(.height > 60)] | length"
    let query =
      "select count(*) from json_each(readfile('\(path)'), '$.sections') s,"
      + " json_each(s.value, '$.items') r where r.value ->> 'height' > 60"
    return [
      ProcessQuestion(
        name: "tabletop",
        detail: "tabletop FILE -c 'count height > 60'",
        isOurs: true,
        words: [Programs.tabletop, path, "-c", "count height > 60"]
      )
    ] + peers(filter, query, path)
  }

  /// The rows of a height and with a text in the subtitle.
  static func filter(_ path: String) -> [ProcessQuestion] {
    let ours = "filter 'height >= 60.5 and subtitle ~ \"section 12\"'"
    let filter =
      "[.sections[].items[]"
      + " | select(.height >= 60.5 and (.subtitle | contains(\"section 12\")))] | length"
    let query =
      "select count(*) from json_each(readfile('\(path)'), '$.sections') s,"
      + " json_each(s.value, '$.items') r where r.value ->> 'height' >= 60.5"
      + " and r.value ->> 'subtitle' like '%section 12%'"
    return [
      ProcessQuestion(
        name: "tabletop",
        detail: "tabletop FILE -c \"\(ours)\"",
        isOurs: true,
        words: [Programs.tabletop, path, "--format", "jsonl", "-c", ours],
        mark: "\"rows\":"
      )
    ] + peers(filter, query, path)
  }

  /// The number of rows that ``filter(_:)`` finds: three of five in each section whose number begins
  /// with 12.
  static func filteredCount(rows: Int) -> Int {
    (0..<rows / 100).count { "\($0)".hasPrefix("12") } * 60
  }

  /// The keys of all rows; the number is the count of rows with one key.
  ///
  /// The peers count the rows of each key. They find no types, distinct values or examples.
  static func keys(_ path: String) -> [ProcessQuestion] {
    let filter = "reduce (.sections[].items[] | keys_unsorted[]) as $k ({}; .[$k] += 1) | .id"
    let query =
      "select count(*) from json_each(readfile('\(path)'), '$.sections') s,"
      + " json_each(s.value, '$.items') r, json_each(r.value) m group by m.key limit 1"
    return [
      ProcessQuestion(
        name: "keys",
        detail: "tabletop FILE --format jsonl -c keys",
        isOurs: true,
        words: [Programs.tabletop, path, "--format", "jsonl", "-c", "keys"],
        mark: "\"coverage\":"
      )
    ] + peers(filter, query, path)
  }

  /// All wirings compared; the number is the count of wirings.
  static func comparedWirings(_ path: String) -> ProcessQuestion {
    ProcessQuestion(
      name: "tabletop",
      detail: "tabletop FILE -c compare",
      isOurs: true,
      words: [Programs.tabletop, path, "--format", "jsonl", "-c", "compare"],
      countedText: "\"methods in controller\""
    )
  }

  /// The same question to jq and to sqlite3.
  private static func peers(
    _ filter: String,
    _ query: String,
    _ path: String
  ) -> [ProcessQuestion] {
    [
      ProcessQuestion(name: "jq", detail: "jq '\(filter)' FILE", words: ["jq", filter, path]),
      ProcessQuestion(
        name: "sqlite3",
        detail: "sqlite3 with json_each",
        words: ["sqlite3", ":memory:", query]
      ),
    ]
  }
}
