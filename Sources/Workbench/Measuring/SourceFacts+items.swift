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
      Support(path: "TableAdapters/Arranging/NumberTable.swift", codeLines: 18),
      Support(path: "TableAdapters/Arranging/NumberedChunk.swift", codeLines: 30),
      Support(path: "TableAdapters/Arranging/NumberedRows+Holding.swift", codeLines: 25),
      Support(path: "TableAdapters/Arranging/NumberedRows.swift", codeLines: 100),
      Support(path: "TableAdapters/Arranging/NumberedSection.swift", codeLines: 63),
      Support(path: "TableAdapters/Arranging/NumberedSummary.swift", codeLines: 12),
      Support(path: "TableAdapters/Arranging/RowMapping.swift", codeLines: 8),
      Support(path: "TableAdapters/Arranging/TableView+Mapping.swift", codeLines: 10),
      Support(path: "TableAdapters/Arranging/TableView+Stages.swift", codeLines: 21),
      Support(path: "TableAdapters/Generators/Event.swift", codeLines: 27),
      Support(path: "TableAdapters/Item+CellClass.swift", codeLines: 8),
      Support(path: "TableAdapters/ItemDataSource.swift", codeLines: 67),
      Support(path: "TableAdapters/ItemDelegate.swift", codeLines: 5),
      Support(path: "TableAdapters/ItemTableController.swift", codeLines: 35),
      Support(path: "TableAdapters/ItemTableView.swift", codeLines: 38),
      Support(path: "TableAdapters/Loading/FirstVisibleRow.swift", codeLines: 21),
      Support(path: "TableAdapters/Loading/ListLoader.swift", codeLines: 191),
      Support(path: "TableAdapters/Loading/ListLoaderEvent.swift", codeLines: 11),
      Support(path: "TableAdapters/Loading/ListLoading.swift", codeLines: 6),
      Support(path: "TableAdapters/Loading/PagePlacing.swift", codeLines: 27),
      Support(path: "TableAdapters/ModelChanging+Batch.swift", codeLines: 25),
      Support(path: "TableAdapters/ReportedChanges+Following.swift", codeLines: 36),
      Support(path: "TableAdapters/TableChange+Committing.swift", codeLines: 21),
      Support(path: "TableAdapters/TapDeselecting.swift", codeLines: 3),
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
      Support(path: "TableStore/SectionStore.swift", codeLines: 20),
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
