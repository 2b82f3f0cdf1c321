import Platform

/// A JSON module of Python reads the file into dictionaries; its start is not counted.
@MainActor struct PythonOpen: Contestant {
  let name: String
  let detail: String
  private let path: String
  private let codec: String

  /// Reads once to warm up, then once for the time, both inside the same process.
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
