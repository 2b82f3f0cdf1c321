import Platform
import TableModel
import TableStore

/// Tabletop saves the table to its own file after the height of one row was changed; what comes out is compared with
/// the file byte for byte.
@MainActor final class TabletopSave: Contestant {
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
    // A row of the middle whose height has two digits in the file.
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

  /// Opens a copy, so that nobody else's file changes.
  private func open() throws -> TableDocument {
    _ = try Programs.write(Files.read(file.made().path).bytes, to: path)
    return try TableDocument.open(path)
  }

  /// A height of two digits has changed and nothing else.
  private func compare() throws {
    let (old, new) = (try Files.read(file.made().path).bytes, try Files.read(path).bytes)
    let changed = zip(old, new).count { $0 != $1 }
    guard old.count == new.count, (1...2).contains(changed) else {
      throw BenchmarkError("saving changed \(changed) bytes")
    }
  }
}
