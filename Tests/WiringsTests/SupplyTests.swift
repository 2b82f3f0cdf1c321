import JSON
import TableModel
import TableStore
import TableUI
import TestSupport
import Testing
import Wirings

/// Every wiring shows the rows of every supply.
@MainActor @Suite struct SupplyTests {
  /// What rows come from.
  enum Kind: String, CaseIterable, Sendable {
    case file, csv, list, dataModel
  }

  private let network: Network

  init() throws {
    let served = #"{"/rows": {"pages": [["Ada", "Bob"], ["Cy"]]}}"#
    let transport = try ScriptedTransport(parsing: Array(served.utf8), name: "served.json")
    network = Network(transport, clock: VirtualClock())
  }

  private func makeSupply(_ kind: Kind) throws -> any RowSupply {
    switch kind {
    case .file:
      let text = Array(#"["Ada", "Bob", "Cy"]"#.utf8)
      let document = try TableDocument(parsing: text, name: "rows.json")
      return DocumentSupply(document, loop: network.loop)
    case .csv:
      let folder = try ScratchFolder()
      let path = try folder.write("name\nAda\nBob\nCy\n", to: "rows.csv")
      return DocumentSupply(try TableDocument.open(path), loop: network.loop)
    case .list:
      let reader = DocumentPageReader(name: "rows")
      return ListModel("http://h/rows", reader: reader, network: network)
    case .dataModel:
      let items = ["Ada", "Bob", "Cy"].enumerated().map {
        Item(.string($0.element), origin: .made($0.offset), bindings: .native)
      }
      return DataModel(store: SectionStore([Section(items: ItemList(items))]))
    }
  }

  @Test(arguments: Wiring.all.map(\.name), Kind.allCases)
  func `a wiring shows the rows of a supply`(_ name: String, _ kind: Kind) throws {
    let supply = try makeSupply(kind)
    supply.load(upTo: 3) { #expect($0 == nil) }
    network.loop.settle()
    let wiring = try #require(Wiring.named(name))
    let controller = wiring.makeController(for: supply)
    try controller.tableView.layoutIfNeeded()
    #expect(controller.tableView.visibleCells.compactMap(\.text) == ["Ada", "Bob", "Cy"])
  }
}
