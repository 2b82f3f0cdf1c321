public import TableAdapters
public import TableModel
public import TableStore
public import TableUI

/// The wiring with section objects: the data source supplies rows, and the table view passes on
/// objects.
///
/// The controller has no table view method. (KtTableView.)
public final class ItemsController: ItemTableController, ItemSelecting, ItemEntering {
  public var listLoader: ListLoader?

  /// The last selected item, with its index path.
  public private(set) var lastSelected: (item: Item, indexPath: IndexPath)?

  /// Creates a controller with its rows.
  ///
  /// - Parameters:
  ///   - store: The model.
  ///   - style: The style of the table.
  ///   - size: The size of the table in points.
  public init(store: SectionStore, style: TableViewStyle = .plain, size: Size = standardSize) {
    super.init(dataSource: ItemDataSource(store: store), style: style, size: size)
  }

  public func tableView(_ tableView: TableView, didSelect item: Item, at indexPath: IndexPath) {
    lastSelected = (item, indexPath)
  }

  public func tableView(
    _ tableView: TableView,
    didEnter input: CellInput,
    for item: Item,
    in cell: ItemCell
  ) { take(input, from: cell, in: tableView) }
}

extension ItemsController: SectionsProviding, ModelChanging, ChangePerforming, ListLoading {
  public var sections: [Section] { itemDataSource.sections }

  public func changeModel(_ change: TableChange) throws(TableError) {
    try itemDataSource.changeModel(change)
  }

  public func perform(_ changes: [TableChange]) throws(TableError) {
    try perform(changes, in: tableView)
  }
}

extension ItemsController: ModelChangeObserving {
  public var onModelChange: (@MainActor (TableChange) -> Void)? {
    get { itemDataSource.store.onChange }
    set { itemDataSource.store.onChange = newValue }
  }
}

extension Wiring {
  /// Section objects, cell classes by item, and delegate calls with objects; the default.
  public static let items = Wiring(
    name: "items",
    summary: "section objects are the data source; the controller gets objects",
    origin: "KtTableView",
    badElements: .dropsArray,
    clearing: .oneSection
  ) { sections, style, size in
    ItemsController(store: SectionStore(sections), style: style, size: size)
  }
}
