import Platform

/// The file of a ``TestTable``, written when somebody first asks for it.
@MainActor final class TableFile {
  /// How many rows it has.
  let rows: Int

  private let folder: String
  private var known: (path: String, byteCount: Int, answer: Answer)?

  /// Names a file.
  ///
  /// - Parameters:
  ///   - rows: How many rows it is to have.
  ///   - folder: Where it is to stand.
  init(rows: Int, in folder: String) {
    self.rows = rows
    self.folder = folder
  }

  /// The file, its length, and what reading it must come to.
  func made() throws -> (path: String, byteCount: Int, answer: Answer) {
    if let known { return known }
    let table = TestTable(rows: rows)
    let path = "\(folder)/rows-\(rows).json"
    if !Files.exists(path) { _ = try Programs.write(table.bytes, to: path) }
    let made = (path, table.bytes.count, table.answer)
    known = made
    return made
  }
}
