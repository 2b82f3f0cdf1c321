public import TableAdapters
public import TableModel
public import TableStore
public import TableUI

/// The wiring of a data model: the screen asks it for rows at each appearance, keeps what it tells in an array, and
/// the array reloads the table when it is assigned. (DRHTableView.)
public final class DataModelController: TableViewController, ListLoading {
  /// The model that loads the rows.
  public let model: DataModel<Section>

  /// The rows; an assignment reloads the table, an edit does not.
  public private(set) var sections: [Section] {
    didSet { if !isChangingRows { tableView.reloadData() } }
  }

  /// The item selected last.
  public private(set) var lastSelected: Item?

  public var listLoader: ListLoader?

  private let store: SectionStore
  private var isChangingRows = false
  private let size: Size
  private lazy var services = SectionServices(for: self)

  /// Creates a controller, which shows the rows of a store until its model is asked.
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

  /// Changes the rows where they are kept, and those at hand; the table is told by whoever edits.
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
  /// A data model is asked, an array that is assigned reloads the table.
  public static let datamodel = Wiring(
    name: "datamodel",
    summary: "asks a data model at each appearance; assigning its result reloads the table",
    origin: "DRHTableView",
    varies: "how data arrives"
  ) { sections, style, size in
    DataModelController(store: SectionStore(sections), style: style, size: size)
  }
}
