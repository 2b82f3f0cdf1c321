import TableModel
import TableUI
import Testing

/// Stands between a table view and its objects and hides single methods.
@MainActor
private final class StandIn: TableViewDataSource, TableViewDelegate,
  CapabilityForwarding, MethodSubstituting
{
  let behind: RecordingTable
  var hiddenMethods: Set<OptionalMethod> = []
  var hiddenProtocol: Any.Type?
  var other: AnyObject?

  var substitutes: [OptionalMethod: MethodSubstitute] {
    var substitutes: [OptionalMethod: MethodSubstitute] = [:]
    for method in hiddenMethods {
      substitutes[method] = other.map(MethodSubstitute.object) ?? .nobody
    }
    return substitutes
  }

  init(_ behind: RecordingTable) { self.behind = behind }

  func target(for capability: Any.Type) -> AnyObject? {
    if capability == (any MethodSubstituting).self { return self }
    return capability == hiddenProtocol ? nil : behind
  }

  func numberOfSections(in tableView: TableView) -> Int {
    behind.numberOfSections(in: tableView)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    behind.tableView(tableView, numberOfRowsInSection: section)
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    try behind.tableView(tableView, cellForRowAt: indexPath)
  }
}

@MainActor @Suite struct InterposingTests {
  private let table = RecordingTable(counts: [10])
  private var view: TableView { table.tableView }

  private func standIn(hiding methods: Set<OptionalMethod> = []) throws -> StandIn {
    try view.layoutIfNeeded()
    try view.selectRow(at: path(0, 1))
    _ = table.takeLog()
    let standIn = StandIn(table)
    standIn.hiddenMethods = methods
    view.interpose(dataSource: standIn, delegate: standIn)
    return standIn
  }

  @Test func `a stand-in asks for no reload and keeps the selection`() throws {
    let standIn = try standIn()
    #expect(!view.needsLayout)
    try view.layoutIfNeeded()
    #expect(table.takeLog().isEmpty && view.isSelected(path(0, 1)))
    withExtendedLifetime(standIn) {}
  }

  @Test func `a hidden method is not called, its neighbours are`() throws {
    let standIn = try standIn(hiding: [.didSelect, .willSelect])
    try view.tap(at: path(0, 0))
    #expect(
      table.takeLog() == [
        "shouldHighlight 0 0", "didHighlight 0 0", "didUnhighlight 0 0", "willDeselect 0 1",
        "didDeselect 0 1",
      ]
    )
    #expect(!view.implements(.didSelect) && view.implements(.didDeselect))
    withExtendedLifetime(standIn) {}
  }

  @Test func `a hidden protocol is absent`() throws {
    let standIn = try standIn()
    standIn.hiddenProtocol = (any TableViewHighlighting).self
    view.probeCapabilities()
    try view.tap(at: path(0, 0))
    #expect(table.takeLog().first == "willSelect 0 0")
    #expect(!view.implements(.didHighlight) && view.implements(.didSelect))
    withExtendedLifetime(standIn) {}
  }

  @Test func `hidden heights leave the word to the property`() throws {
    let standIn = try standIn(hiding: [.heightForRow])
    view.rowHeight = 60
    view.reloadData()
    #expect(view.contentSize.height == 600)
    withExtendedLifetime(standIn) {}
  }

  /// Has a method of a protocol, and is not asked for the others.
  private final class Other: TableViewSelecting {
    var log: [String] = []

    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("willSelect \(indexPath)")
      return indexPath
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      log.append("didSelect \(indexPath)")
    }
  }

  @Test func `another object has a single method of a protocol, and only that`() throws {
    let standIn = try standIn(hiding: [.didSelect])
    let other = Other()
    standIn.other = other
    view.probeCapabilities()
    try view.tap(at: path(0, 0))
    #expect(other.log == ["didSelect 0 0"])
    #expect(table.takeLog().contains("willSelect 0 0"))
    #expect(view.implements(.didSelect))
    withExtendedLifetime(standIn) {}
  }

  @Test func `every method belongs to one protocol and has a name of its own`() {
    for method in OptionalMethod.allCases {
      let owners = OptionalProtocol.all.filter { $0.methods.contains(method) }
      #expect(owners.count == 1, "\(method)")
      #expect(OptionalProtocol.of(method).name == owners.first?.name)
    }
    #expect(Set(OptionalMethod.allCases.map(\.name)).count == OptionalMethod.allCases.count)
  }
}
