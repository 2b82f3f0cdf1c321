// Made from the sources of the wirings by a test, which says how to make it anew.

extension SourceFacts {
  static let datamodel = SourceFacts(
    wiring: "datamodel",
    files: [
      File(
        path: "Wirings/DataModelController.swift",
        codeLines: 107,
        methods: [
          Method(
            name: "makeTableView(style:)",
            tableProtocol: nil,
            lines: 44...48
          ),
          Method(
            name: "viewWillAppear(_:)",
            tableProtocol: nil,
            lines: 50...53
          ),
          Method(
            name: "messageObserverDidChange()",
            tableProtocol: nil,
            lines: 55...58
          ),
          Method(
            name: "dataModel(_:didLoad:)",
            tableProtocol: nil,
            lines: 62...64
          ),
          Method(
            name: "numberOfSections(in:)",
            tableProtocol: "TableViewDataSource",
            lines: 68...68
          ),
          Method(
            name: "tableView(_:numberOfRowsInSection:)",
            tableProtocol: "TableViewDataSource",
            lines: 70...72
          ),
          Method(
            name: "tableView(_:cellForRowAt:)",
            tableProtocol: "TableViewDataSource",
            lines: 74...83
          ),
          Method(
            name: "tableView(_:didSelectRowAt:)",
            tableProtocol: "TableViewSelecting",
            lines: 85...87
          ),
          Method(
            name: "item(at:)",
            tableProtocol: nil,
            lines: 89...94
          ),
          Method(
            name: "itemCell(_:didEnter:)",
            tableProtocol: nil,
            lines: 98...100
          ),
          Method(
            name: "target(for:)",
            tableProtocol: nil,
            lines: 104...106
          ),
          Method(
            name: "changeModel(_:)",
            tableProtocol: nil,
            lines: 117...123
          ),
          Method(
            name: "perform(_:)",
            tableProtocol: nil,
            lines: 125...127
          ),
        ],
        text: ##"""
          public import TableAdapters
          public import TableModel
          import TableStore
          public import TableUI

          /// The wiring of a data model: the screen asks it for rows at each appearance, keeps what it tells in an array, and
          /// the array reloads the table when it is assigned. (DRHTableView.)
          public final class DataModelController: TableViewController, ListLoading {
            /// Who is asked for the rows.
            public let model: SectionsDataModel

            /// The rows; an assignment reloads the table, an edit does not.
            public private(set) var sections: [Section] {
              didSet { if !isChangingRows { tableView.reloadData() } }
            }

            /// The item selected last.
            public private(set) var lastSelected: Item?

            public var listLoader: ListLoader?

            private var isChangingRows = false
            private let size: Size
            private lazy var services = SectionServices(for: self)

            /// Makes a controller; the rows that the model has are there until it is asked.
            ///
            /// - Parameters:
            ///   - model: Who is asked for the rows.
            ///   - style: The style of the table.
            ///   - size: The size of the table in points.
            public init(
              model: SectionsDataModel,
              style: TableViewStyle = .plain,
              size: Size = standardSize
            ) {
              self.model = model
              self.size = size
              sections = model.store.sections
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
              model.store.messageObserver = messageObserver
            }
          }

          extension DataModelController: SectionsDataModelDelegate {
            public func dataModel(_ model: SectionsDataModel, didLoad sections: [Section]) {
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
              get { model.store.onChange }
              set { model.store.onChange = newValue }
            }

            /// Changes the rows where they are kept, and those at hand; the table is told by whoever edits.
            public func changeModel(_ change: TableChange) throws(TableError) {
              isChangingRows = true
              defer { isChangingRows = false }
              try change.apply(to: &sections)
              try model.store.apply(change)
            }

            public func perform(_ changes: [TableChange]) throws(TableError) {
              try perform(changes, in: tableView)
            }
          }

          extension Wiring {
            /// A data model is asked, an array that is assigned reloads the table.
            public static let datamodel = Wiring(
              name: "datamodel",
              summary: "a data model is asked at each appearance, assigning its answer reloads the table",
              origin: "DRHTableView",
              varies: "how data arrives"
            ) { sections, style, size in
              let model = SectionsDataModel(store: SectionStore(sections))
              return DataModelController(model: model, style: style, size: size)
            }
          }
          """##
      ),
      File(
        path: "Wirings/SectionsDataModel.swift",
        codeLines: 21,
        methods: [
          Method(
            name: "requestData()",
            tableProtocol: nil,
            lines: 21...34
          )
        ],
        text: ##"""
          import TableModel
          public import TableStore

          /// A model that is asked for rows and tells its delegate, which it holds weakly, when they are there.
          /// (DRHTableView: data model.)
          ///
          /// `TableStore.DataModel` does the same with a server; this one has its rows in a store.
          @MainActor public final class SectionsDataModel {
            /// Who hears, or nil.
            public weak var delegate: (any SectionsDataModelDelegate)?

            /// Where the rows are.
            public let store: SectionStore

            /// How often the rows were asked for.
            public private(set) var requests = 0

            /// Makes a model over a store.
            public init(store: SectionStore) { self.store = store }

            /// Asks for the rows; the delegate hears once.
            public func requestData() {
              requests += 1
              guard let delegate else { return }
              let observer = store.messageObserver
              observer?.messageBegan(
                Message(to: Message.Party("SectionsDataModel", .model), "requestData()", source: .ours)
              )
              let party = Message.Party(String(describing: type(of: delegate)), .controller)
              observer?.messageBegan(Message(to: party, "dataModel(_:didLoad:)", source: .ours))
              delegate.dataModel(self, didLoad: store.sections)
              observer?.messageEnded(result: nil)
              observer?.messageEnded(result: nil)
            }
          }
          """##
      ),
      File(
        path: "Wirings/SectionsDataModelDelegate.swift",
        codeLines: 4,
        methods: [
          Method(
            name: "dataModel(_:didLoad:)",
            tableProtocol: nil,
            lines: 5...6
          )
        ],
        text: ##"""
          public import TableModel

          /// Hears from a ``SectionsDataModel``.
          @MainActor public protocol SectionsDataModelDelegate: AnyObject {
            /// The rows are there.
            func dataModel(_ model: SectionsDataModel, didLoad sections: [Section])
          }
          """##
      ),
    ],
    supports: [
      Support(path: "TableAdapters/Arranging/TableView+Stages.swift", codeLines: 21),
      Support(path: "TableAdapters/Arrays/SectionServices.swift", codeLines: 63),
      Support(path: "TableAdapters/Arrays/TableViewBulkSizing+Sections.swift", codeLines: 47),
      Support(path: "TableAdapters/Forms/FormGrowth.swift", codeLines: 93),
      Support(path: "TableAdapters/Forms/FormRules.swift", codeLines: 45),
      Support(path: "TableAdapters/Forms/ModelChanging+Input.swift", codeLines: 45),
      Support(path: "TableAdapters/Item+CellClass.swift", codeLines: 12),
      Support(path: "TableAdapters/ModelChanging+Batch.swift", codeLines: 33),
      Support(path: "TableAdapters/ModelRollback.swift", codeLines: 73),
      Support(path: "TableAdapters/TableChange+Committing.swift", codeLines: 21),
      Support(path: "TableAdapters/UnknownKindCell.swift", codeLines: 9),
      Support(path: "TableStore/SectionStore.swift", codeLines: 20),
    ]
  )
}
