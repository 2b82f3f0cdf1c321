public import TableAdapters
public import TableModel
public import TableStore
public import TableUI

/// The wiring with a data model, from which the screen requests rows at each appearance.
///
/// It stores the rows in an array, and assigning the array reloads the table view. (DRHTableView.)
public final class DataModelController: TableViewController, ListLoading {
  /// The model that loads the rows.
  public let model: DataModel<Section>

  /// The rows; an assignment reloads the table view, an edit does not.
  public private(set) var sections: [Section] {
    didSet { if !isChangingRows { tableView.reloadData() } }
  }

  /// The last selected item.
  public private(set) var lastSelected: Item?

  public var listLoader: ListLoader?

  private let store: SectionStore
  private var isChangingRows = false
  private let size: Size
  private lazy var services = SectionServices(for: self)

  /// Creates a controller, which shows the rows of a store until it requests those of its model.
  ///
  /// - Parameters:
  ///   - store: The rows.
  ///   - style: The style of the table.
  ///   - size: The size of the table in points.
  public init(store: SectionStore, style: TableViewStyle = .plain, size: Size = standardSize) {
    self.store = store
    self.size = size
    model = DataModel(store: store)
    sections = store.sections
    super.init(style: style)
    model.delegate = self
  }

  public override func makeTableView(style: TableViewStyle) -> TableView {
    let table = TableView(size: size, style: style)
    for cellClass in CellKinds.classes + [UnknownKindCell.self] { table.register(cellClass) }
    return table
  }

  /// False: the request of each appearance reloads the rows.
  public override var reloadsOnFirstAppearance: Bool { false }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    model.requestData()
  }

  public override func messageObserverDidChange() {
    super.messageObserverDidChange()
    store.messageObserver = messageObserver
  }
}

extension DataModelController: DataModelDelegate {
  public func dataModel(_ model: DataModel<Section>, didLoad sections: [Section]) {
    self.sections = sections
  }
}

extension DataModelController: TableViewDataSource, TableViewSelecting {
  public func numberOfSections(in tableView: TableView) -> Int { sections.count }

  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }

  public func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    guard let item = item(at: indexPath) else { throw .outOfRange(indexPath, in: sections) }
    let cell = try tableView.dequeueReusableCell(item.standardCellClass, for: indexPath)
    cell.configure(with: item)
    cell.inputDelegate = self
    return cell
  }

  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    lastSelected = item(at: indexPath)
  }

  private func item(at indexPath: IndexPath) -> Item? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.row)
    else { return nil }
    return sections[indexPath.section].items[indexPath.row]
  }
}

extension DataModelController: CellInputDelegate {
  public func itemCell(_ cell: ItemCell, didEnter input: CellInput) {
    take(input, from: cell, in: tableView)
  }
}

extension DataModelController: CapabilityForwarding {
  public func target(for capability: Any.Type) -> AnyObject? {
    services.target(for: capability) ?? self
  }
}

extension DataModelController: SectionsProviding, ModelChanging, ModelChangeObserving,
  ChangePerforming
{
  public var onModelChange: (@MainActor (TableChange) -> Void)? {
    get { store.onChange }
    set { store.onChange = newValue }
  }

  /// Changes the stored rows and the current ones; the editor notifies the table view.
  public func changeModel(_ change: TableChange) throws(TableError) {
    isChangingRows = true
    defer { isChangingRows = false }
    try change.apply(to: &sections)
    try store.apply(change)
  }

  public func perform(_ changes: [TableChange]) throws(TableError) {
    try perform(changes, in: tableView)
  }
}

extension Wiring {
  /// A data model loads the rows, and assigning the array reloads the table view.
  public static let datamodel = Wiring(
    name: "datamodel",
    summary: "asks a data model at each appearance; assigning its result reloads the table",
    origin: "DRHTableView",
    varies: "how data arrives",
    dropsIncomplete: true
  ) { sections, style, size in
    DataModelController(store: SectionStore(sections), style: style, size: size)
  }
}
