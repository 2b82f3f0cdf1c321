// Made from the sources of the wirings by a test, which says how to make it anew.

extension SourceFacts {
  static let items = SourceFacts(
    wiring: "items",
    files: [
      File(
        path: "Wirings/ItemsController.swift",
        codeLines: 44,
        methods: [
          Method(
            name: "tableView(_:didSelect:at:)",
            tableProtocol: nil,
            lines: 14...20
          ),
          Method(
            name: "messageObserverDidChange()",
            tableProtocol: nil,
            lines: 22...25
          ),
          Method(
            name: "changeModel(_:)",
            tableProtocol: nil,
            lines: 31...33
          ),
          Method(
            name: "perform(_:)",
            tableProtocol: nil,
            lines: 35...37
          ),
        ],
        text: ##"""
          public import TableAdapters
          public import TableModel
          import TableStore
          public import TableUI

          /// The wiring of section objects: the data source answers, the table view hands over objects, and the
          /// controller keeps no table method at all. (KtTableView.)
          public final class ItemsController: ItemTableController {
            public var listLoader: ListLoader?

            /// The item selected last, with its place.
            public private(set) var lastSelected: (item: Item, indexPath: IndexPath)?

            public override func tableView(
              _ tableView: TableView,
              didSelect item: Item,
              at indexPath: IndexPath
            ) {
              lastSelected = (item, indexPath)
            }

            public override func messageObserverDidChange() {
              super.messageObserverDidChange()
              store.messageObserver = messageObserver
            }
          }

          extension ItemsController: SectionsProviding, ModelChanging, ChangePerforming, ListLoading {
            public var sections: [Section] { store.sections }

            public func changeModel(_ change: TableChange) throws(TableError) {
              try itemDataSource.changeModel(change)
            }

            public func perform(_ changes: [TableChange]) throws(TableError) {
              try perform(changes, in: tableView)
            }
          }

          extension ItemsController: ModelChangeObserving {
            public var onModelChange: (@MainActor (TableChange) -> Void)? {
              get { store.onChange }
              set { store.onChange = newValue }
            }
          }

          extension Wiring {
            /// Section objects, cell classes by item, the object handed over; the default.
            public static let items = Wiring(
              name: "items",
              summary: "section objects answer, cells know their height, the controller hears objects",
              origin: "KtTableView",
              badElements: .dropsArray
            ) { sections, style, size in
              ItemsController(store: SectionStore(sections), style: style, size: size)
            }
          }
          """##
      )
    ],
    supports: [
      Support(path: "TableAdapters/Arranging/RowMapping.swift", codeLines: 8),
      Support(path: "TableAdapters/Arranging/TableView+Mapping.swift", codeLines: 10),
      Support(path: "TableAdapters/Arranging/TableView+Stages.swift", codeLines: 21),
      Support(path: "TableAdapters/Item+CellClass.swift", codeLines: 8),
      Support(path: "TableAdapters/ItemDataSource.swift", codeLines: 67),
      Support(path: "TableAdapters/ItemDelegate.swift", codeLines: 5),
      Support(path: "TableAdapters/ItemTableController.swift", codeLines: 35),
      Support(path: "TableAdapters/ItemTableView.swift", codeLines: 38),
      Support(path: "TableAdapters/ModelChanging+Batch.swift", codeLines: 25),
      Support(path: "TableAdapters/ReportedChanges+Following.swift", codeLines: 36),
      Support(path: "TableAdapters/TableChange+Committing.swift", codeLines: 21),
      Support(path: "TableAdapters/TapDeselecting.swift", codeLines: 3),
      Support(path: "TableAdapters/UnknownKindCell.swift", codeLines: 9),
      Support(path: "TableStore/SectionStore.swift", codeLines: 20),
    ]
  )
}
