import Platform

/// A program that opens the file and prints the number of rows; the whole process is timed.
@MainActor final class ProcessOpen: Subject {
  /// The program that opens the file.
  enum Reader: String, Sendable {
    case tabletop, jq, json, orjson
  }

  let name: String
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

  init(_ reader: Reader, _ path: String, name: String? = nil) {
    self.name = name ?? reader.rawValue
    self.reader = reader
    self.path = path
  }

  nonisolated var detail: String {
    switch reader {
    case .tabletop: "tabletop FILE -c info"
    case .jq: "jq '[.sections[].items | length] | add' FILE"
    case .json, .orjson: "python3 with \(reader).loads, rows counted"
    }
  }

  func version() -> String? {
    switch reader {
    case .tabletop: Machine.firstLine(of: Programs.tabletop, ["--version"])
    case .jq: Machine.firstLine(of: "jq", ["--version"])
    case .json, .orjson: Programs.version(ofModule: reader.rawValue)
    }
  }

  func run() throws -> Measurement {
    let result =
      switch reader {
      case .tabletop: try Process.run(Programs.tabletop, [path, "-c", "info"])
      case .jq: try Process.run("jq", ["[.sections[].items | length] | add", path])
      case .json, .orjson: try Programs.runPython(Self.program, [reader.rawValue, path])
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
