import JSON
import TableModel

/// Puts the rows of sections that a key made back into their one list.
///
/// Rows that nobody touched keep their order in the list. A row that came in or moved goes behind the row
/// before it in its section, and its key gets the section's value.
struct GroupedOrder {
  /// The rows of the list as they are to be written.
  private(set) var tokens: [RowToken] = []
  private(set) var notes: [String] = []

  private let groups: RowGroups
  private let sorter: RowSorter

  /// For each element of the list whether it stays where it is.
  private var isFixed: [Bool]
  private var replaced: [Int: Item] = [:]
  private var before: [Int: [RowToken]] = [:]
  private var after: [Int: [RowToken]] = [:]
  private var atEnd: [RowToken] = []

  init(_ sections: [Section], groups: RowGroups, sorter: RowSorter) {
    self.groups = groups
    self.sorter = sorter
    isFixed = Array(repeating: false, count: groups.list.count)
    var rows = sections.map { self.rows(of: $0) }
    for section in rows.indices {
      for row in rows[section].indices { claim(&rows[section][row]) }
    }
    var anchor: Int?
    for section in rows.reversed() { place(section, next: &anchor) }
    collect()
    noteOrder(rows)
    let empty = sections.filter(\.items.isEmpty).count
    if empty > 0 { notes.append("a section without rows has no place in the file; it is left out") }
  }

  /// A row on its way into the list.
  private struct Row {
    /// The element that it is and stays, or nil.
    var fixedSlot: Int?
    var token: RowToken
  }

  private func rows(of section: Section) -> [Row] {
    let home = section.origin.flatMap { groups.groups.indices.contains($0) ? $0 : nil }
    let isRenamed = home.map { ItemID(groups.groups[$0].header) != ItemID(section.header) } ?? true
    let value = isRenamed ? newValue(section.header) : home.flatMap { groups.groups[$0].value }
    var rows: [Row] = []
    for token in sorter.tokens(of: section.items, home: home) {
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

  /// Lets a row keep its place, unless a copy of it has the place already.
  private mutating func claim(_ row: inout Row) {
    guard let slot = row.fixedSlot else { return }
    if isFixed[slot] { row.fixedSlot = nil }
    isFixed[slot] = true
  }

  /// Loosens the rows that no longer stand in the order of the list.
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

  /// Gives every row a place: its own, else behind the row before it, else before the next that stays.
  private mutating func place(_ rows: [Row], next anchor: inout Int?) {
    let first = rows.lazy.compactMap(\.fixedSlot).first ?? anchor
    var last: Int?
    var leading: [RowToken] = []
    for row in rows {
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

  private mutating func noteOrder(_ sections: [[Row]]) {
    let firsts = sections.compactMap { $0.lazy.compactMap(\.fixedSlot).first }
    guard zip(firsts, firsts.dropFirst()).contains(where: { $0 >= $1 }) else { return }
    notes.append("opened again, the sections come in the order of their first rows in the file")
  }

  private func keyed(_ item: Item, _ value: JSONValue?) -> Item {
    var item = item
    if let value {
      if item.value[groups.key] != value { item.value = item.value.setting(groups.key, to: value) }
    } else {
      item.value = item.value.removing(groups.key)
    }
    return item
  }

  /// A header as a value of the key: a number where all values are numbers and the header reads as one.
  private func newValue(_ header: String) -> JSONValue {
    let areNumbers = groups.groups.allSatisfy { $0.value?.kind == .number }
    if areNumbers, let number = JSONValue(numberText: header) { return number }
    return .string(header)
  }
}
