public import TableModel
public import TableUI

/// A data source over several lists with titles. (HQL: `HQLGroupedArrayDataSource`.)
///
/// One source shows one kind of cell, or as many as the closure that names them tells apart; heights and taps
/// stay with the screen.
@MainActor
open class GroupedArrayDataSource<Group: RowGroup, Cell: TableViewCell>:
  TableViewDataSource, TableViewTitling, CapabilityForwarding
{
  /// The content of a row.
  public typealias Element = Group.Rows.Element

  /// Puts an element into a cell.
  public typealias Configure = @MainActor (_ cell: Cell, _ element: Element) -> Void

  /// The groups, one a section.
  public var groups: [Group]

  /// Who can do for the table view what this source cannot, such as edit rows; several screens may share one.
  public weak var editing: AnyObject?

  /// The observer of messages, or nil.
  public weak var messageObserver: (any MessageObserver)?

  private let identifier: @MainActor (Element) -> String
  private let configure: Configure

  /// Creates a data source with cells of one name.
  ///
  /// - Parameters:
  ///   - groups: The groups, one a section.
  ///   - identifier: The reuse identifier that the screen has registered.
  ///   - configure: Puts an element into a cell.
  public convenience init(
    _ groups: [Group],
    cell identifier: String,
    configure: @escaping Configure
  ) {
    self.init(groups, identifier: { _ in identifier }, configure: configure)
  }

  /// Creates a data source whose elements name their cells.
  ///
  /// - Parameters:
  ///   - groups: The groups, one a section.
  ///   - identifier: The reuse identifier for an element; the screen has registered them all.
  ///   - configure: Puts an element into a cell.
  public init(
    _ groups: [Group],
    identifier: @escaping @MainActor (Element) -> String,
    configure: @escaping Configure
  ) {
    self.groups = groups
    self.identifier = identifier
    self.configure = configure
  }

  /// The element of a row, to configure a cell and to react to a tap.
  ///
  /// - Throws: `TableError.outOfArrayBounds(_:rows:)` for a row that is not there, in the words of the original's
  ///   guard.
  public func item(at indexPath: IndexPath) throws(TableError) -> Element {
    let observer = messageObserver
    observer?.messageBegan(
      Message(to: TableView.party(of: self), "item(at:) \(indexPath)", source: .ours)
    )
    defer { observer?.messageEnded(result: nil) }
    return try element(at: indexPath)
  }

  private func element(at indexPath: IndexPath) throws(TableError) -> Element {
    guard groups.indices.contains(indexPath.section) else {
      throw .outOfArrayBounds(indexPath, rows: nil)
    }
    let cells = groups[indexPath.section].cells
    guard cells.indices.contains(indexPath.row) else {
      throw .outOfArrayBounds(indexPath, rows: cells.count)
    }
    return cells[indexPath.row]
  }

  public func target(for capability: Any.Type) -> AnyObject? {
    capability == (any TableViewTitling).self ? self : editing
  }

  open func numberOfSections(in tableView: TableView) -> Int { groups.count }

  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    groups.indices.contains(section) ? groups[section].cells.count : 0
  }

  open func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    let item = try element(at: indexPath)
    let identifier = identifier(item)
    let cell = try tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    guard let ready = cell as? Cell else { throw .unregisteredIdentifier(identifier) }
    configure(ready, item)
    return ready
  }

  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    groups.indices.contains(section) ? groups[section].headerTitle : nil
  }

  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    groups.indices.contains(section) ? groups[section].footerTitle : nil
  }
}

/// A group of rows with its titles: what ``GroupedArrayDataSource`` is made of.
public protocol RowGroup {
  /// The rows.
  associatedtype Rows: RandomAccessCollection where Rows.Index == Int

  /// The text above the rows, or nil.
  var headerTitle: String? { get }

  /// The text below the rows, or nil. The default is nil.
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
