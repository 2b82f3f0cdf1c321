import Platform
import TableModel
import TableStore

/// A SQLite database with one table of any size, the same in every run.
///
/// The sqlite3 program makes it. An index serves the order by name.
@MainActor final class TestDatabase {
  /// The number of rows.
  let rows: Int

  private let folder: String
  private var known: String?

  /// Creates a database object without writing the file.
  init(rows: Int, in folder: String) { (self.rows, self.folder) = (rows, folder) }

  /// The numbers that give each row its title.
  private static let (factor, modulus) = (7919, 1_000_003)

  /// Returns the title of a row; the first one has the number 1.
  static func title(ofRow number: Int) -> String { "Person \(number * factor % modulus)" }

  /// Returns the values of a row in SQL, from its number `i`.
  static var values: String {
    [
      "i", "'Person ' || (i * \(factor) % \(modulus))", "'City ' || (i % 1000)",
      "i * 37 % 1000 / 10.0", "'19' || (10 + i % 90) || '-01-01'", "'A note about row ' || i",
    ]
    .joined(separator: ", ")
  }

  /// The statement that creates the table.
  static let table =
    "CREATE TABLE person(id INTEGER PRIMARY KEY, name TEXT, city TEXT, score REAL, born TEXT, note TEXT);"

  /// Returns the path of the file.
  func made() throws -> String {
    if let known { return known }
    let path = "\(folder)/rows-\(rows).db"
    // The file is new, so a failure loses no rows.
    try Self.run("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; \(script)", on: path)
    known = path
    return path
  }

  private var script: String {
    """
    \(Self.table)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(rows))
    INSERT INTO person SELECT \(Self.values) FROM n;
    CREATE INDEX person_name ON person(name, id);
    """
  }

  /// Runs statements in another process.
  static func run(_ sql: String, on path: String) throws {
    let result = try Process.run("sqlite3", [path, sql])
    guard result.exitStatus == 0 else {
      throw BenchmarkError("sqlite3 ended with \(result.exitStatus)")
    }
  }

  /// Opens the table of a file and finds the places from which all pages are read.
  static func opened(_ path: String) throws -> ItemList {
    let items = try TableDocument.open(path).sections[0].items
    guard !items.isEmpty else { throw BenchmarkError("\(path) has no rows") }
    _ = items[items.count - 1].value
    return items
  }
}
