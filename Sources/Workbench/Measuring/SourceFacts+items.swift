// Made from the sources of the wirings by a test, which says how to make it anew.

extension SourceFacts {
  static let items = SourceFacts(
    wiring: "items",
    files: [
      File(
        path: "Wirings/ItemsController.swift",
        codeLines: 45,
        methods: [
          Method(
            name: "tableView(_:didSelect:at:)",
            tableProtocol: nil,
            lines: 24...26
          ),
          Method(
            name: "tableView(_:didEnter:for:in:)",
            tableProtocol: nil,
            lines: 28...33
          ),
          Method(
            name: "changeModel(_:)",
            tableProtocol: nil,
            lines: 39...41
          ),
          Method(
            name: "perform(_:)",
            tableProtocol: nil,
            lines: 43...45
          ),
        ],
        text: ##"""
          public import TableAdapters
          public import TableModel
          public import TableStore
          public import TableUI

          /// The wiring of section objects: the data source answers, the table view hands over objects, and the
          /// controller keeps no table method at all. (KtTableView.)
          public final class ItemsController: ItemTableController, ItemSelecting, ItemEntering {
            public var listLoader: ListLoader?

            /// The item selected last, with its place.
            public private(set) var lastSelected: (item: Item, indexPath: IndexPath)?

            /// Makes a controller with its rows.
            ///
            /// - Parameters:
            ///   - store: The model.
            ///   - style: The style of the table.
            ///   - size: The size of the table in points.
            public init(store: SectionStore, style: TableViewStyle = .plain, size: Size = standardSize) {
              super.init(dataSource: ItemDataSource(store: store), style: style, size: size)
            }

            public func tableView(_ tableView: TableView, didSelect item: Item, at indexPath: IndexPath) {
              lastSelected = (item, indexPath)
            }

            public func tableView(
              _ tableView: TableView,
              didEnter input: CellInput,
              for item: Item,
              in cell: ItemCell
            ) { take(input, from: cell, in: tableView) }
          }

          extension ItemsController: SectionsProviding, ModelChanging, ChangePerforming, ListLoading {
            public var sections: [Section] { itemDataSource.sections }

            public func changeModel(_ change: TableChange) throws(TableError) {
              try itemDataSource.changeModel(change)
            }

            public func perform(_ changes: [TableChange]) throws(TableError) {
              try perform(changes, in: tableView)
            }
          }

          extension ItemsController: ModelChangeObserving {
            public var onModelChange: (@MainActor (TableChange) -> Void)? {
              get { itemDataSource.store.onChange }
              set { itemDataSource.store.onChange = newValue }
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
      Support(path: "TableAdapters/Arranging/TableView+Stages.swift", codeLines: 21),
      Support(path: "TableAdapters/Arrays/TableViewBulkSizing+Sections.swift", codeLines: 47),
      Support(path: "TableAdapters/Forms/FormGrowth.swift", codeLines: 93),
      Support(path: "TableAdapters/Forms/FormRules.swift", codeLines: 45),
      Support(path: "TableAdapters/Forms/ModelChanging+Input.swift", codeLines: 45),
      Support(path: "TableAdapters/Item+CellClass.swift", codeLines: 12),
      Support(path: "TableAdapters/Items/ItemControllerError.swift", codeLines: 11),
      Support(path: "TableAdapters/Items/ItemDataSource.swift", codeLines: 97),
      Support(path: "TableAdapters/Items/ItemDelegate.swift", codeLines: 1),
      Support(path: "TableAdapters/Items/ItemEditing.swift", codeLines: 10),
      Support(path: "TableAdapters/Items/ItemEntering.swift", codeLines: 10),
      Support(path: "TableAdapters/Items/ItemHeaderViews.swift", codeLines: 9),
      Support(path: "TableAdapters/Items/ItemHeights.swift", codeLines: 32),
      Support(path: "TableAdapters/Items/ItemLoadingMore.swift", codeLines: 3),
      Support(path: "TableAdapters/Items/ItemMoving.swift", codeLines: 10),
      Support(path: "TableAdapters/Items/ItemRefreshing.swift", codeLines: 3),
      Support(path: "TableAdapters/Items/ItemSelecting.swift", codeLines: 5),
      Support(path: "TableAdapters/Items/ItemSwipeActions.swift", codeLines: 10),
      Support(path: "TableAdapters/Items/ItemTableController.swift", codeLines: 57),
      Support(path: "TableAdapters/Items/ItemTableView+Editing.swift", codeLines: 30),
      Support(path: "TableAdapters/Items/ItemTableView+Input.swift", codeLines: 11),
      Support(path: "TableAdapters/Items/ItemTableView+Pulling.swift", codeLines: 46),
      Support(path: "TableAdapters/Items/ItemTableView.swift", codeLines: 156),
      Support(path: "TableAdapters/ModelChanging+Batch.swift", codeLines: 33),
      Support(path: "TableAdapters/ModelRollback.swift", codeLines: 73),
      Support(path: "TableAdapters/ReportedChanges+Following.swift", codeLines: 36),
      Support(path: "TableAdapters/TableChange+Committing.swift", codeLines: 21),
      Support(path: "TableAdapters/TapDeselecting.swift", codeLines: 3),
      Support(path: "TableAdapters/UnknownKindCell.swift", codeLines: 9),
      Support(path: "TableStore/SectionStore.swift", codeLines: 20),
    ]
  )
}
