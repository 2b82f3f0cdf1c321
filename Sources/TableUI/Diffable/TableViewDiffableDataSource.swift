public import TableModel

/// A data source that receives whole snapshots and computes the table view's updates itself.
///
/// It sets itself as the table view's data source and must remain so. The row count check rejects
/// updates made by hand. Titles, editing, moving and the index are methods to override. UIKit also
/// does not ask a separate object for them. (UIKit: `UITableViewDiffableDataSource`.)
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
/// An item that equals the old one is the same row, even if its data changed. Its cell stays
/// unchanged until a snapshot reloads or reconfigures it.
@MainActor
open class TableViewDiffableDataSource<SectionIdentifier, ItemIdentifier>: TableViewDataSource,
  TableViewTitling, TableViewRowEditing, TableViewRowEditability, TableViewRowMoving,
  TableViewRowMovability, TableViewIndexing
where
  SectionIdentifier: Hashable & Sendable,
  ItemIdentifier: Hashable & Sendable
{
  /// The applied state.
  public typealias Snapshot = DataSourceSnapshot<SectionIdentifier, ItemIdentifier>

  /// A closure that creates the cell of an item; returning nil or throwing is an error.
  public typealias CellProvider =
    @MainActor (TableView, IndexPath, ItemIdentifier) throws(TableError) -> TableViewCell?

  /// The animation of inserted and deleted rows.
  ///
  /// The default is automatic.
  public var defaultRowAnimation = RowAnimation.automatic

  private(set) weak var tableView: TableView?
  private let cellProvider: CellProvider
  var current = Snapshot()

  /// Creates a data source without rows and sets it on a table view.
  ///
  /// - Parameters:
  ///   - tableView: The table view; the two objects hold each other weakly.
  ///   - cellProvider: A closure that creates the cell of an item.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  /// Creates a data source that replaces another one whose rows the table view already shows.
  ///
  /// It reloads everything only if the counts differ from the shown ones. UIKit has no such
  /// initializer.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - snapshot: The shown rows.
  ///   - cellProvider: A closure that creates the cell of an item.
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
  /// Returns the table view's current state, as a value to change and apply.
  @_disfavoredOverload public func snapshot() -> Snapshot { current }

  /// Returns the item of a row, or nil if the row does not exist.
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifier? {
    current.itemIdentifier(at: indexPath)
  }

  /// Returns the index path of an item, or nil if it is not in the table.
  ///
  /// - Complexity: O(1).
  public func indexPath(for itemIdentifier: ItemIdentifier) -> IndexPath? {
    current.prepareIndex()
    return current.indexPath(of: itemIdentifier)
  }

  /// Returns the section at an index, or nil if it does not exist.
  public func sectionIdentifier(for index: Int) -> SectionIdentifier? {
    let sections = current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the index of a section, or nil if it is not in the table.
  ///
  /// - Complexity: O(1).
  public func index(for sectionIdentifier: SectionIdentifier) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }
}

extension TableViewDiffableDataSource: MessageParticipant {
  /// The name of the class without its generic arguments.
  public var messageParty: Message.Party {
    let name = String(describing: type(of: self)).prefix { $0 != "<" }
    return Message.Party(String(name), .controller)
  }
}
