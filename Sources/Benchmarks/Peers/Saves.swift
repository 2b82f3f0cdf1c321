import Platform
import TableModel
import TableStore

/// Tabletop saving the table to its own file after a change of one row height.
///
/// The saved file is compared with the original byte for byte.
@MainActor final class TabletopSave: Subject {
  let name = "tabletop"
  let detail = "save, fsync and rename; untouched rows as bytes"
  let isOurs = true
  private let file: TableFile
  private let path: String
  private var document: TableDocument?
  private var isCompared = false

  init(_ file: TableFile, to path: String) {
    self.file = file
    self.path = path
  }

  func version() -> String? { "this build" }

  func run() throws -> Measurement {
    let document = try document ?? open()
    var sections = document.sections
    // A row in the middle, with a two-digit height in the file.
    let section = sections.count / 2
    let height = sections[section].items[50].height == 45 ? 46.0 : 45.0
    let item = document.settingHeight(sections[section].items[50], to: height)
    sections[section].items[50] = item
    let start = Clock.monotonicNanoseconds
    let result = try document.save(sections)
    let end = Clock.monotonicNanoseconds
    self.document = result.document
    if !isCompared { try compare() }
    isCompared = true
    return Measurement(
      amount: Double(end - start),
      answer: Answer(count: file.rows, bytes: result.bytes)
    )
  }

  /// Opens a copy, so that the shared file does not change.
  private func open() throws -> TableDocument {
    _ = try Programs.write(Files.read(file.made().path).bytes, to: path)
    return try TableDocument.open(path)
  }

  /// Checks that only a two-digit height has changed.
  private func compare() throws {
    let (old, new) = (try Files.read(file.made().path).bytes, try Files.read(path).bytes)
    let changed = zip(old, new).count { $0 != $1 }
    guard old.count == new.count, (1...2).contains(changed) else {
      throw BenchmarkError("saving changed \(changed) bytes")
    }
  }
}

/// The disk's own speed: `cp` to a new file, `sync` of it, and moving the new file over the old
/// one.
///
/// A save writes a new file beside the old one, so that no data is lost midway. A copy over the old
/// file would reuse its memory, but a save needs new memory. On a machine that gets its memory page
/// by page, this is a factor of two to five.
@MainActor struct CopySave: Subject {
  let name = "cp"
  let detail = "cp FILE NEW && sync NEW && mv NEW COPY"
  private let file: TableFile
  private let path: String

  init(_ file: TableFile, to path: String) {
    self.file = file
    self.path = path
  }

  func version() -> String? { Machine.firstLine(of: "cp", ["--version"]) }

  func run() throws -> Measurement {
    let (source, byteCount, _) = try file.made()
    let line = "cp -- \"$1\" \"$2.new\" && sync -- \"$2.new\" && mv -- \"$2.new\" \"$2\""
    let result = try Process.run("sh", ["-c", line, "sh", source, path])
    guard result.exitStatus == 0 else {
      throw BenchmarkError("cp ended with \(result.exitStatus)")
    }
    return Measurement(
      amount: Double(result.nanoseconds),
      answer: Answer(count: file.rows, bytes: byteCount)
    )
  }
}

/// A JSON module of Python writing the table after one edit, until it is on the disk.
///
/// Reading it is not counted.
@MainActor struct PythonSave: Subject {
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
    guard numbers.count == 2 else { throw BenchmarkError("\(name) returned \(result.text)") }
    return Measurement(amount: Double(numbers[0]), answer: Answer(count: numbers[1]))
  }
}
