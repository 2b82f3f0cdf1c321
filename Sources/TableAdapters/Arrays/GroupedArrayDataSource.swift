public import TableModel
public import TableUI

/// A data source for several lists with titles. (HQL: `HQLGroupedArrayDataSource`.)
///
/// A source shows one kind of cell, or as many as its identifier closure distinguishes. The screen
/// handles heights and taps.
@MainActor
open class GroupedArrayDataSource<Group: RowGroup, Cell: TableViewCell>:
  TableViewDataSource, TableViewTitling, CapabilityForwarding
{
  /// The content of a row.
  public typealias Element = Group.Rows.Element

  /// Configures a cell with an element.
  public typealias Configure = @MainActor (_ cell: Cell, _ element: Element) -> Void

  /// The groups, one per section.
  public var groups: [Group]

  /// The object with capabilities that this source lacks, such as editing rows; held weakly.
  ///
  /// Several screens may share it.
  public weak var editing: AnyObject?

  /// The observer of messages, or nil.
  public weak var messageObserver: (any MessageObserver)?

  private let identifier: @MainActor (Element) -> String
  private let configure: Configure

  /// Creates a data source with one cell identifier.
  ///
  /// - Parameters:
  ///   - groups: The groups, one per section.
  ///   - identifier: The reuse identifier that the screen has registered.
  ///   - configure: Configures a cell with an element.
  public convenience init(
    _ groups: [Group],
    cell identifier: String,
    configure: @escaping Configure
  ) {
    self.init(groups, identifier: { _ in identifier }, configure: configure)
  }

  /// Creates a data source whose elements choose their cell identifiers.
  ///
  /// - Parameters:
  ///   - groups: The groups, one per section.
  ///   - identifier: Returns the reuse identifier of an element; the screen has registered all of
  ///     them.
  ///   - configure: Configures a cell with an element.
  public init(
    _ groups: [Group],
    identifier: @escaping @MainActor (Element) -> String,
    configure: @escaping Configure
  ) {
    self.groups = groups
    self.identifier = identifier
    self.configure = configure
  }

  /// Returns the element of a row, to configure a cell or to react to a tap.
  ///
  /// - Throws: `TableError.outOfArrayBounds(_:rows:)` for a row that does not exist, as in the
  ///   original's guard.
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
    let identifier = sendIdentifier { self.identifier(item) }
    let cell = try tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    guard let ready = cell as? Cell else { throw .unregisteredIdentifier(identifier) }
    sendConfigure { configure(ready, item) }
    return ready
  }

  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    groups.indices.contains(section) ? groups[section].headerTitle : nil
  }

  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    groups.indices.contains(section) ? groups[section].footerTitle : nil
  }
}

/// A group of rows with its titles, for ``GroupedArrayDataSource``.
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
