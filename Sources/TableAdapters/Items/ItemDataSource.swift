public import TableModel
public import TableStore
public import TableUI

/// A data source for sections of items, meant for subclassing. (KtTableView: data source.)
///
/// It implements every data source method. A subclass may choose the cell class of an item.
///
/// - A missing section has no rows, and a missing row has no item. A cell for a missing row throws,
///   since the table view then counts a row that the model has lost.
/// - Cells are dequeued by class; the name of the class is the reuse identifier.
@MainActor
open class ItemDataSource: TableViewDataSource, TableViewTitling, TableViewRowEditing,
  TableViewRowMoving, SectionsProviding, ModelChanging
{
  /// The store with the rows.
  public let store: SectionStore

  /// Creates a data source over a store.
  public init(store: SectionStore) { self.store = store }

  /// Creates a data source with its own sections; empty by default.
  public init(_ sections: [Section] = []) { store = SectionStore(sections) }

  /// The current sections.
  public var sections: [Section] { store.sections }

  /// Returns the item at an index path, or nil if it does not exist.
  ///
  /// - Parameter indexPath: Any index path.
  /// - Returns: The item, or nil.
  /// - Complexity: O(log n) in the rows of the section.
  public func item(at indexPath: IndexPath) -> Item? {
    let sections = store.sections
    guard sections.indices.contains(indexPath.section) else { return nil }
    let items = sections[indexPath.section].items
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  /// Returns the section at an index, or nil if it does not exist.
  public func section(at index: Int) -> Section? {
    let sections = store.sections
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the cell class for an item; the only method that a subclass must override.
  ///
  /// The default depends on the item's kind.
  ///
  /// - Parameter item: The item.
  /// - Returns: The class.
  open func cellClass(for item: Item) -> ItemCell.Type { item.standardCellClass }

  /// Performs one edit in the model, without notifying the table view.
  ///
  /// - Parameter change: The edit.
  /// - Throws: `TableError.changeDoesNotFit(_:)`.
  public func changeModel(_ change: TableChange) throws(TableError) {
    try store.apply(change)
  }

  /// Appends an item to section 0, which is created if it does not exist.
  ///
  /// Like ``clearAllItems()``, it only changes the model; the caller notifies the table view.
  public func append(_ item: Item) {
    if store.sections.isEmpty { make(.insertSection(Section(), at: 0)) }
    let end = IndexPath(row: store.sections[0].items.count, section: 0)
    make(.insert(ItemList([item]), at: end))
  }

  /// Replaces all sections with an empty one without titles.
  ///
  /// - Complexity: O(s) in the number of sections.
  public func clearAllItems() {
    for (index, section) in store.sections.enumerated().reversed() {
      make(.deleteSection(section, at: index))
    }
    make(.insertSection(Section(), at: 0))
  }

  /// Performs an edit that is known to match the rows.
  private func make(_ change: TableChange) { try? changeModel(change) }

  public func numberOfSections(in tableView: TableView) -> Int { store.sections.count }

  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    let sections = store.sections
    return sections.indices.contains(section) ? sections[section].items.count : 0
  }

  public func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    guard let item = item(at: indexPath) else {
      throw .outOfRange(indexPath, in: store.sections)
    }
    let cell = try tableView.dequeueReusableCell(sentCellClass(for: item), for: indexPath)
    cell.configure(with: item)
    cell.inputDelegate = (tableView as? ItemTableView)?.inputDelegate
    return cell
  }

  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    let sections = store.sections
    return sections.indices.contains(section) ? sections[section].header : nil
  }

  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    let sections = store.sections
    guard sections.indices.contains(section), !sections[section].footer.isEmpty else { return nil }
    return sections[section].footer
  }

  /// Performs a deletion or insertion, unless an ``ItemEditing`` delegate does: the model first,
  /// then one batch for the table view.
  open func tableView(
    _ tableView: TableView,
    commit editingStyle: CellEditingStyle,
    forRowAt indexPath: IndexPath
  ) throws(TableError) {
    if let table = tableView as? ItemTableView,
      try table.handOver(commit: editingStyle, at: indexPath)
    {
      return
    }
    guard let change = TableChange(committing: editingStyle, at: indexPath, in: sections) else {
      return
    }
    try perform([change], in: tableView)
  }

  /// Moves a row in the model, unless an ``ItemMoving`` delegate does; the table view has already
  /// moved the cell.
  open func tableView(
    _ tableView: TableView,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) throws(TableError) {
    if let table = tableView as? ItemTableView,
      try table.handOver(moveFrom: source, to: destination)
    {
      return
    }
    try changeModel(.move(from: source, to: destination))
  }
}
