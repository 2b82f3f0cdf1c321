// Made from the sources of the wirings by a test, which says how to make it anew.

extension SourceFacts {
  static let container = SourceFacts(
    wiring: "container",
    files: [
      File(
        path: "Wirings/ContainerController.swift",
        codeLines: 67,
        methods: [
          Method(
            name: "viewDidLoad()",
            tableProtocol: nil,
            lines: 45...52
          ),
          Method(
            name: "setEditing(_:animated:)",
            tableProtocol: nil,
            lines: 54...57
          ),
          Method(
            name: "detailsController(_:didSelect:)",
            tableProtocol: nil,
            lines: 61...64
          ),
          Method(
            name: "changeModel(_:)",
            tableProtocol: nil,
            lines: 77...79
          ),
          Method(
            name: "perform(_:)",
            tableProtocol: nil,
            lines: 81...83
          ),
        ],
        text: ##"""
          public import TableAdapters
          public import TableModel
          public import TableUI

          /// The wiring of a parent with a child table: the parent has an area of its own above the table, holds the child, and
          /// shows what the child says was chosen. (objc.io issue 1: `PhotoViewController`.)
          public final class ContainerController: ViewController, TableViewHosting {
            /// How high the parent's own area is, in points; the table stands below it.
            public static let headerHeight = 110.0

            /// The child with the table.
            public let details: DetailsController

            /// Where the child stands in the parent.
            public private(set) var childFrame = Rect.zero

            public var listLoader: ListLoader?

            /// The item chosen last.
            public private(set) var lastSelected: Item?

            /// Makes a parent with its rows.
            ///
            /// - Parameters:
            ///   - sections: The rows.
            ///   - style: The style of the table.
            ///   - size: The size of the table in points.
            public init(
              sections: [Section],
              style: TableViewStyle = .plain,
              size: Size = TableViewController.standardSize
            ) {
              details = DetailsController(style: style, size: size)
              super.init()
              details.sections = sections
              details.delegate = self
            }

            /// The table of the child.
            public var tableView: TableView {
              loadViewIfNeeded()
              return details.tableView
            }

            public override func viewDidLoad() {
              super.viewDidLoad()
              addChild(details)
              let size = details.tableView.size
              childFrame = Rect(x: 0, y: Self.headerHeight, width: size.width, height: size.height)
              addSubview(of: details)
              details.didMove(toParent: self)
            }

            public override func setEditing(_ isEditing: Bool, animated: Bool) {
              super.setEditing(isEditing, animated: animated)
              details.setEditing(isEditing, animated: animated)
            }
          }

          extension ContainerController: DetailsControllerDelegate {
            public func detailsController(_ controller: DetailsController, didSelect item: Item) {
              lastSelected = item
              navigationController?.pushViewController(DetailController(item: item), animated: true)
            }
          }

          extension ContainerController: SectionsProviding, ModelChanging, ModelChangeObserving,
            ChangePerforming, ListLoading
          {
            public var sections: [Section] { details.sections }

            public var onModelChange: (@MainActor (TableChange) -> Void)? {
              get { details.onModelChange }
              set { details.onModelChange = newValue }
            }

            public func changeModel(_ change: TableChange) throws(TableError) {
              try details.changeModel(change)
            }

            public func perform(_ changes: [TableChange]) throws(TableError) {
              try details.perform(changes, in: tableView)
            }
          }

          extension Wiring {
            /// A parent with a child table that tells what was chosen.
            public static let container = Wiring(
              name: "container",
              summary: "a parent holds a child with the table, hears what was chosen and shows it",
              origin: "objc.io issue 1, HQL",
              varies: "how screens nest"
            ) { sections, style, size in
              ContainerController(sections: sections, style: style, size: size)
            }
          }
          """##
      ),
      File(
        path: "Wirings/DetailController.swift",
        codeLines: 10,
        methods: [

        ],
        text: ##"""
          public import TableModel
          public import TableUI

          /// The screen that a ``ContainerController`` shows for a chosen row; its title is that of the row.
          /// (objc.io issue 1: `DetailViewController`.)
          public final class DetailController: ViewController {
            /// What the screen is about; it is there before the view is.
            public let item: Item

            /// Makes a screen about an item.
            public init(item: Item) {
              self.item = item
              super.init()
              title = item.title
            }
          }
          """##
      ),
      File(
        path: "Wirings/DetailsController.swift",
        codeLines: 85,
        methods: [
          Method(
            name: "makeTableView(style:)",
            tableProtocol: nil,
            lines: 26...28
          ),
          Method(
            name: "item(at:)",
            tableProtocol: nil,
            lines: 30...35
          ),
          Method(
            name: "numberOfSections(in:)",
            tableProtocol: "TableViewDataSource",
            lines: 39...39
          ),
          Method(
            name: "tableView(_:numberOfRowsInSection:)",
            tableProtocol: "TableViewDataSource",
            lines: 41...43
          ),
          Method(
            name: "tableView(_:cellForRowAt:)",
            tableProtocol: "TableViewDataSource",
            lines: 45...55
          ),
          Method(
            name: "tableView(_:didSelectRowAt:)",
            tableProtocol: "TableViewSelecting",
            lines: 57...62
          ),
          Method(
            name: "ratingCell(for:at:)",
            tableProtocol: nil,
            lines: 64...72
          ),
          Method(
            name: "detailCell(for:at:)",
            tableProtocol: nil,
            lines: 74...83
          ),
          Method(
            name: "itemCell(for:at:)",
            tableProtocol: nil,
            lines: 85...91
          ),
          Method(
            name: "itemCell(_:didEnter:)",
            tableProtocol: nil,
            lines: 95...97
          ),
          Method(
            name: "target(for:)",
            tableProtocol: nil,
            lines: 101...103
          ),
          Method(
            name: "changeModel(_:)",
            tableProtocol: nil,
            lines: 107...110
          ),
        ],
        text: ##"""
          import TableAdapters
          public import TableModel
          public import TableUI

          /// The child of a ``ContainerController``: a table with several kinds of cells, picked here by dispatch, that tells
          /// its parent what was chosen and knows nothing of other screens. (objc.io issue 1: `DetailsViewController`.)
          public final class DetailsController: TableViewController {
            /// Who hears of chosen rows, held weakly.
            public weak var delegate: (any DetailsControllerDelegate)?

            /// The rows.
            public internal(set) var sections: [Section] = []

            /// Hears of each edit that the model took.
            var onModelChange: (@MainActor (TableChange) -> Void)?

            private let size: Size
            private lazy var services = SectionServices(for: self)

            /// Makes a screen without rows.
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

            /// A rating with its stars.
            private func ratingCell(
              for item: Item,
              at indexPath: IndexPath
            ) throws(TableError) -> RatingCell {
              let cell = try tableView.dequeueReusableCell(RatingCell.self, for: indexPath)
              cell.configure(with: item)
              return cell
            }

            /// A key and its value.
            private func detailCell(
              for item: Item,
              at indexPath: IndexPath
            ) throws(TableError) -> KeyValueCell {
              let cell = try tableView.dequeueReusableCell(KeyValueCell.self, for: indexPath)
              cell.configure(with: item)
              cell.inputDelegate = self
              return cell
            }

            /// Any other kind.
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
          """##
      ),
      File(
        path: "Wirings/DetailsControllerDelegate.swift",
        codeLines: 4,
        methods: [
          Method(
            name: "detailsController(_:didSelect:)",
            tableProtocol: nil,
            lines: 5...6
          )
        ],
        text: ##"""
          public import TableModel

          /// Hears which row of a ``DetailsController`` was chosen.
          @MainActor public protocol DetailsControllerDelegate: AnyObject {
            /// Hears of a chosen row; the controller that shows it does nothing about it.
            func detailsController(_ controller: DetailsController, didSelect item: Item)
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
      Support(path: "TableAdapters/ViewController+Telling.swift", codeLines: 17),
    ]
  )
}
