import TableAdapters
public import TableModel
public import TableUI

/// The child of a ``ContainerController``: a table with several kinds of cells, selected here by
/// dispatch.
///
/// It reports selected rows to its parent and does not know other screens. (objc.io issue 1:
/// `DetailsViewController`.)
public final class DetailsController: TableViewController {
  /// The object that is notified of selected rows; held weakly.
  public weak var delegate: (any DetailsControllerDelegate)?

  /// The rows.
  public internal(set) var sections: [Section] = []

  /// Called after each edit of the model.
  var onModelChange: (@MainActor (TableChange) -> Void)?

  private let size: Size
  private lazy var services = SectionServices(for: self)

  /// Creates a screen without rows.
  public init(style: TableViewStyle, size: Size) {
    self.size = size
    super.init(style: style)
  }

  public override func makeTableView(style: TableViewStyle) -> TableView {
    TableView(size: size, style: style)
  }

  private func item(at indexPath: IndexPath) throws(TableError) -> Item {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.row)
    else { throw .outOfRange(indexPath, in: sections) }
    return sections[indexPath.section].items[indexPath.row]
  }
}

extension DetailsController: TableViewDataSource, TableViewSelecting {
  public func numberOfSections(in tableView: TableView) -> Int { sections.count }

  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }

  public func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    let item = try item(at: indexPath)
    switch item.standardCellClass {
    case is RatingCell.Type: return try ratingCell(for: item, at: indexPath)
    case is KeyValueCell.Type: return try detailCell(for: item, at: indexPath)
    default: return try itemCell(for: item, at: indexPath)
    }
  }

  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard let delegate, let item = try? item(at: indexPath) else { return }
    tell(delegate, "detailsController(_:didSelect:) \(item.id)") {
      delegate.detailsController(self, didSelect: item)
    }
  }

  /// Returns a cell for a rating with its stars.
  private func ratingCell(
    for item: Item,
    at indexPath: IndexPath
  ) throws(TableError) -> RatingCell {
    let cell = try tableView.dequeueReusableCell(RatingCell.self, for: indexPath)
    cell.configure(with: item)
    return cell
  }

  /// Returns a cell for a key and its value.
  private func detailCell(
    for item: Item,
    at indexPath: IndexPath
  ) throws(TableError) -> KeyValueCell {
    let cell = try tableView.dequeueReusableCell(KeyValueCell.self, for: indexPath)
    cell.configure(with: item)
    cell.inputDelegate = self
    return cell
  }

  /// Returns a cell for any other kind.
  private func itemCell(for item: Item, at indexPath: IndexPath) throws(TableError) -> ItemCell {
    let cell = try tableView.dequeueReusableCell(item.standardCellClass, for: indexPath)
    cell.configure(with: item)
    cell.inputDelegate = self
    return cell
  }
}

extension DetailsController: CellInputDelegate {
  public func itemCell(_ cell: ItemCell, didEnter input: CellInput) {
    take(input, from: cell, in: tableView)
  }
}

extension DetailsController: CapabilityForwarding {
  public func target(for capability: Any.Type) -> AnyObject? {
    services.target(for: capability) ?? self
  }
}

extension DetailsController: SectionsProviding, ModelChanging {
  public func changeModel(_ change: TableChange) throws(TableError) {
    try change.apply(to: &sections)
    onModelChange?(change)
  }
}
