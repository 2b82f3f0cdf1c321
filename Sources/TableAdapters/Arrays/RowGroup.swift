public import TableModel

/// A group of rows with its titles: what ``GroupedArrayDataSource`` is made of.
public protocol RowGroup {
  /// The rows.
  associatedtype Rows: RandomAccessCollection where Rows.Index == Int

  /// What stands above the rows, or nil.
  var headerTitle: String? { get }

  /// What stands below the rows, or nil; the default is nil.
  var footerTitle: String? { get }

  /// The rows in order.
  var cells: Rows { get }
}

extension RowGroup {
  public var footerTitle: String? { nil }
}

extension Section: RowGroup {
  public var headerTitle: String? { header }

  /// The footer, or nil for an empty one.
  public var footerTitle: String? { footer.isEmpty ? nil : footer }

  /// The items.
  public var cells: ItemList { items }
}
