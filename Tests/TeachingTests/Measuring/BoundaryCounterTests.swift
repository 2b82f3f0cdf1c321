import JSON
import TableAdapters
import TableModel
import TableUI
import Testing
import Wirings
import Workbench
import Workspace

@testable import Teaching

@MainActor @Suite struct BoundaryCounterTests {
  /// Passes on each call, so that a table view reports the calls for heights one by one.
  private final class EachCall: MessageObserver {
    private let counter: BoundaryCounter

    /// The number of calls for the height of a row.
    private(set) var heights = 0

    var usesResults: Bool { false }

    init(_ counter: BoundaryCounter) { self.counter = counter }

    func messageBegan(_ message: Message) {
      if message.selector.hasPrefix("tableView(_:heightForRowAt:) ") { heights += 1 }
      counter.messageBegan(message)
    }

    func messageEnded(result: String?) { counter.messageEnded(result: result) }
  }

  /// Two sections with rows of several kinds, of which some have their own height.
  private var sections: [Section] {
    let kinds = ["base", "subtitle", "message", "unknown"]
    return (0..<2).map { section in
      let items = (0..<150).map { row in
        var members: [(String, JSONValue)] = [
          ("title", .string("row \(row)")), ("cell", .string(kinds[row % 4])),
        ]
        if row % 3 == 0 { members.append(("height", .number(60))) }
        return Item(
          .object(members),
          origin: .loaded(IndexPath(row: row, section: section)),
          bindings: .native
        )
      }
      return Section(header: "section \(section)", items: ItemList(items))
    }
  }

  private func load(_ door: ControllerAdapter) throws {
    door.appear()
    try door.tableView.layoutIfNeeded()
    door.tableView.reloadData()
    try door.tableView.layoutIfNeeded()
  }

  @Test(arguments: Wiring.all)
  func `calls that are counted together are as many as one by one`(wiring: Wiring) throws {
    func counts(together: Bool) throws -> (counts: BoundaryCounter.Counts, heights: Int) {
      let controller = wiring.makeController(sections, .plain, Size(width: 320, height: 480))
      let door = ControllerAdapter(controller)
      door.tableView.estimateNothingUnlessSaid()
      let counter = BoundaryCounter(ScreenHierarchy(door.controller))
      counter.outside = .view
      let each = EachCall(counter)
      door.observer = together ? counter : each
      try load(door)
      return withExtendedLifetime(each) { (counter.take(), each.heights) }
    }
    let (together, oneByOne) = try (counts(together: true), counts(together: false))
    #expect(together.counts == oneByOne.counts)
    let heights = together.counts.heightsToController + together.counts.heightsToOthers
    #expect(heights == oneByOne.heights)
    #expect(heights >= 600)
  }
}
