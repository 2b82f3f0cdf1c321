import Platform

/// The tables of goals in the README and on the page about speed.
@MainActor struct PageTables {
  /// A line of the README's table, with the goal that it reports.
  struct Line: Hashable, Sendable {
    /// The measure, in words.
    let text: String

    let job: JobName
    let input: String

    /// The other program, or nil if the goal compares with none.
    var peer: String?

    /// The text in the second column, if it is not the other program.
    var beside: String?
  }

  /// The lines of the README's table.
  static let lines = [
    Line(text: "time to start", job: .start, input: "the version", peer: "sqlite3"),
    Line(
      text: "time to a prompt without a file",
      job: .prompt,
      input: "nothing open",
      peer: "sqlite3"
    ),
    Line(
      text: "speed of opening 100,000 rows",
      job: .open,
      input: "whole process, 100000 rows",
      peer: "jq"
    ),
    Line(
      text: "speed of opening 1,000,000 rows",
      job: .open,
      input: "whole process, 1000000 rows",
      peer: "jq"
    ),
    Line(
      text: "memory for 1,000,000 rows",
      job: .open,
      input: "whole process, 1000000 rows",
      beside: "the file"
    ),
    Line(
      text: "speed of saving one edit in 100,000 rows",
      job: .save,
      input: "one edit, 100000 rows",
      peer: "cp"
    ),
    Line(text: "look at one of 1,000,000 rows", job: .engine, input: "row, 1000000 rows"),
    Line(text: "insert one row into 1,000,000", job: .engine, input: "insert, 1000000 rows"),
    Line(
      text: "compare 100,000 rows, 10% replaced",
      job: .diff,
      input: "100000 rows, 10 % replaced"
    ),
    Line(
      text: "speed of printing 100,000 rows as CSV",
      job: .print,
      input: "rows --format csv, 100000 rows",
      peer: "sqlite3"
    ),
  ]

  /// The first line of the README's table.
  static let readmeHead = "| Job | Beside | Result | Goal |"

  /// The first line of the page's table.
  static let pageHead = "| Job | Reached | Missed |"

  let results: [GoalResult]

  /// Puts the results into the two files of the checkout in the current folder.
  ///
  /// - Throws: An error if a goal of the README was not measured, or a file has no table.
  func update() throws {
    let rows = try readmeRows()
    try change("README.md") { try Self.replacingTable(in: $0, head: Self.readmeHead, with: rows) }
    try change("Sources/Workbench/Workbench.docc/Speed.md") { text in
      try Self.replacingCount(
        in: Self.replacingTable(in: text, head: Self.pageHead, with: Report.rows(results)),
        with: Report.count(results) + "."
      )
    }
  }

  /// Returns the rows of the README's table.
  ///
  /// - Throws: An error if a goal was not measured.
  func readmeRows() throws -> [String] {
    try Self.lines.map { line in
      let result = results.first {
        $0.job == line.job && $0.input == line.input && $0.goal.peer == line.peer
          && $0.goal.contestant == "tabletop"
      }
      guard let result, let isMet = result.isMet else {
        throw BenchmarkError("no result for: \(line.text)")
      }
      let numbers = [result.measuredText, result.boundText + (isMet ? "" : ", missed")]
        .map { $0.replacing(" us", with: " µs") }
      let cells = [line.text, line.peer ?? line.beside ?? ""] + numbers
      return ("| " + cells.joined(separator: " | ") + " |").replacing("|  |", with: "| |")
    }
  }

  private func change(_ path: String, _ change: (String) throws -> String) throws {
    let text = String(decoding: try Files.read(path).bytes, as: UTF8.self)
    _ = try Programs.write(Array(try change(text).utf8), to: path)
  }

  /// Returns a text with another line about the number of goals.
  ///
  /// - Throws: An error if the text has no such line.
  static func replacingCount(in text: String, with count: String) throws -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let index = lines.firstIndex(where: { $0.contains(" goals met, ") }) else {
      throw BenchmarkError("no line with the number of goals")
    }
    lines[index] = count
    return lines.joined(separator: "\n")
  }

  /// Returns a text with other rows in one of its tables: those below its first two lines.
  ///
  /// - Throws: An error if the text has no such table.
  static func replacingTable(
    in text: String,
    head: String,
    with rows: [String]
  ) throws -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let start = lines.firstIndex(of: head) else {
      throw BenchmarkError("no table with the columns \(head)")
    }
    let first = start + 2
    let end = lines[first...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    lines.replaceSubrange(first..<end, with: rows)
    return lines.joined(separator: "\n")
  }
}
