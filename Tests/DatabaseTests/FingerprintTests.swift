import TestSupport
import Testing

@testable import Database

/// Numbers that change with the values of a row.
@Suite struct FingerprintTests {
  private static let rows: [String] =
    [
      "0", "1", "-1", "1.0", "1.5", "'1'", "x'31'", "NULL", "''", "x''", "1, NULL", "NULL, 1",
      "NULL, NULL", "'ab', 'c'", "'a', 'bc'", "'abc', ''", "'', 'abc'", "'abc'",
      "9223372036854775807", "'12345678'", "'12345678', '9'", "'123456789'",
    ]
    + (0..<40).map { "'" + String(repeating: "a", count: $0 + 1) + "'" }
    + (0..<40).map { place in
      "'" + String((0..<40).map { $0 == place ? "b" : "a" as Character }) + "'"
    }

  @Test func `rows with other values have other fingerprints`() throws {
    let folder = try ScratchFolder()
    let connection = try SQLiteConnection(folder.write("", to: "a.db"), access: .writing)
    var known: [Int: String] = [:]
    for row in Set(Self.rows).sorted() {
      let numbers = try (0..<2).map { _ in
        let statement = try connection.statement("SELECT 7, \(row)", [], isLong: false)
        #expect(try statement.step())
        return statement.fingerprint(from: 1)
      }
      #expect(numbers[0] == numbers[1])
      #expect(known[numbers[0]] == nil, "\(row)")
      known[numbers[0]] = row
    }
  }

  @Test(.enabled(if: PostgresServer.isInstalled))
  func `rows of a server have fingerprints of their values`() throws {
    let connection = try PostgresFixture().address.connect()
    var known: Set<Int> = []
    let rows = [
      "1, 'a'", "1, 'b'", "2, 'a'", "1, NULL", "NULL, 'a'", "0.0::float8, 'a'", "-0.0::float8, 'a'",
    ]
    for row in rows {
      let statement = try connection.statement("SELECT \(row)", [], isLong: false)
      #expect(try statement.step())
      #expect(known.insert(statement.fingerprint(from: 0)).inserted, "\(row)")
    }
  }
}
