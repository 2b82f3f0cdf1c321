public import TableAdapters
public import TableModel
public import TableUI

/// The wiring with array data sources, made of lists, a cell identifier and a closure.
///
/// The screen registers its cells itself and is the delegate. (objc.io, HQL.)
public final class ArrayController: TableViewController {
  /// The data source of rows and cells.
  public private(set) lazy var arrayDataSource = GroupedArrayDataSource<Section, ItemCell>(
    [],
    identifier: { String(describing: $0.standardCellClass) },
    configure: { [weak self] cell, item in
      cell.configure(with: item)
      cell.onInput = { cell, input in self?.take(input, from: cell) }
    }
  )

  public var listLoader: ListLoader?

  /// The last selected item.
  public private(set) var lastSelected: Item?

  public var onModelChange: (@MainActor (TableChange) -> Void)?

  private let size: Size
  private lazy var services = SectionServices(for: self)

  /// Creates a controller with its rows.
  ///
  /// - Parameters:
  ///   - sections: The rows.
  ///   - style: The style of the table.
  ///   - size: The size of the table in points.
  public init(sections: [Section], style: TableViewStyle = .plain, size: Size = standardSize) {
    self.size = size
    super.init(style: style)
    arrayDataSource.groups = sections
  }

  public override func makeTableView(style: TableViewStyle) -> TableView {
    let table = TableView(size: size, style: style)
    for cellClass in CellKinds.classes + [UnknownKindCell.self] { table.register(cellClass) }
    return table
  }

  public override func makeDataSource() -> (any TableViewDataSource)? {
    arrayDataSource.editing = services
    return arrayDataSource
  }

  public override func messageObserverDidChange() {
    super.messageObserverDidChange()
    arrayDataSource.messageObserver = messageObserver
  }
}

extension ArrayController: TableViewSelecting, CapabilityForwarding {
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    lastSelected = try? arrayDataSource.item(at: indexPath)
  }

  public func target(for capability: Any.Type) -> AnyObject? {
    services.target(for: capability) ?? self
  }
}

extension ArrayController {
  private func take(_ input: CellInput, from cell: ItemCell) {
    take(input, from: cell, in: tableView)
  }
}

extension ArrayController: SectionsProviding, ModelChanging, ModelChangeObserving,
  ChangePerforming, ListLoading
{
  public var sections: [Section] { arrayDataSource.groups }

  public func changeModel(_ change: TableChange) throws(TableError) {
    try change.apply(to: &arrayDataSource.groups)
    onModelChange?(change)
  }

  public func perform(_ changes: [TableChange]) throws(TableError) {
    try perform(changes, in: tableView)
  }
}

extension Wiring {
  /// An array data source supplies the rows, and the screen is the delegate.
  public static let array = Wiring(
    name: "array",
    summary: "an array is the data source; the screen registers cells and handles taps",
    origin: "objc.io issue 1, HQL"
  ) { sections, style, size in
    ArrayController(sections: sections, style: style, size: size)
  }
}
