public import TableModel

/// A data source that is told a whole new state and finds out itself what to tell the table view.
///
/// It makes itself the data source of the table view and must stay it; whoever tells the table view of rows
/// by hand is refused by the check of counts. Titles, editing, moving and the index are methods to override,
/// as in UIKit, where a separate object is never asked for them. (UIKit: `UITableViewDiffableDataSource`.)
///
/// ```swift
/// let source = TableViewDiffableDataSource<String, Int>(tableView: tableView) { tableView, path, number in
///   let cell = try tableView.dequeueReusableCell(ItemCell.self, for: path)
///   cell.text = "\(number)"
///   return cell
/// }
/// var snapshot = source.snapshot()
/// try snapshot.appendSections(["numbers"])
/// try snapshot.appendItems([1, 2, 3])
/// try source.apply(snapshot)
/// ```
///
/// An item that is equal to the one before is the same row, however much else changed behind it: its cell
/// stays as it is until a snapshot asks for it to be reloaded or reconfigured.
@MainActor
open class TableViewDiffableDataSource<SectionIdentifier, ItemIdentifier>: TableViewDataSource,
  TableViewTitling, TableViewRowEditing, TableViewRowEditability, TableViewRowMoving,
  TableViewRowMovability, TableViewIndexing
where
  SectionIdentifier: Hashable & Sendable,
  ItemIdentifier: Hashable & Sendable
{
  /// The state that is applied.
  public typealias Snapshot = DataSourceSnapshot<SectionIdentifier, ItemIdentifier>

  /// Makes the cell of an item; nil is an error, as is what it throws.
  public typealias CellProvider =
    @MainActor (TableView, IndexPath, ItemIdentifier) throws(TableError) -> TableViewCell?

  /// How rows come and go.
  ///
  /// The default is automatic.
  public var defaultRowAnimation = RowAnimation.automatic

  private(set) weak var tableView: TableView?
  private let cellProvider: CellProvider
  var current = Snapshot()

  /// Makes a data source without rows, and makes it that of a table view.
  ///
  /// - Parameters:
  ///   - tableView: The table view, which holds its data source weakly, as this one holds it.
  ///   - cellProvider: Makes the cell of an item.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  /// Makes a data source in the place of another one whose rows the table view shows already.
  ///
  /// Nothing is loaded again, as if it had been the data source from the start; UIKit has no such way. Where
  /// the counts differ from what is shown everything is loaded.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - snapshot: What it shows.
  ///   - cellProvider: Makes the cell of an item.
  public init(
    tableView: TableView,
    showing snapshot: Snapshot,
    cellProvider: @escaping CellProvider
  ) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    current = snapshot.unmarked
    if tableView.shows(snapshot.rowCounts) {
      tableView.interpose(dataSource: self, delegate: tableView.delegate)
    } else {
      tableView.dataSource = self
    }
  }

  open func numberOfSections(in tableView: TableView) -> Int { current.numberOfSections }

  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    current.rowCount(ofSection: section)
  }

  open func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    if let item = current.itemIdentifier(at: indexPath),
      let cell = try cellProvider(tableView, indexPath, item)
    {
      return cell
    }
    throw .noCell(tableView: tableView.errorName, dataSource: "<\(type(of: self))>")
  }

  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Whether a row can be edited; the default is false.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing; an override changes a snapshot and applies it.
  open func tableView(
    _ tableView: TableView,
    commit editingStyle: CellEditingStyle,
    forRowAt indexPath: IndexPath
  ) throws(TableError) {}

  /// Whether a row can be dragged; the default is false.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing; an override changes a snapshot and applies it.
  open func tableView(
    _ tableView: TableView,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) throws(TableError) {}

  open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  open func tableView(
    _ tableView: TableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }
}

// MARK: Identifiers

extension TableViewDiffableDataSource {
  /// What the table view shows, as a value to change and apply.
  @_disfavoredOverload public func snapshot() -> Snapshot { current }

  /// The item of a row, or nil.
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifier? {
    current.itemIdentifier(at: indexPath)
  }

  /// Where an item stands, or nil.
  ///
  /// - Complexity: O(1).
  public func indexPath(for itemIdentifier: ItemIdentifier) -> IndexPath? {
    current.prepareIndex()
    return current.indexPath(of: itemIdentifier)
  }

  /// The section of a number, or nil.
  public func sectionIdentifier(for index: Int) -> SectionIdentifier? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The number of a section, or nil.
  ///
  /// - Complexity: O(1).
  public func index(for sectionIdentifier: SectionIdentifier) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }
}

extension TableViewDiffableDataSource: MessageParticipant {
  /// The class without what it is generic over.
  public var messageParty: Message.Party {
    let name = String(describing: type(of: self)).prefix { $0 != "<" }
    return Message.Party(String(name), .controller)
  }
}
