import JSON
import TableModel
import Testing

@testable import Database
@testable import TableStore

/// Rows of tables with few and with many columns.
@Suite struct WideRowTests {
  @Test(arguments: [3, 64, 65, 300])
  func `the last of several equal names counts, and the case of a column does not`(
    count: Int
  ) throws {
    let columns = (0..<count).map { number in
      CatalogColumn(
        name: "c\(number)",
        type: "TEXT",
        isRequired: false,
        isGenerated: false,
        storage: .text
      )
    }
    let table = CatalogTable(
      name: "t",
      kind: .table,
      columns: columns,
      identity: .rowid("rowid"),
      estimate: nil
    )
    let comparison = RowComparison(TableQuery(table))
    let old = try JSONValue(parsing: Array(#"{"c2": "a", "c1": "b", "c2": "c"}"#.utf8))
    let new = try JSONValue(parsing: Array(#"{"c1": "b", "c2": "d", "C0": "e"}"#.utf8))
    let values = try comparison.values(of: new, from: old).get()
    #expect(
      values == [
        RowEdit.Value("c2", old: DatabaseValue("c"), new: DatabaseValue("d")),
        RowEdit.Value("c0", new: DatabaseValue("e")),
      ]
    )
  }
}
