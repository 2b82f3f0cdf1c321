import JSON
import TableModel

@testable import Workspace

/// What undo and redo have to give in a table of `ForeignWriter`, without any row's place.
///
/// The user's edits change cities, heights, and which rows there are; no other program does.
struct EditModel {
  /// The columns of a row that only the user edits.
  struct Row: Equatable {
    var city = "Oslo"
    var height: Double?
  }

  typealias State = [Int: Row]

  private(set) var state: State
  private(set) var savedState: State
  private var edits: [(before: State, after: State)] = []
  private var position = 0

  /// The number of edits at which the rows are those last saved; nil if edits no longer lead there.
  private var savedCount: Int? = 0

  init(ids: ClosedRange<Int>) {
    state = Dictionary(uniqueKeysWithValues: ids.map { ($0, Row()) })
    savedState = state
  }

  mutating func edit(_ change: (inout State) -> Void) {
    let before = state
    change(&state)
    edits.removeLast(edits.count - position)
    if let count = savedCount, count > position { savedCount = nil }
    edits.append((before, state))
    position += 1
  }

  mutating func save() { (savedCount, savedState) = (position, state) }

  /// Returns false without an edit to undo.
  mutating func undo(_ count: Int) -> Bool {
    guard position > 0 else { return false }
    position = max(0, position - count)
    state = edits[position].before
    return true
  }

  /// Returns false without an edit to redo.
  mutating func redo(_ count: Int) -> Bool {
    guard position < edits.count else { return false }
    position = min(edits.count, position + count)
    state = edits[position - 1].after
    return true
  }

  /// Follows a change of another program: unsaved edits become one.
  ///
  /// - Parameter keepsUndone: Whether saved edits that are undone can be redone.
  mutating func follow(keepsUndone: Bool) {
    if keepsUndone, let savedCount {
      edits.removeLast(edits.count - savedCount)
      return
    }
    edits.removeLast(edits.count - (savedCount ?? 0))
    savedCount = edits.count
    if state != savedState { edits.append((savedState, state)) }
    position = edits.count
  }

  /// Returns the ids of the rows that are not as they have to be.
  @MainActor func wrongRows(in table: OpenTable) -> [Int] {
    let rows = Self.state(of: table)
    return Set(rows.keys).union(state.keys).filter { rows[$0] != state[$0] }.sorted()
  }

  /// Returns the rows of a table, without those that another program inserted.
  @MainActor private static func state(of table: OpenTable) -> State {
    let items = table.sections.flatMap { Array($0.items) }
    let rows = items.compactMap { item -> (Int, Row)? in
      guard let id = item.value["id"]?.integer, id < 20_000 else { return nil }
      return (id, Row(city: item.value["city"]?.string ?? "", height: item.heightByHand))
    }
    return Dictionary(rows) { _, _ in Row(city: "twice") }
  }

  /// Returns the path of a row, or nil if there is none.
  @MainActor static func path(ofID id: Int, in table: OpenTable) -> IndexPath? {
    for (number, section) in table.sections.enumerated() {
      let row = section.items.firstIndex { $0.value["id"]?.integer == id }
      if let row { return IndexPath(row: row, section: number) }
    }
    return nil
  }
}
