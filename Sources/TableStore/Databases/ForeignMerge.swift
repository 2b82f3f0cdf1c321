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

  /// The names of new columns.
  package let newColumns: [String]
}

/// Finds the changes from the current rows to those of a later moment, in steps.
///
/// First the rows are merged, then compared, then the unsaved edits are found again. A step of many
/// rows takes a few milliseconds.
struct ForeignMerge: Sendable {
  private var rows: RowMerge
  private var hasAllRows = false

  /// The saved edits.
  private var saved: SavedEditMerge

  /// The comparison, after all rows were merged.
  private var compared: Compared?

  /// The result of a merge.
  enum Result {
    /// No row and no edit has changed.
    case same

    /// The changes.
    case changes(ForeignChanges)

    /// Rows have changed their places beyond the windows.
    case apart
  }

  /// The merged rows, and their difference from the current ones.
  private struct Compared {
    /// The rows of the moment.
    let next: DatabaseEdits
    let sections: [Section]
    let saved: [SavedEdit]
    let difference: TableDifference
  }

  /// Begins to merge all rows, or those of windows.
  init(_ rows: RowMerge, saved: SavedEditMerge) { (self.rows, self.saved) = (rows, saved) }

  /// Returns the changes.
  mutating func changes(of edits: DatabaseEdits, _ nextNumber: () -> Int) -> Result {
    while true {
      if let result = step(of: edits, until: nil, nextNumber) { return result }
    }
  }

  /// Makes the next step.
  ///
  /// - Parameters:
  ///   - edits: The current rows.
  ///   - end: The time at which to pause, in nanoseconds of the clock; nil to merge all rows at once.
  ///   - nextNumber: Returns an unused number for a new row.
  /// - Returns: The result after the last step; otherwise nil.
  mutating func step(
    of edits: DatabaseEdits,
    until end: UInt64?,
    _ nextNumber: () -> Int
  ) -> Result? {
    if let compared { return result(compared, edits.table.columnNames) }
    guard hasAllRows else {
      hasAllRows = rows.merge(until: end, nextNumber)
      return nil
    }
    compared = compare(with: edits, nextNumber)
    return compared == nil ? .apart : nil
  }

  private mutating func compare(
    with edits: DatabaseEdits,
    _ nextNumber: () -> Int
  ) -> Compared? {
    let (target, moment, windows) = (rows.target, rows.moment, rows.windows)
    let savedEdits = saved.merged(with: rows, nextNumber)
    let table =
      windows.map { DatabaseTable(edits.table, at: $0) } ?? DatabaseTable(edits.table, at: moment)
    let next = DatabaseEdits(
      table,
      bindings: edits.bindings,
      bases: target.bases,
      savedRows: saved.bases,
      heights: Dictionary(
        uniqueKeysWithValues: rows.heights.map { (rows.rows(of: $0.key).lowerBound, $0.value) }
      ),
      headers: edits.headers,
      followed: windows == nil
        ? FollowedRows(moment, mostExact: edits.mostExact)
        : FollowedRows(since: moment.version, mostExact: edits.mostExact)
    )
    // The sections show the rows of the edits that save them.
    let empty = rows.emptySections(like: next.sections)
    let sections = target.sections(of: next.rows, like: empty, rows.rows(of:))
    guard let difference = difference(to: sections) else { return nil }
    return Compared(next: next, sections: sections, saved: savedEdits, difference: difference)
  }

  private func result(_ compared: Compared, _ known: Set<String>) -> Result {
    let (target, current) = (rows.target, rows.current)
    guard let unsaved = unsaved(compared.sections, compared.next.sections) else { return .apart }
    let comparison = SectionsDifference(
      compared.difference,
      from: current.sections,
      to: compared.sections
    )
    guard !comparison.difference.isEmpty || target.hasNewConflicts || rows.hasNewColumns else {
      return .same
    }
    let parts = rows.windows.map { self.parts(target.rows[0], $0.after) }
    return .changes(
      ForeignChanges(
        edits: compared.next,
        sections: compared.sections,
        comparison: comparison,
        unsaved: unsaved,
        saved: compared.saved,
        changedElsewhere: target.changedElsewhere.map { path in
          IndexPath(row: parts?[path.row].rows.lowerBound ?? path.row, section: path.section)
        },
        newColumns: compared.next.table.query.table.columns.map(\.name).filter {
          !known.contains($0)
        }
      )
    )
  }

  // MARK: Comparing

  /// Returns the difference of the merged rows from the current ones; nil if a gap moved.
  private func difference(to sections: [Section]) -> TableDifference? {
    let (current, target) = (rows.current, rows.target)
    var rest = 0
    let numbers = current.rows.map { rows in
      defer { rest += rows.count }
      return Array(rest..<rest + rows.count)
    }
    let difference = TableDifference(
      from: state(current.sections, numbers),
      to: state(sections, target.numbers)
    ) { _, to in target.isChanged[to.section][to.row] }
    guard let windows = rows.windows else { return difference }
    return difference.ofRows(
      in: parts(current.rows[0], windows.before),
      parts(target.rows[0], windows.after)
    )
  }

  /// Returns the changes from the rows of the database to those with edits; nil if a gap moved.
  private func unsaved(_ sections: [Section], _ saved: [Section]) -> [TableChange]? {
    let (target, windows) = (rows.target, rows.windows)
    guard target.hasEdits else { return [] }
    let count = rows.moment.identifiers.count
    var rest = 0
    let places = saved.map { section in
      let start = rest
      rest = min(rest + (windows?.after.partCount ?? section.items.count), count)
      return Array(start..<rest)
    }
    let difference = TableDifference(
      from: state(saved, places),
      to: state(sections, target.places(ofNewRowsFrom: count))
    ) { from, to in
      guard case .edited(let index) = target.rows[to.section][to.row] else { return false }
      let place = places[from.section][from.row]
      return differs(target.items[index], fromRowAt: place)
    }
    guard let windows else {
      return SectionsDifference(difference, from: saved, to: sections).stages(.lenient)
        .flatMap(\.self)
    }
    let all = (0..<windows.after.partCount).map { CurrentRows.Row.plain($0) }
    return difference.ofRows(in: parts(all, windows.after), parts(target.rows[0], windows.after))
      .map { SectionsDifference($0, from: saved, to: sections).stages(.lenient).flatMap(\.self) }
  }

  /// Returns whether an edited row differs from that of the database, or has another height.
  private func differs(_ item: Item, fromRowAt place: Int) -> Bool {
    guard item.heightByHand == rows.heights[place], let value = rows.values[place] else {
      return true
    }
    return !value.utf8.elementsEqual(item.value.utf8)
  }

  private func state(_ sections: [Section], _ rows: [[Int]]) -> DifferenceState<[UInt8], Int> {
    DifferenceState(sections: sections.map { Array($0.header.utf8) }, rows: rows)
  }

  // MARK: Parts of windows

  /// Returns the parts that rows of a section are.
  private func parts(_ rows: [CurrentRows.Row], _ numbers: RowWindows) -> [TableDifference.Part] {
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
}
