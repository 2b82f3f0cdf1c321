import Platform

/// A JSON module of Python writes the table after one edit, until it is on the disk; reading it is not counted.
@MainActor struct PythonSave: Contestant {
  let name: String
  let detail: String
  private let codec: String
  private let source: String
  private let path: String

  private static let program = """
    import importlib, os, sys, time
    codec = importlib.import_module(sys.argv[1])
    with open(sys.argv[2], "rb") as file:
        document = codec.loads(file.read())
    sections = document["sections"]
    sections[len(sections) // 2]["items"][50]["height"] = 45
    start = time.perf_counter_ns()
    text = codec.dumps(document)
    with open(sys.argv[3], "wb") as file:
        file.write(text if isinstance(text, bytes) else text.encode())
        file.flush()
        os.fsync(file.fileno())
    print(time.perf_counter_ns() - start, sum(len(section["items"]) for section in sections))
    """

  init(codec: String, from source: String, to path: String) {
    name = codec
    detail = "python3 \(codec).dumps, write and fsync, without blanks"
    self.codec = codec
    self.source = source
    self.path = path
  }

  func version() -> String? { Programs.version(ofModule: codec) }

  func run() throws -> Measurement {
    let result = try Programs.runPython(Self.program, [codec, source, path])
    let numbers = result.text.split { $0 == " " || $0 == "\n" }.compactMap { Int($0) }
    guard numbers.count == 2 else { throw BenchmarkError("\(name) answered \(result.text)") }
    return Measurement(amount: Double(numbers[0]), answer: Answer(count: numbers[1]))
  }
}
