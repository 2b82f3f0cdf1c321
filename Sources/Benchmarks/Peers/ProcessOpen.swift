import Platform

/// A program that opens the file and prints the number of rows; the whole process is timed.
@MainActor final class ProcessOpen: Subject {
  /// The program that opens the file.
  enum Reader: String, Sendable {
    case tabletop, jq, json, orjson
  }

  nonisolated var name: String { reader.rawValue }
  nonisolated var isOurs: Bool { reader == .tabletop }
  private let reader: Reader
  private let path: String
  private var memory: Int?

  /// The program for Python.
  private static let program = """
    import importlib, sys
    with open(sys.argv[2], "rb") as file:
        document = importlib.import_module(sys.argv[1]).loads(file.read())
    print(sum(len(section["items"]) for section in document["sections"]))
    """

  /// The arguments that print Tabletop's row count, and then its peak memory as the system reports
  /// it.
  private static let asking = ["-c", "info", "-c", "!grep VmHWM /proc/$PPID/status"]

  init(_ reader: Reader, _ path: String) {
    self.reader = reader
    self.path = path
  }

  nonisolated var detail: String {
    switch reader {
    case .tabletop: "tabletop FILE -c info"
    case .jq: "jq '[.sections[].items | length] | add' FILE"
    case .json, .orjson: "python3 with \(name).loads, rows counted"
    }
  }

  func version() -> String? {
    switch reader {
    case .tabletop: Machine.firstLine(of: Programs.tabletop, ["--version"])
    case .jq: Machine.firstLine(of: "jq", ["--version"])
    case .json, .orjson: Programs.version(ofModule: name)
    }
  }

  func run() throws -> Measurement {
    let result =
      switch reader {
      case .tabletop: try Process.run(Programs.tabletop, [path, "-c", "info"])
      case .jq: try Process.run("jq", ["[.sections[].items | length] | add", path])
      case .json, .orjson: try Programs.runPython(Self.program, [name, path])
      }
    guard result.exitStatus == 0, let count = count(in: result.text) else {
      throw BenchmarkError("\(name) ended with \(result.exitStatus)")
    }
    if isOurs, memory == nil { memory = try peakMemory() }
    return Measurement(
      amount: Double(result.nanoseconds),
      answer: Answer(count: count),
      peakMemory: memory
    )
  }

  private func count(in text: String) -> Int? {
    let lines = text.split(separator: "\n")
    guard isOurs else { return lines.first.flatMap { Int($0) } }
    for line in lines {
      let words = line.split(separator: " ")
      if words.count > 2, words[0] == "rows" { return Int(words[1].filter { $0 != "," }) }
    }
    return nil
  }

  private func peakMemory() throws -> Int? {
    let text = try Process.run(Programs.tabletop, [path] + Self.asking).text
    let line = text.split(separator: "\n").last { $0.hasPrefix("VmHWM") }
    return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 << 10 }
  }
}

/// Tabletop opening the file of a query without a query, as a measure for the time of the query.
@MainActor struct OpeningOnly: Subject {
  let name = "opening"
  let isOurs = true
  private let opening: ProcessOpen
  private let rows: Int
  private let answer: Answer

  nonisolated var detail: String { opening.detail }

  /// Creates an opening.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - rows: The number of its rows, which is checked.
  ///   - answer: The result of the query, which the other subjects find.
  init(_ path: String, rows: Int, beside answer: Answer) {
    opening = ProcessOpen(.tabletop, path)
    (self.rows, self.answer) = (rows, answer)
  }

  func version() -> String? { opening.version() }

  func run() throws -> Measurement {
    var measurement = try opening.run()
    guard measurement.answer.count == rows else {
      throw BenchmarkError("tabletop found \(measurement.answer.count) rows instead of \(rows)")
    }
    measurement.answer = answer
    return measurement
  }
}
