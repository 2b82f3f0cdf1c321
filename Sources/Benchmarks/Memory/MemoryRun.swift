import Platform

/// The memory of a row, measured by a fresh process.
@MainActor struct MemoryRun: Subject {
  let name = "tabletop"
  let detail = "growth of resident memory in a new process"
  let isOurs = true
  let kind: MemoryKind
  let file: TableFile

  func version() -> String? { "this build" }

  func run() throws -> Measurement {
    let input = kind.readsFile ? try file.made().path : "\(file.rows)"
    let result = try Process.run("/proc/self/exe", ["--once", kind.rawValue, input])
    let numbers = result.text.split { $0 == " " || $0 == "\n" }.compactMap { Int($0) }
    guard result.exitStatus == 0, numbers.count == 2, numbers[1] > 0 else {
      throw BenchmarkError("--once \(kind) ended with \(result.exitStatus)")
    }
    return Measurement(
      amount: Double(numbers[0]) / Double(numbers[1]),
      answer: Answer(count: numbers[1])
    )
  }
}

/// A measured use of memory, per row.
enum MemoryKind: String, CaseIterable, Sendable {
  /// Heights of rows in one section.
  case heights

  /// Heights of rows in sections of ten.
  case sections

  /// Heights of rows in sections of a hundred.
  case hundreds

  /// Rows of a file that were never read, without their text.
  case untouched

  /// The same rows on a screen, laid out, with the height and position of each.
  case shown

  /// The same rows after each was read once.
  case seen

  /// Random rows with a changed height, each with its undo.
  case edited

  /// The most bytes that a row may take.
  ///
  /// Four bytes hold a row's offset in the text and four its height. Each section also has an
  /// object with its lists: rows, their heights and the table view's counts. Reading a row keeps
  /// nothing. An edit keeps its new text, both versions of the row for `undo`, and a piece of the
  /// row list.
  var limit: Double {
    switch self {
    case .heights, .sections, .hundreds: 8
    case .untouched: 20
    case .shown: 28
    case .seen: 1
    case .edited: 1_024
    }
  }

  /// Whether it reads a file.
  var readsFile: Bool { ![.heights, .sections, .hundreds].contains(self) }
}

/// The memory of a row as a Python dictionary, without the text of the file.
@MainActor struct PythonMemory: Subject {
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
    guard numbers.count == 2 else { throw BenchmarkError("\(name) returned \(result.text)") }
    return Measurement(
      amount: Double(numbers[0]) / Double(numbers[1]),
      answer: Answer(count: numbers[1])
    )
  }
}
