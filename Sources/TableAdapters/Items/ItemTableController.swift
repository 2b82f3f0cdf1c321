public import TableModel
import TableStore
public import TableUI

/// A controller for sections of items that creates a data source and may receive items.
/// (KtTableView: table view controller.)
///
/// A subclass chooses the data source, and adopts a protocol such as ``ItemSelecting`` for each
/// event that it receives.
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

  /// The table view with its own type, created and connected on first use.
  public var itemTableView: ItemTableView {
    loadViewIfNeeded()
    return madeItemTableView
  }

  private lazy var madeItemTableView = ItemTableView(size: size, style: style)
  private let size: Size
  private let style: TableViewStyle

  /// Creates a controller with the data source of ``makeDataSource()->ItemDataSource``, before the
  /// view is loaded.
  ///
  /// - Parameters:
  ///   - style: The style of the table.
  ///   - size: The size of the table in points.
  /// - Throws: `missingOverride` for a subclass without that method.
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

  /// Creates a controller with an existing data source; ``makeDataSource()->ItemDataSource`` is not
  /// called.
  ///
  /// - Parameters:
  ///   - dataSource: The data source of the table view; the controller retains it.
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

  /// Creates the data source; each subclass overrides this.
  ///
  /// - Returns: A data source with its rows.
  /// - Throws: `missingOverride` if a subclass does not override this.
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

  /// Returns whether a finger can select rows by dragging over them: true if multiple selection is
  /// allowed.
  open func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { tableView.allowsMultipleSelectionDuringEditing }
}

/// The reason why a controller of the item family could not be created.
public enum ItemControllerError: Error, Hashable, Sendable {
  /// A subclass lacks a required override.
  case missingOverride(type: String, method: String)
}

extension ItemControllerError: CustomStringConvertible {
  /// The error message: the subclass, the missing method, and the fix.
  public var description: String {
    switch self {
    case .missingOverride(let type, let method):
      "\(type) does not override \(method); each subclass must override it"
    }
  }
}
