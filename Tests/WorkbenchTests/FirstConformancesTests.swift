import TableAdapters
import TableModel
import TableStore
import TableUI
import Testing
import Wirings

@testable import Workspace

/// What the program notes about its classes is what the runtime finds.
@Suite @MainActor struct FirstConformancesTests {
  /// An object of each class that has entries.
  private let objects: [AnyObject] = [
    ItemTableView(size: Size(width: 390, height: 844)), ItemDataSource(),
    ItemsController(store: SectionStore([])),
    NavigationController(rootViewController: ViewController()),
  ]

  @Test func `each entry is what the runtime finds`() throws {
    FirstConformances.note()
    #expect(KnownConformances.entries.count > 15)
    for entry in KnownConformances.entries {
      let object = try #require(objects.first { type(of: $0) == entry.type }, "\(entry.type)")
      func compare<Capability>(_ capability: Capability.Type) {
        let found = (object as? Capability) != nil
        let known = cast(object, to: capability)
        #expect((known != nil) == found, "\(entry.type) and \(capability)")
        #expect(known == nil || known as AnyObject === object)
      }
      _openExistential(entry.capability, do: compare)
    }
  }

  @Test func `a subclass may have more protocols`() {
    final class Titled: ItemDataSource, TableViewIndexing {
      func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
    }
    FirstConformances.note()
    #expect(cast(ItemDataSource(), to: (any TableViewIndexing).self) == nil)
    #expect(cast(Titled(), to: (any TableViewIndexing).self) != nil)
  }
}
