import Database
import JSON
package import TableModel

/// Changes that other programs made in a database, for the rows of an open table.
package struct ForeignChanges: Sendable {
  /// The rows after the changes, without unsaved edits.
  let edits: DatabaseEdits

  /// The rows after the changes, with unsaved edits.
  package let sections: [Section]

  /// The difference from the current rows.
  package let comparison: SectionsDifference

  /// The unsaved edits, as changes of the rows without them.
  package let unsaved: [TableChange]

  /// The saved edits that can be undone, as changes of the rows without unsaved edits, the oldest
  /// first.
  package let saved: [SavedEdit]

  /// The paths of rows with unsaved edits that another program changed or deleted by now.
  package let changedElsewhere: [IndexPath]
}

/// Merges the rows of a later moment with unsaved edits.
///
/// The database decides which rows there are and their order. Edited values stay, and so do edited
/// rows that another program deleted. New rows follow the row that was before them.
struct ForeignMerge {
  private let current: CurrentRows
  private let moment: TableMoment

  /// The moment before, or nil if only loaded rows are compared.
  private let old: TableMoment?

  /// The values of edited rows and of some others, by their numbers at the moment.
  private let values: [Int: JSONValue]

  /// The texts of loaded rows by their old numbers, if only these are compared.
  private let loaded: [Int: [UInt8]]

  /// The saved edits.
  private var saved: SavedEditMerge

  /// The windows whose parts are the rows, or nil if these are all rows of the table.
  private let windows: WindowMoment?

  private let places: IdentifierIndex
  private let oldPlaces: IdentifierIndex?

  /// The result of a merge.
  enum Result {
    /// No row and no edit has changed.
    case same

    /// The changes.
    case changes(ForeignChanges)

    /// Rows have changed their places beyond the windows.
    case apart
  }

  /// Merges the rows of windows.
  init(current: CurrentRows, windows: WindowMoment) {
    (self.current, moment, old) = (current, windows.moment, nil)
    (values, loaded, self.windows) = (windows.values, windows.loaded, windows)
    // Rows outside the windows have other numbers now, and these are not known.
    saved = SavedEditMerge([], known: [:], bindings: .native)
    places = IdentifierIndex(moment.identifiers)
    oldPlaces = nil
  }

  init(
    current: CurrentRows,
    moment: TableMoment,
    old: TableMoment?,
    values: [Int: JSONValue],
    loaded: [Int: [UInt8]],
    saved: SavedEditMerge
  ) {
    (self.current, self.moment, self.old) = (current, moment, old)
    (self.values, self.loaded, windows, self.saved) = (values, loaded, nil, saved)
    places = IdentifierIndex(moment.identifiers)
    oldPlaces = old.map { IdentifierIndex($0.identifiers) }
  }

  /// Returns the changes.
  mutating func changes(of edits: DatabaseEdits, _ nextNumber: () -> Int) -> Result {
    let table =
      windows.map { DatabaseTable(edits.table, at: $0) } ?? DatabaseTable(edits.table, at: moment)
    var target = MergedRows()
    fill(&target, nextNumber)
    let savedEdits = saved.merged(
      at: places,
      count: moment.identifiers.count,
      values,
      nextNumber
    )
    let next = DatabaseEdits(
      table,
      bindings: edits.bindings,
      bases: target.bases,
      savedRows: saved.bases,
      followed: windows == nil
        ? FollowedRows(moment, mostExact: edits.mostExact)
        : FollowedRows(since: moment.version, mostExact: edits.mostExact)
    )
    // The sections show the rows of the edits that save them.
    let sections = target.sections(of: next.rows, like: next.sections, rows(of:))
    let rows = windows.map { parts($0, target) }
    guard
      let difference = ofRows(
        difference(to: target, sections),
        rows.map { ($0.current, $0.target) }
      ),
      let unsaved = unsaved(target, sections, next.sections, rows.map { ($0.saved, $0.target) })
    else { return .apart }
    let comparison = SectionsDifference(difference, from: current.sections, to: sections)
    guard !comparison.difference.isEmpty || target.hasNewConflicts else { return .same }
    return .changes(
      ForeignChanges(
        edits: next,
        sections: sections,
        comparison: comparison,
        unsaved: unsaved,
        saved: savedEdits,
        changedElsewhere: target.changedElsewhere.map { path in
          IndexPath(row: rows?.target[path.row].rows.lowerBound ?? path.row, section: path.section)
        }
      )
    )
  }

