import JSON
import Platform
import TableModel

/// The peak memory of a new process that reads all rows of a table, page by page.
@MainActor struct DatabaseScroll: Subject {
  let name = "tabletop"
  let detail = "every row is read, page by page"
  let isOurs = true
  private let database: TestDatabase

  init(_ database: TestDatabase) { self.database = database }

  func version() -> String? { "this build" }

  func run() throws -> Measurement {
    let path = try database.made()
    let result = try Process.run("/proc/self/exe", ["--once", "scroll", path])
    let numbers = result.text.split { $0 == " " || $0 == "\n" }.compactMap { Int($0) }
    guard result.exitStatus == 0, numbers.count == 2 else {
      throw BenchmarkError("--once scroll ended with \(result.exitStatus)")
    }
    return Measurement(
      amount: Double(numbers[0]),
      answer: Answer(count: numbers[1]),
      peakMemory: numbers[0]
    )
  }

  /// Reads all rows of a table, for `--once`.
  ///
  /// - Returns: The peak memory in bytes and the number of rows, as text.
  static func once(_ path: String) throws -> String {
    let items = try TestDatabase.opened(path)
    var count = 0
    for row in items.indices where items[row].value["id"]?.integer == row + 1 { count += 1 }
    let peak = Machine.values(of: "VmHWM", in: "/proc/self/status").first ?? ""
    return "\((Int(peak.split(separator: " ").first ?? "") ?? 0) << 10) \(count)"
  }
}

/// The peak memory of sqlite3 that prints all rows.
@MainActor struct ShellScroll: Subject {
  let name = "sqlite3"
  let detail = "SELECT * FROM person"
  let path: String

  func version() -> String? { Machine.firstLine(of: "sqlite3", ["--version"]) }

  func run() throws -> Measurement {
    let words = [
      path, ".output /dev/null", "SELECT * FROM person", ".output",
      ".shell grep VmHWM /proc/$PPID/status", "SELECT count(*) FROM person",
    ]
    let result = try Process.run("sqlite3", words)
    let numbers = result.text.split(separator: "\n").compactMap { Int($0.filter(\.isNumber)) }
    guard result.exitStatus == 0, numbers.count == 2 else {
      throw BenchmarkError("sqlite3 ended with \(result.exitStatus)")
    }
    let bytes = numbers[0] << 10
    return Measurement(
      amount: Double(bytes),
      answer: Answer(count: numbers[1]),
      peakMemory: bytes
    )
  }
}
