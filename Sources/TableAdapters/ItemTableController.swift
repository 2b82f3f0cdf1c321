public import TableModel
public import TableStore
public import TableUI

/// A controller over sections of items that hears objects and answers nothing else. (KtTableView: table
/// view controller.)
///
/// A subclass says which data source it wants and what a selected item does.
open class ItemTableController: TableViewController, ItemDelegate, TableViewMultipleSelection,
  TapDeselecting
{
  /// The model.
  public let store: SectionStore

  /// The data source that ``makeDataSource()`` made.
  public private(set) lazy var itemDataSource = makeItemDataSource()

  private let size: Size

  /// Makes a controller over a model.
  ///
  /// - Parameters:
  ///   - store: The model.
  ///   - style: The style of the table.
  ///   - size: The size of the table in points.
  public init(store: SectionStore, style: TableViewStyle = .plain, size: Size = standardSize) {
    self.store = store
    self.size = size
    super.init(style: style)
  }

  public var deselectsAfterTap: Bool {
    get { (tableView as? ItemTableView)?.deselectsAfterTap ?? false }
    set { (tableView as? ItemTableView)?.deselectsAfterTap = newValue }
  }

  /// Makes the data source; the default knows the standard kinds of cell.
  ///
  /// - Returns: A data source over ``store``.
  open func makeItemDataSource() -> ItemDataSource { ItemDataSource(store: store) }

  open override func makeTableView(style: TableViewStyle) -> TableView {
    ItemTableView(size: size, style: style)
  }

  open override func makeDataSource() -> (any TableViewDataSource)? { itemDataSource }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let table = tableView as? ItemTableView else { return }
    table.itemDataSource = itemDataSource
    table.itemDelegate = self
  }

  /// A finger may draw over rows to select them wherever several can be selected.
  open func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { tableView.allowsMultipleSelectionDuringEditing }

  open func tableView(_ tableView: TableView, didSelect item: Item, at indexPath: IndexPath) {}
}
