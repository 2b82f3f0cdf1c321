public import TableModel
public import TableUI

/// A data source for one list: the list, a cell identifier, and a closure that configures a cell
/// with an element. (objc.io issue 1: `ArrayDataSource`.)
///
/// ```swift
/// let source = ArrayDataSource(photos, cell: "PhotoCell") { (cell: PhotoCell, photo) in
///   cell.configure(for: photo)
/// }
/// ```
///
/// It has one section and ignores section indexes. It has no empty initializer, because all three
/// values are required.
@MainActor open class ArrayDataSource<Items, Cell: TableViewCell>: TableViewDataSource
where Items: RandomAccessCollection, Items.Index == Int {
  /// Configures a cell with an element.
  public typealias Configure = @MainActor (_ cell: Cell, _ element: Items.Element) -> Void

  /// The elements, one per row.
  public var items: Items

  private let identifier: String
  private let configure: Configure

  /// Creates a data source.
  ///
  /// - Parameters:
  ///   - items: The elements, one per row.
  ///   - identifier: The reuse identifier that the screen has registered.
  ///   - configure: Configures a cell with an element.
  public init(_ items: Items, cell identifier: String, configure: @escaping Configure) {
    self.items = items
    self.identifier = identifier
    self.configure = configure
  }

  /// Returns the element of a row, to configure a cell or to react to a tap.
  ///
  /// - Throws: `TableError.outOfRange(_:rows:)` for a row that does not exist; the original
  ///   crashes.
  public func item(at indexPath: IndexPath) throws(TableError) -> Items.Element {
    guard items.indices.contains(indexPath.row) else {
      throw .outOfRange(indexPath, rows: items.count)
    }
    return items[indexPath.row]
  }

  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  open func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    let item = try item(at: indexPath)
    let cell = try tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    guard let ready = cell as? Cell else { throw .unregisteredIdentifier(identifier) }
    sendConfigure { configure(ready, item) }
    return ready
  }
}

/// A model that any class of cells can show.
/// (HQL: `HQLTableViewCellConfigureDelegate`.)
@MainActor public protocol CellModel {
  /// The name of an image, or nil.
  var imageName: String? { get }

  /// The first line, or nil.
  var mainTitle: String? { get }

  /// The second line, or nil.
  var detailTitle: String? { get }
}

extension TableViewCell {
  /// Shows a model; it sets every field, so that no value of the cell's previous row stays.
  public func configure(with model: some CellModel) {
    image = model.imageName
    text = model.mainTitle
    detailText = model.detailTitle
  }
}
