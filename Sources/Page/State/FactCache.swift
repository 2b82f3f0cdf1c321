import JSON
import TableModel
import TableUI

/// The facts of tabs, computed once for each command and each look of the table.
@MainActor struct FactCache {
  private var revision = -1
  private var table = PageState.empty
  private var known: [PageView: [PageState.Member]] = [:]

  /// Returns the facts of tabs in a fixed order.
  ///
  /// - Parameters:
  ///   - views: The tabs.
  ///   - state: The state without facts.
  ///   - revision: A number that changes with each command.
  ///   - host: The host.
  /// - Returns: The facts.
  mutating func members(
    of views: Set<PageView>,
    in state: PageState,
    revision: Int,
    _ host: any FrontEndHost
  ) -> [PageState.Member] {
    guard !views.isEmpty else { return [] }
    if revision != self.revision || state != table {
      (self.revision, table, known) = (revision, state, [:])
    }
    var members: [PageState.Member] = []
    for view in views.sorted(by: { $0.prefix < $1.prefix }) {
      // Requests advance while nothing else changes.
      if view.tab == "requests" { known[view] = nil }
      let row = view.row.isEmpty ? nil : state.block(view.row)?.path
      let facts =
        view.row.isEmpty || row != nil
        ? known[view] ?? PageRecording.facts(of: view, row: row, from: host) : []
      known[view] = facts
      members += facts
    }
    return members
  }
}

extension PageState.Member {
  /// Returns the fact with the numbers of the recorded steps.
  static func steps(_ steps: ClosedRange<Int>) -> Self {
    var writer = JSONWriter()
    writer.value([steps.lowerBound, steps.upperBound])
    return Self(name: "steps", value: JSONValue(validated: writer.bytes, at: 0))
  }
}
