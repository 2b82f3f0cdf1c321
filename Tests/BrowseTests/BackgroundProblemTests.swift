import Browse
import TableUI
import Teaching
import Testing

@testable import Workbench
@testable import Workspace

/// Problems of background work on the full screen.
@MainActor @Suite struct BackgroundProblemTests {
  /// A host whose work has a problem at some of its steps.
  private final class Host: GestureDelegate {
    private var steps: [String?]
    private let table: TableView
    private(set) var problem: String?

    init(_ steps: [String?], _ table: TableView) { (self.steps, self.table) = (steps, table) }

    func perform(_ gesture: Gesture) -> GestureReport { GestureReport(lines: ["performed"]) }

    func undo() -> GestureReport { GestureReport(lines: ["undone"]) }

    func advance() -> Bool {
      if !steps.isEmpty { problem = steps.removeFirst() }
      return false
    }

    func fit(into size: Size) {
      table.size = size
      try? table.layoutIfNeeded()
    }
  }

  private func frames(_ steps: [String?], _ events: [ScreenEvent]) throws -> [String] {
    let session = try ExampleTable.makeSession(features: .all)
    let controller = try session.requireSource().door.controller
    let host = Host(steps, controller.tableView)
    let screen = KeyQueue(events, size: ScreenSize(columns: 100, lines: 40))
    Browser(controller, on: screen, host: host).run()
    return screen.frames.map { $0.text.joined(separator: "\n") }
  }

  @Test func `a problem is shown once, and goes when the work succeeds again`() throws {
    let events = Array(repeating: ScreenEvent.nothing, count: 5)
    let frames = try frames([nil, "a.db: locked", "a.db: locked", nil, nil], events)
    #expect(frames.map { $0.contains("! a.db: locked") } == [false, true, false])
  }

  @Test func `a report after the problem stays`() throws {
    let frames = try frames(
      ["a.db: locked", "a.db: locked", nil],
      [.nothing, .key(.character("u")), .nothing, .nothing]
    )
    #expect(frames.map { $0.contains("! a.db: locked") }.prefix(3) == [false, true, false])
    #expect(frames.last?.contains("undone") == true)
  }
}
