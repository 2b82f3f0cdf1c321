import Platform

/// A program that prints rows; the whole process is timed, and its output is discarded.
@MainActor final class RowPrinter: Subject {
  /// The way to find rows in the output.
  enum Finding: Sendable {
    /// Each row is a line.
    case lines

    /// Each row begins with its address and a bar.
    case drawnRows

    /// Each row begins with a bar, and so does the header.
    case boxedRows

    /// Each row has comma-separated values, and so does the header.
    case fields
  }

  let name: String
  let isOurs: Bool
  private let words: [String]
  private let finding: Finding
  private var known: Answer?

  init(_ name: String, _ words: [String], _ finding: Finding, isOurs: Bool? = nil) {
    self.name = name
    self.words = words
    self.finding = finding
    self.isOurs = isOurs ?? (name == "tabletop")
  }

  nonisolated var detail: String {
    let program = words[0].split(separator: "/").last.map(String.init) ?? words[0]
    let rest = words.dropFirst().map { $0.hasPrefix("/") ? "FILE" : $0 }
    return ([program] + rest).joined(separator: " ")
  }

  func version() -> String? {
    Machine.firstLine(of: words[0], ["--version"])
      .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
  }

  func run() throws -> Measurement {
    let answer = try known ?? answer()
    known = answer
    let line = "exec \"$0\" \"$@\" > /dev/null"
    let result = try Process.run("sh", ["-c", line] + words)
    guard result.exitStatus == 0 else {
      throw BenchmarkError("\(name) ended with \(result.exitStatus)")
    }
    return Measurement(amount: Double(result.nanoseconds), answer: answer)
  }

  /// Returns the counts of the printed rows.
  func answer() throws -> Answer {
    let output = try Process.run(words[0], Array(words.dropFirst())).output
    if case .fields = finding {
      var sum = FieldSum()
      for byte in output { sum.take(byte) }
      return Answer(count: sum.rows - 1, fields: sum.value)
    }
    var count = 0
    for line in output.split(separator: UInt8(ascii: "\n")) where isRow(line) { count += 1 }
    return Answer(count: finding == .boxedRows ? count - 1 : count)
  }

  private func isRow(_ line: ArraySlice<UInt8>) -> Bool {
    switch finding {
    case .lines: return true
    case .boxedRows: return line.starts(with: Array("│".utf8))
    case .fields: return false
    case .drawnRows:
      guard let last = line.drop(while: { $0 == UInt8(ascii: " ") }).first else { return false }
      return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last)
    }
  }
}
