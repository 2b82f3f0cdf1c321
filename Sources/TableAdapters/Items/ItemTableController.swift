public import TableModel
import TableStore
public import TableUI

/// A controller over sections of items that is asked for a data source, and may hear objects. (KtTableView:
/// table view controller.)
///
/// A subclass says which data source it wants, and adopts a protocol such as ``ItemSelecting`` for each thing
/// that it wants to hear of.
///
/// ```swift
/// final class MainController: ItemTableController, ItemSelecting {
///   override func makeDataSource() -> ItemDataSource { MainDataSource() }
///
///   func tableView(_ tableView: TableView, didSelect item: Item, at indexPath: IndexPath) {
///     title = item.title
///   }
/// }
/// ```
open class ItemTableController: TableViewController, ItemDelegate, TableViewMultipleSelection,
  TapDeselecting
{
  /// The data source of the table view.
  public private(set) var itemDataSource: ItemDataSource

  /// The table view with its own type, made and connected when it is first asked for.
  public var itemTableView: ItemTableView {
    loadViewIfNeeded()
    return madeItemTableView
  }

  private lazy var madeItemTableView = ItemTableView(size: size, style: style)
  private let size: Size
  private let style: TableViewStyle

  /// Creates a controller with what ``makeDataSource()->ItemDataSource`` makes, long before there is a view.
  ///
  /// - Parameters:
  ///   - style: The style of the table.
  ///   - size: The size of the table in points.
  /// - Throws: `missingOverride` for a subclass that does not write that method.
  public init(
    style: TableViewStyle = .plain,
    size: Size = standardSize
  ) throws(ItemControllerError) {
    self.size = size
    self.style = style
    itemDataSource = ItemDataSource()
    super.init(style: style)
    itemDataSource = try makeDataSource()
  }

  /// Creates a controller with a data source that is there already: ``makeDataSource()->ItemDataSource`` is not asked.
  ///
  /// - Parameters:
  ///   - dataSource: Who answers the table view; the controller keeps it.
  ///   - style: The style of the table.
  ///   - size: The size of the table in points.
  public init(
    dataSource: ItemDataSource,
    style: TableViewStyle = .plain,
    size: Size = standardSize
  ) {
    self.size = size
    self.style = style
    itemDataSource = dataSource
    super.init(style: style)
  }

  public var deselectsAfterTap: Bool {
    get { madeItemTableView.deselectsAfterTap }
    set { madeItemTableView.deselectsAfterTap = newValue }
  }

  /// Makes the data source; each subclass says which one.
  ///
  /// - Returns: A data source with its rows.
  /// - Throws: `missingOverride` where a subclass leaves this out.
  open func makeDataSource() throws(ItemControllerError) -> ItemDataSource {
    throw .missingOverride(type: "\(type(of: self))", method: "makeDataSource()")
  }

  public final override func makeDataSource() -> (any TableViewDataSource)? { itemDataSource }

  public final override func makeTableView(style: TableViewStyle) -> TableView { madeItemTableView }

  open override func viewDidLoad() {
    super.viewDidLoad()
    itemTableView.itemDataSource = itemDataSource
    itemTableView.itemDelegate = self
  }

  open override func messageObserverDidChange() {
    super.messageObserverDidChange()
    itemDataSource.store.messageObserver = messageObserver
  }

  /// A finger may draw over rows to select them wherever several can be selected.
  open func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { tableView.allowsMultipleSelectionDuringEditing }
}

/// Why a controller of the item family could not be made.
public enum ItemControllerError: Error, Hashable, Sendable {
  /// A subclass leaves out a method that it must write.
  case missingOverride(type: String, method: String)
}

extension ItemControllerError: CustomStringConvertible {
  /// The subclass, what it lacks, and what to do.
  public var description: String {
    switch self {
    case .missingOverride(let type, let method):
      "\(type) does not override \(method): every subclass says what it wants there"
    }
  }
}
