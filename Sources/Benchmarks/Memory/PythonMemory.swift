import Platform

/// What memory a row takes as a dictionary of Python, beside the text of the file.
@MainActor struct PythonMemory: Contestant {
  let name: String
  let file: TableFile

  nonisolated var detail: String { "python3 \(name).loads into dictionaries, beside the text" }

  private static let program = """
    import importlib, sys
    def memory():
        with open("/proc/self/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS")) * 1024
    codec = importlib.import_module(sys.argv[1])
    with open(sys.argv[2], "rb") as file:
        text = file.read()
    before = memory()
    document = codec.loads(text)
    print(memory() - before, sum(len(section["items"]) for section in document["sections"]))
    """

  func version() -> String? { Programs.version(ofModule: name) }

  func run() throws -> Measurement {
    let result = try Programs.runPython(Self.program, [name, file.made().path])
    let numbers = result.text.split { $0 == " " || $0 == "\n" }.compactMap { Int($0) }
    guard numbers.count == 2 else { throw BenchmarkError("\(name) answered \(result.text)") }
    return Measurement(
      amount: Double(numbers[0]) / Double(numbers[1]),
      answer: Answer(count: numbers[1])
    )
  }
}
