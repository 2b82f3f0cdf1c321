// Made from the sources of the wirings by a test, which says how to make it anew.

extension SourceFacts {
  static let generators = SourceFacts(
    wiring: "generators",
    files: [
      File(
        path: "Wirings/GeneratorController.swift",
        codeLines: 96,
        methods: [
          Method(
            name: "makeTableView(style:)",
            tableProtocol: nil,
            lines: 35...37
          ),
          Method(
            name: "loadView()",
            tableProtocol: nil,
            lines: 39...43
          ),
          Method(
            name: "makeManager()",
            tableProtocol: nil,
            lines: 45...57
          ),
          Method(
            name: "messageObserverDidChange()",
            tableProtocol: nil,
            lines: 59...62
          ),
          Method(
            name: "makeGenerator(at:)",
            tableProtocol: nil,
            lines: 66...77
          ),
          Method(
            name: "height(at:in:)",
            tableProtocol: nil,
            lines: 79...81
          ),
          Method(
            name: "appendHeights(of:inSection:to:in:)",
            tableProtocol: nil,
            lines: 83...90
          ),
          Method(
            name: "changeModel(_:)",
            tableProtocol: nil,
            lines: 107...110
          ),
          Method(
            name: "perform(_:)",
            tableProtocol: nil,
            lines: 112...114
          ),
        ],
        text: ##"""
          public import TableAdapters
          public import TableModel
          public import TableStore
          public import TableUI

          /// The wiring of generators: a manager keeps one for each row, plugins turn what the table tells into events of
          /// rows, and the screen only listens. (Reactive Data Display Manager.)
          public final class GeneratorController: TableViewController, TapDeselecting {
            public var listLoader: ListLoader?

            /// The item selected last.
            public private(set) var lastSelected: Item?

            /// Stands between the screen and the table.
            public private(set) lazy var manager = makeManager()

            public var deselectsAfterTap = true

            private let store: SectionStore
            private let size: Size
            private lazy var services = SectionServices(for: self)

            /// Makes a controller with its rows.
            ///
            /// - Parameters:
            ///   - store: The model.
            ///   - style: The style of the table.
            ///   - size: The size of the table in points.
            public init(store: SectionStore, style: TableViewStyle = .plain, size: Size = standardSize) {
              self.store = store
              self.size = size
              super.init(style: style)
            }

            public override func makeTableView(style: TableViewStyle) -> TableView {
              TableView(size: size, style: style)
            }

            public override func loadView() {
              super.loadView()
              manager.loadedRows = self
              manager.setSections(store.sections.map { GeneratorSection(loaded: $0) })
            }

            private func makeManager() -> ManualDisplayManager {
              let edits = ObjectFeature(
                services,
                name: "edits",
                capabilities: [(any TableViewRowEditing).self, (any TableViewRowMoving).self]
              )
              do throws(DisplayManagerError) {
                let builder = TableBuilder.manual(tableView).add(SelectablePlugin()).add(edits)
                return try builder.set(usesEstimates: false).build()
              } catch {
                preconditionFailure("One plugin and one feature cannot be in each other's way: \(error).")
              }
            }

            public override func messageObserverDidChange() {
              super.messageObserverDidChange()
              store.messageObserver = messageObserver
            }
          }

          extension GeneratorController: LoadedRowProviding {
            public func makeGenerator(at indexPath: IndexPath) -> any CellGenerator {
              let generator = ItemCellGenerator(store.sections[indexPath.section].items[indexPath.row])
              generator.didSelectEvent += { [weak self, weak generator] in
                self?.lastSelected = generator?.item
                generator?.isNeedDeselect = self?.deselectsAfterTap ?? true
              }
              generator.didEnterEvent += { [weak self] entry in
                guard let self else { return }
                take(entry.input, from: entry.cell, in: tableView)
              }
              return generator
            }

            public func height(at indexPath: IndexPath, in tableView: TableView) -> Double {
              services.tableView(tableView, heightForRowAt: indexPath)
            }

            public func appendHeights(
              of rows: Range<Int>,
              inSection section: Int,
              to heights: inout [Double],
              in tableView: TableView
            ) {
              services.tableView(tableView, heightsOfRows: rows, inSection: section, into: &heights)
            }
          }

          extension GeneratorController: AssemblyDescribing {
            public var assembly: [String] { manager.assembly }
          }

          extension GeneratorController: SectionsProviding, ModelChanging, ModelChangeObserving,
            ChangePerforming, ListLoading
          {
            public var sections: [Section] { store.sections }

            public var onModelChange: (@MainActor (TableChange) -> Void)? {
              get { store.onChange }
              set { store.onChange = newValue }
            }

            public func changeModel(_ change: TableChange) throws(TableError) {
              try store.apply(change)
              manager.follow(change)
            }

            public func perform(_ changes: [TableChange]) throws(TableError) {
              try perform(changes, in: tableView)
            }
          }

          extension Wiring {
            /// A display manager, a generator a row, plugins for events.
            public static let generators = Wiring(
              name: "generators",
              summary: "a generator a row makes its cell and has its events, plugins tell it",
              origin: "Reactive Data Display Manager"
            ) { sections, style, size in
              GeneratorController(store: SectionStore(sections), style: style, size: size)
            }
          }
          """##
      )
    ],
    supports: [
      Support(path: "TableAdapters/Arranging/TableView+Stages.swift", codeLines: 21),
      Support(path: "TableAdapters/Arrays/SectionServices.swift", codeLines: 63),
      Support(path: "TableAdapters/Arrays/TableViewBulkSizing+Sections.swift", codeLines: 47),
      Support(path: "TableAdapters/Forms/FormGrowth.swift", codeLines: 93),
      Support(path: "TableAdapters/Forms/FormRules.swift", codeLines: 45),
      Support(path: "TableAdapters/Forms/ModelChanging+Input.swift", codeLines: 45),
      Support(path: "TableAdapters/Generators/CellGenerator.swift", codeLines: 18),
      Support(path: "TableAdapters/Generators/DiffableItem.swift", codeLines: 4),
      Support(path: "TableAdapters/Generators/DisplayableItem.swift", codeLines: 5),
      Support(path: "TableAdapters/Generators/EmptyFooterGenerator.swift", codeLines: 4),
      Support(path: "TableAdapters/Generators/EmptyHeaderGenerator.swift", codeLines: 5),
      Support(path: "TableAdapters/Generators/Event.swift", codeLines: 27),
      Support(path: "TableAdapters/Generators/ExpandableItem.swift", codeLines: 3),
      Support(path: "TableAdapters/Generators/FocusableItem.swift", codeLines: 4),
      Support(path: "TableAdapters/Generators/FoldableItem.swift", codeLines: 5),
      Support(path: "TableAdapters/Generators/FooterGenerator.swift", codeLines: 8),
      Support(path: "TableAdapters/Generators/GravityItem.swift", codeLines: 3),
      Support(path: "TableAdapters/Generators/HeaderGenerator.swift", codeLines: 8),
      Support(path: "TableAdapters/Generators/IndexTitledItem.swift", codeLines: 4),
      Support(path: "TableAdapters/Generators/ItemCellGenerator.swift", codeLines: 39),
      Support(path: "TableAdapters/Generators/MisfitCell.swift", codeLines: 9),
      Support(path: "TableAdapters/Generators/MovableItem.swift", codeLines: 8),
      Support(path: "TableAdapters/Generators/SelectableItem.swift", codeLines: 5),
      Support(path: "TableAdapters/Generators/SwipeableItem.swift", codeLines: 4),
      Support(path: "TableAdapters/Generators/TitleFooterGenerator.swift", codeLines: 8),
      Support(path: "TableAdapters/Generators/TitleHeaderGenerator.swift", codeLines: 10),
      Support(path: "TableAdapters/Item+CellClass.swift", codeLines: 12),
      Support(path: "TableAdapters/Managers/AssemblyDescribing.swift", codeLines: 3),
      Support(path: "TableAdapters/Managers/DisplayManager+Applying.swift", codeLines: 45),
      Support(path: "TableAdapters/Managers/DisplayManager+Checking.swift", codeLines: 96),
      Support(path: "TableAdapters/Managers/DisplayManager+Editing.swift", codeLines: 99),
      Support(path: "TableAdapters/Managers/DisplayManager+Following.swift", codeLines: 41),
      Support(path: "TableAdapters/Managers/DisplayManager.swift", codeLines: 122),
      Support(path: "TableAdapters/Managers/DisplayManagerError.swift", codeLines: 40),
      Support(path: "TableAdapters/Managers/GeneratorCount.swift", codeLines: 8),
      Support(path: "TableAdapters/Managers/GeneratorDataSource.swift", codeLines: 34),
      Support(path: "TableAdapters/Managers/GeneratorDelegate+Events.swift", codeLines: 92),
      Support(path: "TableAdapters/Managers/GeneratorDelegate+Scrolling.swift", codeLines: 45),
      Support(path: "TableAdapters/Managers/GeneratorDelegate.swift", codeLines: 108),
      Support(path: "TableAdapters/Managers/GeneratorList.swift", codeLines: 62),
      Support(path: "TableAdapters/Managers/GeneratorRun.swift", codeLines: 30),
      Support(path: "TableAdapters/Managers/GeneratorSection.swift", codeLines: 14),
      Support(path: "TableAdapters/Managers/GravityDisplayManager.swift", codeLines: 108),
      Support(path: "TableAdapters/Managers/HeightCoalescing.swift", codeLines: 6),
      Support(path: "TableAdapters/Managers/LoadedRowProviding.swift", codeLines: 24),
      Support(path: "TableAdapters/Managers/ManualDisplayManager.swift", codeLines: 110),
      Support(path: "TableAdapters/Managers/TableAnimator.swift", codeLines: 5),
      Support(path: "TableAdapters/ModelChanging+Batch.swift", codeLines: 33),
      Support(path: "TableAdapters/ModelRollback.swift", codeLines: 73),
      Support(path: "TableAdapters/Plugins/DisplayManager+Plugins.swift", codeLines: 26),
      Support(path: "TableAdapters/Plugins/FeaturePlugin.swift", codeLines: 10),
      Support(path: "TableAdapters/Plugins/ObjectFeature.swift", codeLines: 12),
      Support(path: "TableAdapters/Plugins/PluginKind.swift", codeLines: 7),
      Support(path: "TableAdapters/Plugins/PluginWish.swift", codeLines: 24),
      Support(path: "TableAdapters/Plugins/PrefetchEvent.swift", codeLines: 5),
      Support(path: "TableAdapters/Plugins/ScrollEvent.swift", codeLines: 15),
      Support(path: "TableAdapters/Plugins/SelectablePlugin.swift", codeLines: 22),
      Support(path: "TableAdapters/Plugins/TableBuilder.swift", codeLines: 73),
      Support(path: "TableAdapters/Plugins/TableEvent.swift", codeLines: 72),
      Support(path: "TableAdapters/Plugins/TablePlugin.swift", codeLines: 18),
      Support(path: "TableAdapters/TableChange+Committing.swift", codeLines: 21),
      Support(path: "TableAdapters/TapDeselecting.swift", codeLines: 3),
      Support(path: "TableAdapters/UnknownKindCell.swift", codeLines: 9),
      Support(path: "TableStore/SectionStore.swift", codeLines: 20),
    ]
  )
}
