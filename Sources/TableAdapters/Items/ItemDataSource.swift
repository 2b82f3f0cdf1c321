public import TableModel
public import TableStore
public import TableUI

/// A data source over sections of items, made to be subclassed. (KtTableView: data source.)
///
/// It answers every question a table view has; what a subclass may want to say is which class of cell an
/// item gets.
///
/// - An absent section has no rows, an absent row no item; only a cell for an absent row is refused, since then
///   the table view counts a row that the model has lost.
/// - A cell is asked for by its class, whose name is its reuse identifier.
@MainActor
open class ItemDataSource: TableViewDataSource, TableViewTitling, TableViewRowEditing,
  TableViewRowMoving, TableViewChangeReporting, SectionsProviding, ModelChanging
{
  /// The model after the rows.
  public let store: SectionStore

  private var reported = ReportedChanges()

  /// Creates a data source over a store.
  public init(store: SectionStore) { self.store = store }

  /// Creates a data source with sections of its own, none unless some are given.
  public init(_ sections: [Section] = []) { store = SectionStore(sections) }

  /// The sections as they are now.
  public var sections: [Section] { store.sections }

  /// The item at a path, or nil where there is none.
  ///
  /// - Parameter indexPath: Any path.
  /// - Returns: The item.
  /// - Complexity: O(log n) in the rows of the section.
  public func item(at indexPath: IndexPath) -> Item? {
    let sections = store.sections
    guard sections.indices.contains(indexPath.section) else { return nil }
    let items = sections[indexPath.section].items
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  /// The section of a number, or nil where there is none.
  public func section(at index: Int) -> Section? {
    let sections = store.sections
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The class of cell for an item; the only method that a subclass has to write.
  ///
  /// The default goes by the item's kind.
  ///
  /// - Parameter item: The item.
  /// - Returns: The class.
  open func cellClass(for item: Item) -> ItemCell.Type { item.standardCellClass }

  /// Makes one edit in the model and notes which sections the table view must ask about.
  ///
  /// - Parameter change: The edit.
  /// - Throws: `TableError.changeDoesNotFit(_:)`.
  public func changeModel(_ change: TableChange) throws(TableError) {
    try store.apply(change)
    reported.record(change)
  }

  /// Adds an item at the end of section 0, which is made where there is none.
  ///
  /// Like ``clearAllItems()`` it changes the model alone; the caller notifies the table view.
  public func append(_ item: Item) {
    if store.sections.isEmpty { make(.insertSection(Section(), at: 0)) }
    let end = IndexPath(row: store.sections[0].items.count, section: 0)
    make(.insert(ItemList([item]), at: end))
  }

  /// Leaves one empty section without titles.
  ///
  /// - Complexity: O(s) in the number of sections.
  public func clearAllItems() {
    for (index, section) in store.sections.enumerated().reversed() {
      make(.deleteSection(section, at: index))
    }
    make(.insertSection(Section(), at: 0))
  }

  /// Makes an edit that is known to fit.
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
    let cell = try tableView.dequeueReusableCell(cellClass(for: item), for: indexPath)
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

  /// Carries out a deletion or an insertion, unless an ``ItemEditing`` delegate does: the model first, then one
  /// batch for the table view.
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

  /// Moves a row in the model, unless an ``ItemMoving`` delegate does; the table view has moved the cell already.
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

  public func takeReportedChanges(for tableView: TableView) -> ReportedChanges? {
    defer { reported = ReportedChanges() }
    return reported
  }
}
