import JSON
import TableModel
package import TableUI

/// A recording of the states of a page, one for each step.
///
/// It is the time line of all clients and the contents of a file. Only the first state is whole.
@MainActor package final class PageRecording {
  /// The largest number of steps and of bytes that are kept.
  enum Limit {
    /// The number of steps.
    static let steps = 500

    /// The bytes of all differences.
    static let bytes = 8_000_000
  }

  /// A step as the difference to the one before it.
  private struct Step {
    let update: PageUpdate
    let size: Int
  }

  private var first: PageState?
  private var list: [Step] = []
  private var size = 0
  private var last = PageState.empty

  /// The state before the last one, which a continued scroll replaces.
  private var previous = PageState.empty

  /// The number of the last command, from the host.
  private var lastCommand: Int?

  /// The host whose current state is not recorded yet, its last command, and the state without the
  /// facts of the tabs if a server has computed it.
  private var due: (host: any FrontEndHost, command: Int?, table: PageState?)?

  /// The files of the page that a file of the recording contains.
  var assets = PageAssets.builtIn

  /// The number of steps that were dropped.
  private(set) var droppedCount = 0

  /// Creates an empty recording.
  package init() {}

  /// The numbers of the recorded steps; the first one is the state before the others.
  package var steps: ClosedRange<Int> {
    let isOfNewStep = due != nil && first != nil && !replacesLast(due?.command)
    return droppedCount...(droppedCount + list.count + (isOfNewStep ? 1 : 0))
  }

  /// Notes that the current state of a host is to be recorded with the facts of all tabs.
  ///
  /// The facts take milliseconds, so they are computed later: when the next command begins, when the
  /// prompt waits, or when someone looks.
  package func note(_ host: any FrontEndHost) { due = (host, host.scene?.step?.number, nil) }

  /// Notes the state that is due, without the facts of tabs, to avoid computing it twice.
  func noteTable(_ table: PageState) { due?.table = table }

  /// Records the state that is due, before it changes.
  package func settle() {
    guard let (host, command, table) = due else { return }
    due = nil
    var state = table ?? PageState(host.scene) { host.identifier(ofRowAt: $0) }
    state.members += PageView.all.flatMap {
      Self.facts(of: PageView(tab: $0), row: nil, from: host)
    }
    add(state, command: command)
  }

  /// Returns the facts of a view as members of a state.
  static func facts(
    of view: PageView,
    row: IndexPath?,
    from host: any FrontEndHost
  ) -> [PageState.Member] {
    host.facts(of: view.tab, row: row).map { fact in
      PageState.Member(
        name: view.prefix + name(of: fact),
        value: JSONValue(validated: Array(fact.json.utf8), at: 0)
      )
    }
  }

  /// Returns the name of a fact without slashes, because a slash separates it from the view's name.
  private static func name(of fact: FrontEndFact) -> String {
    // Most names have none, and looking for bytes takes a fraction of replacing.
    guard fact.name.utf8.contains(UInt8(ascii: "/")) else { return fact.name }
    return fact.name.replacing("/", with: "∕")
  }

  /// Adds a state; one with the number of the last command replaces that.
  func add(_ state: PageState, command: Int?) {
    guard first != nil else {
      (first, last, previous, lastCommand) = (state, state, state, command)
      return
    }
    if replacesLast(command) {
      size -= list.removeLast().size
    } else {
      previous = last
    }
    let update = PageUpdate(from: previous, to: state)
    let bytes = update.text.utf8.count
    list.append(Step(update: update, size: bytes))
    size += bytes
    (last, lastCommand) = (state, command)
    while list.count > Limit.steps || size > Limit.bytes, list.count > 1 { dropFirst() }
  }

  /// Whether the state of a command replaces the last one, as the parts of one scroll do.
  private func replacesLast(_ command: Int?) -> Bool { command == lastCommand && !list.isEmpty }

  private func dropFirst() {
    let step = list.removeFirst()
    size -= step.size
    first = first?.applying(step.update)
    droppedCount += 1
  }

  /// Returns the state at a step, or nil if it is not recorded.
  ///
  /// - Complexity: O(n) in the steps before it.
  func state(at step: Int) -> PageState? {
    settle()
    guard steps.contains(step), var state = first else { return nil }
    for step in list.prefix(step - droppedCount) { state = state.applying(step.update) }
    return state
  }

  /// Returns the state at a step with the differences after it and their sizes in bytes.
  func part(
    from step: Int,
    count: Int
  ) -> (first: PageState, updates: [PageUpdate], sizes: [Int])? {
    settle()
    return state(at: step).map { state in
      let steps = list.dropFirst(step - droppedCount).prefix(count)
      return (state, steps.map(\.update), steps.map(\.size))
    }
  }
}

extension PageUpdate {
  /// The update as text, without numbers.
  fileprivate var text: String {
    var writer = JSONWriter()
    writer.beginObject()
    write(to: &writer, from: 0, sequence: 0)
    writer.endObject()
    return writer.text
  }
}
