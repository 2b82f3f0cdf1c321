public import TableModel
import TableStore
public import TableUI

// Another state of a table by its difference from the one that is shown.
extension DisplayManager {
  /// Shows other sections: rows and sections with an id that was there before stay or move, those whose content
  /// changed are filled again, the others come and go. (RDDM: the diffable managers.)
  ///
  /// A row is known by its ``DiffableItem/diffableID``, a section by the id of its header. The original makes the
  /// content a part of the identity, so that a change is a deletion and an insertion there.
  ///
  /// - Parameter new: The sections.
  /// - Returns: What was different.
  /// - Throws: ``DisplayManagerError/noIdentity(_:)`` where a row or a header has no id, now or in the new state,
  ///   ``DisplayManagerError/rowAlreadyThere(_:)`` and ``DisplayManagerError/sectionAlreadyThere(_:)`` where two
  ///   have the same, or what the table view refuses; all is as before then.
  /// - Complexity: O(n) in the rows.
  @discardableResult
  public func apply(_ new: [GeneratorSection]) throws(DisplayManagerError) -> TableDifference {
    let new = ordered(new)
    let old = try Self.state(of: sections)
    let next = try Self.state(of: new)
    let rows = (before: sections, after: new)
    let difference = TableDifference(from: old, to: next) { from, to in
      guard
        let left = rows.before[from.section].generators.generator(at: from.row)
          as? any DiffableItem,
        let right = rows.after[to.section].generators.generator(at: to.row) as? any DiffableItem
      else { return false }
      return !right.hasSameContent(as: left)
    }
    try edit(difference.updates) { setSections(new) }
    return difference
  }

  /// The identities of sections and rows.
  private static func state(
    of sections: [GeneratorSection]
  ) throws(DisplayManagerError) -> DifferenceState<String, String> {
    var names: [String] = []
    var rows: [[String]] = []
    var seen: Set<String> = []
    for (number, section) in sections.enumerated() {
      guard let id = section.header.id else { throw .noIdentity("the header of section \(number)") }
      guard !names.contains(id) else { throw .sectionAlreadyThere(id) }
      names.append(id)
      rows.append([])
      let made = section.generators.made
      guard made.count == section.generators.count else {
        throw .noIdentity("a loaded row of section \(number)")
      }
      for (row, generator) in made {
        guard let item = generator as? any DiffableItem else {
          throw .noIdentity("row \(number) \(row)")
        }
        guard seen.insert(item.diffableID).inserted else { throw .rowAlreadyThere(item.diffableID) }
        rows[number].append(item.diffableID)
      }
    }
    return DifferenceState(sections: names, rows: rows)
  }
}

/// Rows that want other heights are measured together once some time has gone by.
struct HeightCoalescing {
  /// The time to wait, in milliseconds.
  let milliseconds: Int

  /// The clock.
  let clock: VirtualClock

  /// Whether a measurement is due.
  var isWaiting = false
}

/// Applies a manager's edits to a table view in its own way, such as with other animations. (RDDM:
/// `Animator`.)
@MainActor public protocol TableAnimator: AnyObject {
  /// Tells a table view of an edit that the rows have made already.
  ///
  /// - Parameters:
  ///   - updates: The edit.
  ///   - tableView: The table view.
  /// - Throws: What the table view refuses; the rows are then as before.
  func perform(_ updates: TableUpdates, in tableView: TableView) throws(TableError)
}
