/// Everything a table refuses, with the facts; the sentences are UIKit's own where UIKit has one.
///
/// The state of the table is the same after a refusal as before it.
public enum TableError: Error, Hashable, Sendable {
  /// A batch of updates does not fit the table or its data source. (E1 to E16, E30 to E34)
  indirect case batch(BatchFault, UpdateFacts)

  /// Nothing is registered for an identifier. (E18)
  case unregisteredIdentifier(String)

  /// The data source answered no cell; both parties as they name themselves. (E19)
  case noCell(tableView: String, dataSource: String)

  /// The data source is gone. (E20)
  case noDataSource

  /// Scrolling aims at a row that its section does not have. (E21, in older words E21b)
  case scrollsToMissingRow(IndexPath, rows: Int, tableView: String)

  /// Scrolling aims at a section that does not exist. (E21, in older words E21b)
  case scrollsToMissingSection(Int, sections: Int)

  /// Somebody asks for the place of a row that does not exist. (E22)
  case noRect(IndexPath)

  /// Somebody asks for the place of the header of a section that does not exist. (E23)
  case noHeaderRect(section: Int)

  /// Somebody asks for the place of the footer of a section that does not exist. (E23)
  case noFooterRect(section: Int)

  /// Somebody asks for the place of a section that does not exist. (E23)
  case noSectionRect(Int)

  /// The delegate answered a height below 0 or beyond all sums for a row. (E25)
  case negativeRowHeight(IndexPath, Double)

  /// The delegate answered a height below 0 or beyond all sums for a header. (E26)
  case negativeHeaderHeight(section: Int, Double)

  /// The delegate answered a height below 0 or beyond all sums for a footer. (E26)
  case negativeFooterHeight(section: Int, Double)

  /// The data source reports more rows than can be laid out. (E28)
  case tooManyRows(Int, section: Int)

  /// A snapshot of a diffable data source refuses a call. (D1 to D7)
  case snapshot(SnapshotFault)

  /// The data source is asked for a row that its model does not have; an array would trap there. (range)
  case outOfRange(IndexPath, rows: Int?)

  /// A grouped source guards its arrays and is asked for a row that none of them has. (range)
  case outOfArrayBounds(IndexPath, rows: Int?)

  /// A row asks for a kind of cell that is not in the list of kinds. (unknown-kind)
  case unknownCellKind(String, kinds: [String])

  /// A change names a place that the model does not have; the change in words.
  case changeDoesNotFit(String)

  /// A row is to stand where the values under a name do not let it: the rows are sorted or grouped by them.
  case placedByValue(name: String)

  /// Whoever started it gave up; nothing has changed.
  case interrupted
}
