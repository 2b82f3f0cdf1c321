import TableModel
import TableUI
import TestSupport

/// What a table view is told of an edit, found by comparing plain arrays.
@MainActor struct ScriptCalls {
  private let edit: ScriptEdit
  private let old: [Int: Int]
  private let new: [Int: Int]
  private let places: [String: ScriptPlace]
  private let newPlaces: [String: ScriptPlace]

  init(_ edit: ScriptEdit) {
    self.edit = edit
    old = Self.numbers(edit.before)
    new = Self.numbers(edit.after)
    places = edit.before.places
    newPlaces = edit.after.places
  }

  private static func numbers(_ content: ScriptContent) -> [Int: Int] {
    Dictionary(uniqueKeysWithValues: content.sections.enumerated().map { ($1.number, $0) })
  }

  /// Makes the calls, in an order that must not matter.
  func make(on tableView: TableView) throws(TableError) {
    try tellSections(tableView)
    try tellRows(tableView)
    var updates = TableUpdates()
    updates.resizedRows = stayed.filter {
      edit.before.height(of: $0.row) != edit.after.height(of: $0.row)
    }.map { IndexPath($0.from) }
    for (index, section) in edit.before.sections.enumerated() {
      guard let after = new[section.number].map({ edit.after.sections[$0] }) else { continue }
      if after.header != section.header || after.footer != section.footer {
        updates.retitledSections.append(index)
      }
    }
    if !updates.isEmpty { try tableView.performBatchUpdates(updates) }
  }

  private func tellSections(_ tableView: TableView) throws(TableError) {
    for number in edit.movedSections.sorted() {
      guard let from = old[number], let to = new[number] else { continue }
      try tableView.moveSection(from, toSection: to)
    }
    let coming = new.filter { old[$0.key] == nil }.values.sorted()
    if !coming.isEmpty { try tableView.insertSections(coming) }
    let going = old.filter { new[$0.key] == nil }.values.sorted()
    if !going.isEmpty { try tableView.deleteSections(going) }
  }

  private func tellRows(_ tableView: TableView) throws(TableError) {
    let coming = newPlaces.filter { row, place in
      places[row] == nil && old[edit.after.sections[place.section].number] != nil
    }
    if !coming.isEmpty { try tableView.insertRows(at: coming.values.map { IndexPath($0) }) }
    let going = places.filter { row, place in
      newPlaces[row] == nil && new[edit.before.sections[place.section].number] != nil
    }
    if !going.isEmpty { try tableView.deleteRows(at: going.values.map { IndexPath($0) }) }
    for (row, from, to) in stayed {
      let isMoved = edit.movedRows.contains(row)
      if isMoved { try tableView.moveRow(at: IndexPath(from), to: IndexPath(to)) }
      guard edit.renewed.contains(row) else { continue }
      let number = edit.before.sections[from.section].number
      if isMoved || edit.movedSections.contains(number) {
        try tableView.reconfigureRows(at: [IndexPath(from)])
      } else {
        try tableView.reloadRows(at: [IndexPath(from)])
      }
    }
  }

  /// The rows that are there before and after.
  private var stayed: [(row: String, from: ScriptPlace, to: ScriptPlace)] {
    places.compactMap { row, from in newPlaces[row].map { (row, from, $0) } }
      .sorted { IndexPath($0.from) < IndexPath($1.from) }
  }
}
