public import TableModel
public import TableUI

/// A data source over one list: the list, the name of a cell, and a closure that puts an element into a cell.
/// (objc.io issue 1: `ArrayDataSource`.)
///
/// ```swift
/// let source = ArrayDataSource(photos, cell: "PhotoCell") { (cell: PhotoCell, photo) in
///   cell.configure(for: photo)
/// }
/// ```
///
/// There is one section, and the number of a section is never looked at. An empty initialiser does not exist:
/// without the three values the object could not answer a question.
@MainActor open class ArrayDataSource<Items, Cell: TableViewCell>: TableViewDataSource
where Items: RandomAccessCollection, Items.Index == Int {
  /// Puts an element into a cell.
  public typealias Configure = @MainActor (_ cell: Cell, _ element: Items.Element) -> Void

  /// The elements, one a row.
  public var items: Items

  private let identifier: String
  private let configure: Configure

  /// Creates a data source.
  ///
  /// - Parameters:
  ///   - items: The elements, one a row.
  ///   - identifier: The reuse identifier that the screen has registered.
  ///   - configure: Puts an element into a cell.
  public init(_ items: Items, cell identifier: String, configure: @escaping Configure) {
    self.items = items
    self.identifier = identifier
    self.configure = configure
  }

  /// The element of a row, to configure a cell and to react to a tap.
  ///
  /// - Throws: `TableError.outOfRange(_:rows:)` for a row that is not there, where the original runs off its
  ///   array and stops.
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
    configure(ready, item)
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
  /// Shows a model; each field is set, so that nothing of the cell's last row stays.
  public func configure(with model: some CellModel) {
    image = model.imageName
    text = model.mainTitle
    detailText = model.detailTitle
  }
}