  // MARK: Parts of windows

  /// The numbers of the rows in the table that a row of the moment is, or that are in a gap.
  private func rows(of place: Int) -> Range<Int> {
    windows?.after.rows(of: place) ?? place..<place + 1
  }

  private func origin(ofRow place: Int) -> Item.Origin {
    .loaded(IndexPath(row: rows(of: place).lowerBound, section: 0))
  }

  /// Returns the parts of the current section, of the merged one and of the one without edits.
  private func parts(
    _ windows: WindowMoment,
    _ target: MergedRows
  ) -> (current: [Part], target: [Part], saved: [Part]) {
    func parts(_ rows: [CurrentRows.Row], _ numbers: RowWindows) -> [Part] {
      var end = 0
      return rows.map { row in
        let start = end
        guard case .plain(let part) = row else {
          end += 1
          return (start..<end, false)
        }
        end += numbers.rows(of: part).count
        return (start..<end, numbers.isGap(part))
      }
    }
    let saved = (0..<windows.after.partCount).map { CurrentRows.Row.plain($0) }
    return (
      parts(current.rows[0], windows.before), parts(target.rows[0], windows.after),
      parts(saved, windows.after)
    )
  }

  private typealias Part = TableDifference.Part

  private func ofRows(
    _ difference: TableDifference,
    _ parts: (old: [Part], new: [Part])?
  ) -> TableDifference? {
    guard let parts else { return difference }
    return difference.ofRows(in: parts.old, parts.new)
  }

  // MARK: The rows after the changes

  private func fill(_ target: inout MergedRows, _ nextNumber: () -> Int) {
    let rows = Array(current.rows.joined())
    let present = IdentifierIndex(rows.map(current.id(of:)))
    // Most rows are present, so that nothing else is asked about them.
    lazy var known = current.allKnown
    let bases = current.basesByID
    let attached = attachments()
    let counts = moment.groups?.map(\.count) ?? [moment.identifiers.count]
    var number = 0
    for (section, count) in counts.enumerated() {
      target.beginSection(count)
      for index in attached.starts[section] ?? [] { keep(index, &target, nextNumber) }
      for place in number..<min(number + count, moment.identifiers.count) {
        let id = moment.identifiers[place]
        switch present.place(of: id).map({ rows[$0] }) {
        case .plain: target.add(id, place)
        case .edited(let index): merge(current.items[index], at: place, into: &target)
        case nil where known.contains(id): target.skip(bases[id], origin(ofRow: place))
        case nil: target.add(id, place)
        }
        for index in attached.rows[id] ?? [] { keep(index, &target, nextNumber) }
      }
      number += count
    }
  }

  /// Finds the rows that the database does not have, and the rows before them.
  private func attachments() -> (rows: [RowIdentifier: [Int]], starts: [Int: [Int]]) {
    let hasLostRows = current.items.contains { row in
      row.isEdited && places.place(of: row.id, near: row.number) == nil
    }
    guard hasLostRows else { return ([:], [:]) }
    var rows: [RowIdentifier: [Int]] = [:]
    var starts: [Int: [Int]] = [:]
    let headers = moment.groups?.map(\.header) ?? [""]
    for (number, section) in current.rows.enumerated() {
      let header = current.sections[number].header
      let home = headers.firstIndex(of: header) ?? max(0, headers.count - 1)
      var last: RowIdentifier?
      for row in section {
        let id = current.id(of: row)
        if places.place(of: id) != nil {
          last = id
        } else if case .edited(let place) = row, current.items[place].isEdited {
          if let last {
            rows[last, default: []].append(place)
          } else {
            starts[home, default: []].append(place)
          }
        }
      }
    }
    return (rows, starts)
  }

