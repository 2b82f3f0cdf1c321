import JSON
import TableModel
import TableStore
import TestSupport
import Testing

/// Rows are asked for in one way, whatever they come from.
@MainActor @Suite struct RowSupplyTests {
  /// What rows come from.
  enum Kind: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case file, csv, list, dataModel, store

    var testDescription: String { rawValue }

    /// What it can do.
    var capabilities: Set<RowCapability> {
      switch self {
      case .file: [.edit, .save, .cancel]
      case .csv: [.edit, .save, .cancel]
      case .list, .dataModel: [.load, .sendChanges, .cancel]
      case .store: [.load, .sendChanges]
      }
    }

    /// How many rows are known before the first load.
    var firstExtent: RowExtent {
      switch self {
      case .file, .csv: .exactly(5)
      case .list, .dataModel, .store: .unknown
      }
    }
  }

  private final class Follower: RowSupplyDelegate {
    var sections: [Section] = []
    var count = 0

    func rowSupply(
      _ supply: any RowSupply,
      didChange old: SuppliedRows,
      to new: SuppliedRows,
      by changes: [TableChange]
    ) {
      #expect(old.version + 1 == new.version)
      count += 1
      for change in changes {
        do { try change.apply(to: &sections) } catch { Issue.record(error) }
      }
      #expect(sections == new.sections)
    }
  }

  private let folder: ScratchFolder
  private let network: Network
  private let transport = PocketTransport()

  init() throws {
    folder = try ScratchFolder()
    network = Network(transport, clock: VirtualClock())
    transport.answer("http://h/model", #"[["a", "b"], ["c", "d", "e"]]"#)
    for (page, rows) in [#"["a", "b"]"#, #"["c", "d"]"#, #"["e"]"#].enumerated() {
      let next = page < 2 ? #", "next": "http://h/list?page=\#(page + 2)""# : ""
      let url = page == 0 ? "http://h/list" : "http://h/list?page=\(page + 1)"
      transport.answer(url, #"{"results": \#(rows)\#(next)}"#)
    }
  }

  private func makeSupply(_ kind: Kind) throws -> any RowSupply {
    switch kind {
    case .file:
      let path = try folder.write(#"["a", "b", "c", "d", "e"]"#, to: "rows.json")
      return DocumentSupply(try TableDocument.open(path), loop: network.loop)
    case .csv:
      let path = try folder.write("title\na\nb\nc\nd\ne\n", to: "rows.csv")
      return DocumentSupply(try TableDocument.open(path), loop: network.loop)
    case .list:
      let reader = DocumentPageReader(name: "list")
      return ListModel("http://h/list", reader: reader, network: network)
    case .dataModel:
      let model = DataModel(network) { value throws(ElementError) in
        Section(
          items: ItemList(
            value.elements.enumerated().map {
              Item($0.element, origin: .made($0.offset), bindings: .native)
            }
          )
        )
      }
      model.request?.server = "http://h"
      model.request?.path = "model"
      return model
    case .store:
      let items = "abcde".enumerated().map {
        Item(.string(String($0.element)), origin: .made($0.offset), bindings: .native)
      }
      return DataModel(store: SectionStore([Section(items: ItemList(items))]))
    }
  }

  /// Whether a call was rejected by the name of a capability.
  private func isRejected(
    _ capability: RowCapability,
    _ body: () throws(RowSupplyError) -> Void
  ) -> Bool {
    do throws(RowSupplyError) {
      try body()
      return false
    } catch {
      guard case .unsupported(capability, _) = error else { return false }
      return true
    }
  }

  @Test(arguments: Kind.allCases)
  func `a supply has its capabilities and rejects the others by name`(_ kind: Kind) throws {
    let supply = try makeSupply(kind)
    #expect(supply.capabilities == kind.capabilities)
    #expect(supply.rows.extent == kind.firstExtent)
    let loads = isRejected(.load) { () throws(RowSupplyError) in try supply.start(.next) }
    #expect(loads != kind.capabilities.contains(.load))
    let edits = isRejected(.edit) { () throws(RowSupplyError) in try supply.perform([]) }
    #expect(edits != kind.capabilities.contains(.edit))
    let saves = isRejected(.save) { () throws(RowSupplyError) in try supply.save() }
    #expect(saves != kind.capabilities.contains(.save))
    let cancels = isRejected(.cancel) { () throws(RowSupplyError) in try supply.cancelLoads() }
    #expect(cancels != kind.capabilities.contains(.cancel))
  }

  @Test(arguments: Kind.allCases)
  func `pages follow each other forwards and backwards`(_ kind: Kind) throws {
    let supply = try makeSupply(kind)
    var titles: [String] = []
    var cursor: RowCursor?
    var middle: RowCursor?
    for _ in 0..<3 {
      var calls = 0
      supply.page(after: cursor, limit: 2) { result in
        calls += 1
        guard let page = try? result.get() else { return }
        titles += page.items.compactMap(\.title)
        middle = cursor
        cursor = page.last
      }
      network.loop.settle()
      #expect(calls == 1)
    }
    #expect(titles == ["a", "b", "c", "d", "e"])
    let before = try #require(middle)
    supply.page(before: before, limit: 2) { result in
      #expect((try? result.get())?.items.compactMap(\.title) == ["b", "c"])
    }
    network.loop.settle()
    #expect(!supply.isLoading)
  }

  @Test(arguments: Kind.allCases)
  func `a row is found by its number, and none behind the last`(_ kind: Kind) throws {
    let supply = try makeSupply(kind)
    var found: [String] = []
    for number in [3, 0, 5] {
      supply.row(number) { result in
        switch result {
        case .success(let item): found.append(item.title ?? "")
        case .failure(let error): found.append(error.message)
        }
      }
    }
    network.loop.settle()
    #expect(found.sorted() == ["a", "d", "fewer than 6 rows"])
    #expect(supply.rows.extent == .exactly(5))
  }

  @Test(arguments: Kind.allCases)
  func `changes make the new rows of the old ones`(_ kind: Kind) throws {
    let supply = try makeSupply(kind)
    let follower = Follower()
    follower.sections = supply.rows.sections
    supply.supplyDelegate = follower
    supply.row(4) { _ in }
    network.loop.settle()
    #expect((follower.count > 0) == kind.capabilities.contains(.sendChanges))
    guard kind.capabilities.contains(.edit) else { return }
    let items = supply.rows.sections[0].items
    try supply.perform([.delete(items.slice(1..<3), at: IndexPath(row: 1, section: 0))])
    #expect(follower.count == 1 && supply.rows.extent == .exactly(3))
    let wrong = [TableChange.delete(items.slice(0..<1), at: IndexPath(row: 9, section: 0))]
    #expect(throws: RowSupplyError.self) { try supply.perform(wrong) }
    #expect(follower.count == 1)
    guard kind.capabilities.contains(.save) else { return }
    try supply.save()
    if kind == .csv {
      #expect(folder.read("rows.csv") == "title\na\nd\ne\n")
    } else {
      #expect(folder.read("rows.json") == #"["a", "d", "e"]"#)
    }
  }

  @Test func `a list knows a part of its rows until its last page`() throws {
    let supply = try makeSupply(.list)
    supply.row(1) { _ in }
    network.loop.settle()
    #expect(supply.rows.extent == .atLeast(2))
    supply.row(2) { _ in }
    network.loop.settle()
    #expect(supply.rows.extent == .atLeast(4) && supply.rows.generation == 1)
  }

  @Test(arguments: [Kind.list, .dataModel])
  func `a failure or a cancel ends all loads, and the next load tries again`(_ kind: Kind) throws {
    let supply = try makeSupply(kind)
    var errors: [RowSupplyError?] = []
    transport.holds = true
    supply.load(upTo: 1) { errors.append($0) }
    supply.load(upTo: 2) { errors.append($0) }
    try supply.cancelLoads()
    #expect(errors == [.cancelled, .cancelled])
    transport.holds = false
    network.transport.failNext()
    supply.load(upTo: 1) { errors.append($0) }
    network.loop.settle()
    guard errors.count == 3, case .request = errors[2] else {
      Issue.record("no failure: \(errors)")
      return
    }
    supply.load(upTo: 1) { errors.append($0) }
    network.loop.settle()
    #expect(errors.count == 4 && errors[3] == nil)
  }

  @Test func `a cursor is good until rows get other numbers`() throws {
    let supply = try makeSupply(.file)
    var cursor: RowCursor?
    supply.page(after: nil, limit: 2) { cursor = (try? $0.get())?.last }
    network.loop.settle()
    try supply.perform([.deleteSection(supply.rows.sections[0], at: 0)])
    var error: RowSupplyError?
    supply.page(after: cursor, limit: 2) {
      if case .failure(let found) = $0 { error = found }
    }
    network.loop.settle()
    #expect(error == .outdatedCursor)
  }
}

/// A supply that finds its pages by the key of a row, as a database does, and has never counted its rows.
@MainActor private final class KeyedSupply: RowSupply {
  let identity = "keys"
  let capabilities: Set<RowCapability> = []
  let rows = SuppliedRows(extent: .unknown)
  weak var supplyDelegate: (any RowSupplyDelegate)?
  let runningLoad: RowLoad? = nil

  private let titles = ["a", "b", "c", "d", "e"]

  func load(upTo count: Int, _ completion: @escaping @MainActor (RowSupplyError?) -> Void) {
    completion(.unsupported(.load, identity: identity))
  }

  func page(
    after cursor: RowCursor?,
    limit: Int,
    _ completion: @escaping @MainActor (Result<RowPage, RowSupplyError>) -> Void
  ) {
    let key = cursor?.row.title ?? ""
    let found = titles.filter { $0 > key }.prefix(limit)
    let items = found.map { Item(.string($0), origin: .made(0), bindings: .native) }
    completion(.success(RowPage(items, from: (cursor?.number ?? -1) + 1, generation: 0)))
  }
}

/// Pages by key, through the protocol alone.
@MainActor @Suite struct KeyedSupplyTests {
  @Test func `a supply may find its pages by key`() throws {
    let supply: any RowSupply = KeyedSupply()
    var titles: [String] = []
    var cursor: RowCursor?
    for _ in 0..<3 {
      supply.page(after: cursor, limit: 2) { result in
        guard let page = try? result.get() else { return }
        titles += page.items.compactMap(\.title)
        cursor = page.last
      }
    }
    #expect(titles == ["a", "b", "c", "d", "e"] && cursor?.number == 4)
    #expect(supply.rows.extent == .unknown && !supply.isLoading)
    supply.row(1) { result in #expect(throws: RowSupplyError.self) { try result.get() } }
  }
}
