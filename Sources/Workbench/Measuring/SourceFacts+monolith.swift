// Made from the sources of the wirings by a test, which says how to make it anew.

extension SourceFacts {
  static let monolith = SourceFacts(
    wiring: "monolith",
    files: [
      File(
        path: "Wirings/MonolithController.swift",
        codeLines: 108,
        methods: [
          Method(
            name: "makeTableView(style:)",
            tableProtocol: nil,
            lines: 31...33
          ),
          Method(
            name: "numberOfSections(in:)",
            tableProtocol: "TableViewDataSource",
            lines: 37...37
          ),
          Method(
            name: "tableView(_:numberOfRowsInSection:)",
            tableProtocol: "TableViewDataSource",
            lines: 39...41
          ),
          Method(
            name: "tableView(_:cellForRowAt:)",
            tableProtocol: "TableViewDataSource",
            lines: 43...54
          ),
          Method(
            name: "tableView(_:titleForHeaderInSection:)",
            tableProtocol: "TableViewTitling",
            lines: 56...58
          ),
          Method(
            name: "tableView(_:titleForFooterInSection:)",
            tableProtocol: "TableViewTitling",
            lines: 60...63
          ),
          Method(
            name: "item(at:)",
            tableProtocol: nil,
            lines: 65...70
          ),
          Method(
            name: "cellClass(for:)",
            tableProtocol: nil,
            lines: 72...80
          ),
          Method(
            name: "tableView(_:heightForRowAt:)",
            tableProtocol: "TableViewSizing",
            lines: 84...88
          ),
          Method(
            name: "tableView(_:didSelectRowAt:)",
            tableProtocol: "TableViewSelecting",
            lines: 90...92
          ),
          Method(
            name: "tableView(_:commit:forRowAt:)",
            tableProtocol: "TableViewRowEditing",
            lines: 96...105
          ),
          Method(
            name: "tableView(_:moveRowAt:to:)",
            tableProtocol: "TableViewRowMoving",
            lines: 107...111
          ),
          Method(
            name: "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
            tableProtocol: "TableViewMultipleSelection",
            lines: 113...116
          ),
          Method(
            name: "changeModel(_:)",
            tableProtocol: nil,
            lines: 122...125
          ),
          Method(
            name: "perform(_:)",
            tableProtocol: nil,
            lines: 127...129
          ),
        ],
        text: ##"""
          public import TableAdapters
          public import TableModel
          public import TableUI

          /// Everything in one controller: it holds the rows, answers the table view and hears it. (The "before" of
          /// every article.)
          public final class MonolithController: TableViewController {
            public private(set) var sections: [Section]

            /// The item selected last.
            public private(set) var lastSelected: Item?

            public var onModelChange: (@MainActor (TableChange) -> Void)?

            public var listLoader: ListLoader?

            private let size: Size

            /// Makes a controller with its rows.
            ///
            /// - Parameters:
            ///   - sections: The rows.
            ///   - style: The style of the table.
            ///   - size: The size of the table in points.
            public init(sections: [Section], style: TableViewStyle = .plain, size: Size = standardSize) {
              self.sections = sections
              self.size = size
              super.init(style: style)
            }

            public override func makeTableView(style: TableViewStyle) -> TableView {
              TableView(size: size, style: style)
            }
          }

          extension MonolithController: TableViewDataSource, TableViewTitling {
            public func numberOfSections(in tableView: TableView) -> Int { sections.count }

            public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
              sections.indices.contains(section) ? sections[section].items.count : 0
            }

            public func tableView(
              _ tableView: TableView,
              cellForRowAt indexPath: IndexPath
            ) throws(TableError) -> TableViewCell {
              // The model may have lost the row since the table last asked; an app runs off its array here.
              guard let item = item(at: indexPath) else {
                throw .outOfRange(indexPath, in: sections)
              }
              let cell = try tableView.dequeueReusableCell(cellClass(for: item), for: indexPath)
              cell.configure(with: item)
              return cell
            }

            public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
              sections.indices.contains(section) ? sections[section].header : nil
            }

            public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
              guard sections.indices.contains(section), !sections[section].footer.isEmpty else { return nil }
              return sections[section].footer
            }

            private func item(at indexPath: IndexPath) -> Item? {
              guard sections.indices.contains(indexPath.section),
                sections[indexPath.section].items.indices.contains(indexPath.row)
              else { return nil }
              return sections[indexPath.section].items[indexPath.row]
            }

            private func cellClass(for item: Item) -> ItemCell.Type {
              switch item.cellKind {
              case "base": return ItemCell.self
              case "subtitle": return SubtitleCell.self
              case "keyValue", "key-value": return KeyValueCell.self
              case .some: return UnknownKindCell.self
              case nil: return item.key == nil ? ItemCell.self : KeyValueCell.self
              }
            }
          }

          extension MonolithController: TableViewSizing, TableViewSelecting {
            public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
              guard let item = item(at: indexPath) else { return 0 }
              if let height = item.height { return height }
              return cellClass(for: item) == SubtitleCell.self ? 60 : 44
            }

            public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
              lastSelected = item(at: indexPath)
            }
          }

          extension MonolithController: TableViewRowEditing, TableViewRowMoving, TableViewMultipleSelection {
            public func tableView(
              _ tableView: TableView,
              commit editingStyle: CellEditingStyle,
              forRowAt indexPath: IndexPath
            ) throws(TableError) {
              guard let change = TableChange(committing: editingStyle, at: indexPath, in: sections) else {
                return
              }
              try perform([change])
            }

            public func tableView(
              _ tableView: TableView,
              moveRowAt source: IndexPath,
              to destination: IndexPath
            ) throws(TableError) { try changeModel(.move(from: source, to: destination)) }

            public func tableView(
              _ tableView: TableView,
              shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
            ) -> Bool { tableView.allowsMultipleSelectionDuringEditing }
          }

          extension MonolithController: SectionsProviding, ModelChanging, ModelChangeObserving,
            ChangePerforming, ListLoading
          {
            public func changeModel(_ change: TableChange) throws(TableError) {
              try change.apply(to: &sections)
              onModelChange?(change)
            }

            public func perform(_ changes: [TableChange]) throws(TableError) {
              try perform(changes, in: tableView)
            }
          }

          extension Wiring {
            /// Everything in one controller.
            public static let monolith = Wiring(
              name: "monolith",
              summary: "one controller holds the rows, answers the table and hears it",
              origin: "the \"before\" of every article"
            ) { sections, style, size in
              MonolithController(sections: sections, style: style, size: size)
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