  /// Keeps a row that the database does not have.
  private func keep(_ index: Int, _ target: inout MergedRows, _ nextNumber: () -> Int) {
    let row = current.items[index]
    var origin = row.item.origin
    if case .loaded = origin { origin = .made(nextNumber()) }
    let item = row.item.with(row.item.value, origin)
    guard var base = row.base else { return target.add(row.id, item) }
    // Another program deleted the row; a save says so.
    let isNew = !base.isChangedElsewhere
    base.isChangedElsewhere = true
    target.add(row.id, item, base, isNew: isNew)
  }

  /// Merges an edited row with the row of the database.
  private func merge(_ row: CurrentRows.EditedRow, at place: Int, into target: inout MergedRows) {
    guard let theirs = values[place] else { return target.add(row.id, place) }
    let origin = origin(ofRow: place)
    guard row.isEdited, let old = row.base?.value else {
      guard row.item.heightByHand != nil else { return target.add(row.id, place) }
      return target.add(row.id, row.item.with(theirs, origin))
    }
    let mine = Set(old.names(ofMembersOtherThanIn: row.item.value))
    let isChanged = !old.utf8.elementsEqual(theirs.utf8)
    var base = DatabaseEdits.Base(
      identity: row.id.values,
      value: theirs.replacing(mine, from: old)
    )
    base.isChangedElsewhere = isChanged || row.base?.isChangedElsewhere == true
    let item = row.item.with(theirs.replacing(mine, from: row.item.value), origin)
    target.add(row.id, item, base, isNew: isChanged)
  }

  // MARK: Comparing

  private func difference(to target: MergedRows, _ sections: [Section]) -> TableDifference {
    TableDifference(
      from: state(current.sections, current.rows.map { $0.map(current.id(of:)) }),
      to: state(sections, target.ids)
    ) { from, to in
      let new = target.rows[to.section][to.row]
      switch (current.rows[from.section][from.row], new) {
      case (.plain(let old), .plain(let number)): return isChanged(old, number)
      case (.edited(let index), .plain(let number)):
        return values[number].map { differs($0, current.items[index].item.value) } ?? false
      case (.edited(let index), .edited(let item)):
        return differs(target.items[item].value, current.items[index].item.value)
      case (.plain, .edited): return true
      }
    }
  }

  private func state(
    _ sections: [Section],
    _ rows: [[RowIdentifier]]
  ) -> DifferenceState<[UInt8], RowIdentifier> {
    DifferenceState(sections: sections.map { Array($0.header.utf8) }, rows: rows)
  }

  private func isChanged(_ row: Int, _ number: Int) -> Bool {
    if let old, let oldPlaces {
      let place = oldPlaces.place(of: moment.identifiers[number], near: row)
      return place.map { old.fingerprints[$0] } != moment.fingerprints[number]
    }
    guard let text = loaded[row], let value = values[number] else { return false }
    return !value.utf8.elementsEqual(text)
  }

  private func differs(_ left: JSONValue, _ right: JSONValue) -> Bool {
    !left.utf8.elementsEqual(right.utf8)
  }

  /// Returns the changes from the rows of the database to those with edits; nil if a gap moved.
  private func unsaved(
    _ target: MergedRows,
    _ sections: [Section],
    _ saved: [Section],
    _ parts: (old: [Part], new: [Part])?
  ) -> [TableChange]? {
    guard target.hasEdits else { return [] }
    var rest = moment.identifiers[...]
    let ids = saved.map { section in
      let count = windows?.after.partCount ?? section.items.count
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    let difference = TableDifference(
      from: state(saved, ids),
      to: state(sections, target.ids)
    ) { _, to in
      guard case .edited = target.rows[to.section][to.row] else { return false }
      return true
    }
    guard let difference = ofRows(difference, parts) else { return nil }
    return SectionsDifference(difference, from: saved, to: sections).stages(.lenient)
      .flatMap(\.self)
  }
}

extension Item {
  /// Returns the row with another value and origin.
  fileprivate func with(_ value: JSONValue, _ origin: Origin) -> Item {
    Item(value, key: key, origin: origin, bindings: bindings, heightByHand: heightByHand)
  }
}
