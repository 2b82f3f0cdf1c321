import Platform
import TableModel
import TableStore

/// Tabletop opening the file; rows stay bytes until first use.
@MainActor final class TabletopOpen: Subject {
  let name = "tabletop"
  let detail = "open, rows stay bytes"
  let isOurs = true
  private let path: String
  private var known: (answer: Answer, memory: Int?)?

  init(path: String) {
    self.path = path
  }

  func version() -> String? { "this build" }

  func run() throws -> Measurement {
    let start = Clock.monotonicNanoseconds
    let document = try TableDocument.open(path)
    let count = document.sections.reduce(0) { $0 + $1.items.count }
    let end = Clock.monotonicNanoseconds
    let known = try known ?? (Answer(of: document), memoryOfFreshProcess())
    self.known = known
    guard known.answer.count == count else { throw BenchmarkError("the number of rows changed") }
    return Measurement(
      amount: Double(end - start),
      answer: known.answer,
      peakMemory: known.memory
    )
  }

  /// Returns the peak of a fresh process; that of this process would include other work.
  private func memoryOfFreshProcess() throws -> Int? {
    let result = try Process.run("/proc/self/exe", ["--once", "open", path])
    return Int(result.text.split(separator: "\n").first ?? "")
  }

  /// Opens a file and returns the peak memory in bytes, as text; used by `--once`.
  static func once(_ path: String) throws -> String {
    let document = try TableDocument.open(path)
    guard !document.sections.isEmpty else { throw BenchmarkError("no sections") }
    let peak = Machine.values(of: "VmHWM", in: "/proc/self/status").first ?? ""
    return "\((Int(peak.split(separator: " ").first ?? "") ?? 0) << 10)"
  }
}

/// Tabletop opening the file and decoding every row: the work that creates objects elsewhere.
@MainActor struct TabletopRead: Subject {
  let name = "tabletop-rows"
  let detail = "open, every row decoded"
  let isOurs = true
  let path: String

  func version() -> String? { "this build" }

  func run() throws -> Measurement {
    let start = Clock.monotonicNanoseconds
    let answer = Answer(of: try TableDocument.open(path))
    let end = Clock.monotonicNanoseconds
    return Measurement(amount: Double(end - start), answer: answer)
  }
}

/// A JSON module of Python reading the file into dictionaries; its start is not counted.
@MainActor struct PythonOpen: Subject {
  let name: String
  let detail: String
  private let path: String
  private let codec: String

  /// Reads once to warm up, then once for the time, both in the same process.
  private static let program = """
    import importlib, sys, time
    codec = importlib.import_module(sys.argv[1])
    for _ in range(2):
        start = time.perf_counter_ns()
        with open(sys.argv[2], "rb") as file:
            document = codec.loads(file.read())
        took = time.perf_counter_ns() - start
        with open("/proc/self/status") as status:
            peak = next(line.split()[1] for line in status if line.startswith("VmHWM"))
        rows = [row for section in document["sections"] for row in section["items"]]
        facts = [len(rows), sum(row["id"] for row in rows),
                 int(sum(row["height"] for row in rows) * 4),
                 sum(len(row["title"].encode()) for row in rows)]
        del document, rows
        if _ == 0:
            first = peak
    print(took, int(first) * 1024, *facts)
    """

  init(codec: String, path: String) {
    name = codec
    detail = "python3 \(codec).loads into dictionaries"
    self.codec = codec
    self.path = path
  }

  func version() -> String? {
    let program = "import sys, \(codec) as c; print(c.__version__, 'of', sys.version.split()[0])"
    return Machine.firstLine(of: "python3", ["-c", program])
  }

  func run() throws -> Measurement {
    let result = try Process.run("python3", ["-c", PythonOpen.program, codec, path])
    let numbers = result.text.split { $0 == " " || $0 == "\n" }.compactMap { Int($0) }
    guard result.exitStatus == 0, numbers.count == 6 else {
      throw BenchmarkError("python3 \(codec) ended with \(result.exitStatus)")
    }
    return Measurement(
      amount: Double(numbers[0]),
      answer: Answer(
        count: numbers[2],
        ids: numbers[3],
        quarterPoints: numbers[4],
        titleBytes: numbers[5]
      ),
      peakMemory: numbers[1]
    )
  }
}
