// Made from the sources of the wirings by a test, which says how to make it anew.

extension SourceFacts {
  static let array = SourceFacts(
    wiring: "array",
    files: [
      File(
        path: "Wirings/ArrayController.swift",
        codeLines: 60,
        methods: [
          Method(
            name: "makeTableView(style:)",
            tableProtocol: nil,
            lines: 37...43
          ),
          Method(
            name: "makeDataSource()",
            tableProtocol: nil,
            lines: 45...48
          ),
          Method(
            name: "tableView(_:didSelectRowAt:)",
            tableProtocol: "TableViewSelecting",
            lines: 52...54
          ),
          Method(
            name: "target(for:)",
            tableProtocol: nil,
            lines: 56...58
          ),
          Method(
            name: "changeModel(_:)",
            tableProtocol: nil,
            lines: 66...69
          ),
          Method(
            name: "perform(_:)",
            tableProtocol: nil,
            lines: 71...73
          ),
        ],
        text: ##"""
          public import TableAdapters
          public import TableModel
          public import TableUI

          /// The wiring of array data sources: a source made of lists, a name for the cell and a closure answers the
          /// table; the screen registers its cells by hand and hears taps. (objc.io, HQL.)
          public final class ArrayController: TableViewController {
            /// The source that answers for rows and cells.
            public let arrayDataSource = GroupedArrayDataSource<Section, ItemCell>(
              [],
              identifier: { String(describing: $0.standardCellClass) },
              configure: { cell, item in cell.configure(with: item) }
            )

            public var listLoader: ListLoader?

            /// The item selected last.
            public private(set) var lastSelected: Item?

            public var onModelChange: (@MainActor (TableChange) -> Void)?

            private let size: Size
            private lazy var services = SectionServices(for: self)

            /// Makes a controller with its rows.
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
              for cellClass in [ItemCell.self, SubtitleCell.self, KeyValueCell.self, UnknownKindCell.self] {
                table.register(cellClass)
              }
              return table
            }

            public override func makeDataSource() -> (any TableViewDataSource)? {
              arrayDataSource.editing = services
              return arrayDataSource
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
            /// An array data source answers, the screen hears taps.
            public static let array = Wiring(
              name: "array",
              summary: "a source made of lists and a closure answers, the screen registers and hears taps",
              origin: "objc.io issue 1, HQL"
            ) { sections, style, size in
              ArrayController(sections: sections, style: style, size: size)
            }
          }
          """##
      )
    ],
    supports: [
      Support(path: "TableAdapters/Arranging/NumberTable.swift", codeLines: 18),
      Support(path: "TableAdapters/Arranging/NumberedChunk.swift", codeLines: 30),
      Support(path: "TableAdapters/Arranging/NumberedRows+Holding.swift", codeLines: 25),
      Support(path: "TableAdapters/Arranging/NumberedRows.swift", codeLines: 100),
      Support(path: "TableAdapters/Arranging/NumberedSection.swift", codeLines: 63),
      Support(path: "TableAdapters/Arranging/NumberedSummary.swift", codeLines: 12),
      Support(path: "TableAdapters/Arranging/RowMapping.swift", codeLines: 8),
      Support(path: "TableAdapters/Arranging/TableView+Mapping.swift", codeLines: 10),
      Support(path: "TableAdapters/Arranging/TableView+Stages.swift", codeLines: 21),
      Support(path: "TableAdapters/Arrays/GroupedArrayDataSource.swift", codeLines: 63),
      Support(path: "TableAdapters/Arrays/RowGroup.swift", codeLines: 15),
      Support(path: "TableAdapters/Arrays/SectionServices.swift", codeLines: 54),
      Support(path: "TableAdapters/Generators/Event.swift", codeLines: 27),
      Support(path: "TableAdapters/Item+CellClass.swift", codeLines: 8),
      Support(path: "TableAdapters/Loading/FirstVisibleRow.swift", codeLines: 21),
      Support(path: "TableAdapters/Loading/ListLoader.swift", codeLines: 191),
      Support(path: "TableAdapters/Loading/ListLoaderEvent.swift", codeLines: 11),
      Support(path: "TableAdapters/Loading/ListLoading.swift", codeLines: 6),
      Support(path: "TableAdapters/Loading/PagePlacing.swift", codeLines: 27),
      Support(path: "TableAdapters/ModelChanging+Batch.swift", codeLines: 25),
      Support(path: "TableAdapters/TableChange+Committing.swift", codeLines: 21),
      Support(path: "TableAdapters/UnknownKindCell.swift", codeLines: 9),
      Support(path: "TableStore/BindingGuess.swift", codeLines: 108),
      Support(path: "TableStore/DocumentShape.swift", codeLines: 24),
      Support(path: "TableStore/DocumentStyle.swift", codeLines: 55),
      Support(path: "TableStore/DocumentWriter+Keys.swift", codeLines: 48),
      Support(path: "TableStore/DocumentWriter+Sections.swift", codeLines: 115),
      Support(path: "TableStore/DocumentWriter.swift", codeLines: 110),
      Support(path: "TableStore/GroupedOrder.swift", codeLines: 159),
      Support(path: "TableStore/JSONDocument+Scanning.swift", codeLines: 65),
      Support(path: "TableStore/JSONValue+Typing.swift", codeLines: 30),
      Support(path: "TableStore/KeyStatistics.swift", codeLines: 37),
      Support(path: "TableStore/ListStyle.swift", codeLines: 29),
      Support(path: "TableStore/LoadProblem.swift", codeLines: 10),
      Support(path: "TableStore/LoadedRows.swift", codeLines: 41),
      Support(path: "TableStore/Misfit.swift", codeLines: 46),
      Support(path: "TableStore/NativeNames.swift", codeLines: 17),
      Support(path: "TableStore/NativeWriter.swift", codeLines: 66),
      Support(path: "TableStore/NumberedRows.swift", codeLines: 18),
      Support(path: "TableStore/ObjectOutline.swift", codeLines: 31),
      Support(path: "TableStore/OpenOptions.swift", codeLines: 20),
      Support(path: "TableStore/OpeningNotes.swift", codeLines: 57),
      Support(path: "TableStore/ProblemFinder.swift", codeLines: 141),
      Support(path: "TableStore/Requests/CancelReason.swift", codeLines: 5),
      Support(path: "TableStore/Requests/FaultingTransfer.swift", codeLines: 42),
      Support(path: "TableStore/Requests/FaultingTransport.swift", codeLines: 49),
      Support(path: "TableStore/Requests/HTTPField.swift", codeLines: 14),
      Support(path: "TableStore/Requests/HTTPRequest.swift", codeLines: 20),
      Support(path: "TableStore/Requests/HTTPResponse.swift", codeLines: 20),
      Support(path: "TableStore/Requests/HTTPTransport.swift", codeLines: 10),
      Support(path: "TableStore/Requests/JSONValue+Paths.swift", codeLines: 11),
      Support(path: "TableStore/Requests/ListModel.swift", codeLines: 241),
      Support(path: "TableStore/Requests/ListModelDelegate.swift", codeLines: 12),
      Support(path: "TableStore/Requests/ListPage.swift", codeLines: 25),
      Support(path: "TableStore/Requests/LoopCall.swift", codeLines: 12),
      Support(path: "TableStore/Requests/LoopWork.swift", codeLines: 5),
      Support(path: "TableStore/Requests/Network.swift", codeLines: 26),
      Support(path: "TableStore/Requests/PageFacts.swift", codeLines: 10),
      Support(path: "TableStore/Requests/PageLink.swift", codeLines: 5),
      Support(path: "TableStore/Requests/PageReading.swift", codeLines: 8),
      Support(path: "TableStore/Requests/PageRule.swift", codeLines: 12),
      Support(path: "TableStore/Requests/RedactedURL.swift", codeLines: 16),
      Support(path: "TableStore/Requests/Request.swift", codeLines: 146),
      Support(path: "TableStore/Requests/RequestAddress.swift", codeLines: 99),
      Support(path: "TableStore/Requests/RequestError.swift", codeLines: 34),
      Support(path: "TableStore/Requests/RequestLoop.swift", codeLines: 29),
      Support(path: "TableStore/Requests/RequestOutcome.swift", codeLines: 5),
      Support(path: "TableStore/Requests/RequestState.swift", codeLines: 8),
      Support(path: "TableStore/Requests/TransferLimits.swift", codeLines: 7),
      Support(path: "TableStore/Requests/TransportError.swift", codeLines: 22),
      Support(path: "TableStore/Requests/VirtualClock.swift", codeLines: 50),
      Support(path: "TableStore/RowGroups.swift", codeLines: 41),
      Support(path: "TableStore/RowSample.swift", codeLines: 41),
      Support(path: "TableStore/RowSorter.swift", codeLines: 39),
      Support(path: "TableStore/RowStyle.swift", codeLines: 112),
      Support(path: "TableStore/RowStyleFinder.swift", codeLines: 31),
      Support(path: "TableStore/RowToken.swift", codeLines: 27),
      Support(path: "TableStore/SaveResult.swift", codeLines: 6),
      Support(path: "TableStore/SaveText+Lists.swift", codeLines: 53),
      Support(path: "TableStore/SaveText.swift", codeLines: 70),
      Support(path: "TableStore/SectionMembers.swift", codeLines: 52),
      Support(path: "TableStore/SectionNames.swift", codeLines: 13),
      Support(path: "TableStore/SectionObjectWriter.swift", codeLines: 135),
      Support(path: "TableStore/SectionText.swift", codeLines: 7),
      Support(path: "TableStore/ShapeFinder.swift", codeLines: 156),
      Support(path: "TableStore/StoreError.swift", codeLines: 55),
      Support(path: "TableStore/TableDocument+Making.swift", codeLines: 86),
      Support(path: "TableStore/TableDocument+Opening.swift", codeLines: 30),
      Support(path: "TableStore/TableDocument+Problems.swift", codeLines: 12),
      Support(path: "TableStore/TableDocument+Saving.swift", codeLines: 83),
      Support(path: "TableStore/TableDocument+Updating.swift", codeLines: 111),
      Support(path: "TableStore/TableDocument.swift", codeLines: 162),
      Support(path: "TableStore/TableLayout.swift", codeLines: 40),
      Support(path: "TableStore/TextList.swift", codeLines: 37),
      Support(path: "TableStore/TextMember.swift", codeLines: 27),
      Support(path: "TableStore/UniqueNames.swift", codeLines: 14),
    ]
  )
}
