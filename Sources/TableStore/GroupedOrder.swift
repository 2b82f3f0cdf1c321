import JSON
import TableModel

/// Merges the rows of sections that were grouped by a key back into one list.
///
/// Unchanged rows keep their order in the list. An inserted or moved row follows the row before it
/// in its section, and its key gets the section's value.
struct GroupedOrder {
  /// The rows of the list in the order to write.
  private(set) var tokens: [RowToken] = []
  private(set) var notes: [String] = []

  private let groups: RowGroups
  private let sorter: RowSorter

  /// Whether each element of the list keeps its place.
  private var isFixed: [Bool]
  private var replaced: [Int: Item] = [:]
  private var before: [Int: [RowToken]] = [:]
  private var after: [Int: [RowToken]] = [:]
  private var atEnd: [RowToken] = []

  init(_ sections: [Section], groups: RowGroups, sorter: RowSorter) {
    self.groups = groups
    self.sorter = sorter
    isFixed = Array(repeating: false, count: groups.list.count)
    var plans = sections.map { plan(for: $0) }
    for index in plans.indices { claim(&plans[index]) }
    var anchor: Int?
    for plan in plans.reversed() { place(plan, next: &anchor) }
    collect()
    noteOrder(plans)
    let empty = sections.filter(\.items.isEmpty).count
    if empty > 0 { notes.append("the file cannot store a section without rows; left out") }
  }

  /// A row to insert into the list.
  private struct Row {
    /// The index of the element whose place it keeps, or nil.
    var fixedSlot: Int?
    var token: RowToken
  }

  /// The change of a section.
  private struct Plan {
    /// The group that the section still equals, row for row, or nil.
    var untouched: Int?
    var rows: [Row] = []
    var firstSlot: Int?
  }

  private func plan(for section: Section) -> Plan {
    let home = section.origin.flatMap { groups.groups.indices.contains($0) ? $0 : nil }
    let isRenamed = home.map { ItemID(groups.groups[$0].header) != ItemID(section.header) } ?? true
    let tokens = sorter.tokens(of: section.items, home: home)
    if let home, !isRenamed, sorter.isUntouched(tokens, section: home) {
      return Plan(untouched: home)
    }
    let value = isRenamed ? newValue(section.header) : home.flatMap { groups.groups[$0].value }
    return Plan(rows: rows(of: tokens, home: home, value: value, isRenamed: isRenamed))
  }

  private func rows(
    of tokens: [RowToken],
    home: Int?,
    value: JSONValue?,
    isRenamed: Bool
  ) -> [Row] {
    var rows: [Row] = []
    for token in tokens {
      switch token {
      case .kept(let range):
        guard let home else { break }
        for row in range {
          let slot = Int(groups.groups[home].slots[row])
          let token: RowToken =
            isRenamed
            ? .replaced(slot, keyed(sorter.loaded[home].item(at: row), value))
            : .kept(slot..<slot + 1)
          rows.append(Row(fixedSlot: slot, token: token))
        }
      case .replaced(let row, let item):
        guard let home else { break }
        let slot = Int(groups.groups[home].slots[row])
        let item = isRenamed ? keyed(item, value) : item
        rows.append(Row(fixedSlot: slot, token: .replaced(slot, item)))
      case .moved(let other, let range):
        for row in range {
          rows.append(Row(token: .made(keyed(sorter.loaded[other].item(at: row), value))))
        }
      case .made(let item): rows.append(Row(token: .made(keyed(item, value))))
      case .foreign(let source, let range):
        for row in range { rows.append(Row(token: .made(keyed(source.item(at: row), value)))) }
      }
    }
    return withoutFallen(rows)
  }

  /// Keeps the places of a section's rows, unless a copy of them already has the places.
  private mutating func claim(_ plan: inout Plan) {
    if let home = plan.untouched {
      let slots = groups.groups[home].slots
      if !slots.contains(where: { isFixed[Int($0)] }) {
        for slot in slots { isFixed[Int(slot)] = true }
        plan.firstSlot = slots.first.map(Int.init)
        return
      }
      let tokens: [RowToken] = [.kept(0..<slots.count)]
      let value = groups.groups[home].value
      plan = Plan(rows: rows(of: tokens, home: home, value: value, isRenamed: false))
    }
    for index in plan.rows.indices {
      guard let slot = plan.rows[index].fixedSlot else { continue }
      if isFixed[slot] { plan.rows[index].fixedSlot = nil }
      isFixed[slot] = true
    }
    plan.firstSlot = plan.rows.lazy.compactMap(\.fixedSlot).first
  }

  /// Releases the rows that are no longer in the order of the list.
  private func withoutFallen(_ rows: [Row]) -> [Row] {
    let slots = rows.compactMap(\.fixedSlot)
    guard zip(slots, slots.dropFirst()).contains(where: { $0 >= $1 }) else { return rows }
    let stays = slots.longestRise
    var rows = rows
    var number = 0
    for index in rows.indices where rows[index].fixedSlot != nil {
      if !stays[number] { rows[index].fixedSlot = nil }
      number += 1
    }
    return rows
  }

  /// Places every row: in its own place, else after the row before it, else before the next fixed
  /// row.
  private mutating func place(_ plan: Plan, next anchor: inout Int?) {
    let first = plan.firstSlot ?? anchor
    var last: Int?
    var leading: [RowToken] = []
    for row in plan.rows {
      if let slot = row.fixedSlot {
        last = slot
        if case .replaced(_, let item) = row.token { replaced[slot] = item }
      } else if let last {
        after[last, default: []].append(row.token)
      } else {
        leading.append(row.token)
      }
    }
    if let first {
      before[first] = leading + (before[first] ?? [])
    } else {
      atEnd = leading + atEnd
    }
    anchor = first
  }

  private mutating func collect() {
    for slot in isFixed.indices where isFixed[slot] {
      for token in before[slot] ?? [] { tokens.join(token) }
      tokens.join(replaced[slot].map { .replaced(slot, $0) } ?? .kept(slot..<slot + 1))
      for token in after[slot] ?? [] { tokens.join(token) }
    }
    for token in atEnd { tokens.join(token) }
  }

  private mutating func noteOrder(_ plans: [Plan]) {
    let firsts = plans.compactMap(\.firstSlot)
    guard zip(firsts, firsts.dropFirst()).contains(where: { $0 >= $1 }) else { return }
    notes.append("after reopening, the sections follow the order of their first rows in the file")
  }

  private func keyed(_ item: Item, _ value: JSONValue?) -> Item {
    var item = item
    if let value {
      if item.value[groups.path] != value {
        item.value = (try? item.value.setting(groups.path, to: value)) ?? item.value
      }
    } else {
      item.value = item.value.removing(groups.path)
    }
    return item
  }

  /// Returns a header as a value of the key: a number if all values are numbers and the header is
  /// one.
  private func newValue(_ header: String) -> JSONValue {
    let areNumbers = groups.groups.allSatisfy { $0.value?.kind == .number }
    if areNumbers, let number = JSONValue(numberText: header) { return number }
    return .string(header)
  }
}
