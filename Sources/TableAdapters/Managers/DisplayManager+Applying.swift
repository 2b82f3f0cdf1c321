public import TableModel
import TableStore
import TableUI

// Applying a new state of a table as its difference from the current one.
extension DisplayManager {
  /// Shows other sections with the smallest set of edits.
  ///
  /// Rows and sections with an existing id stay or move. Those with changed content are reloaded,
  /// and the others are inserted or deleted. (RDDM: the diffable managers.)
  ///
  /// The ``DiffableItem/diffableID`` identifies a row, and the id of its header a section. In the
  /// original, the content is part of the identity, so that a change is a deletion and an
  /// insertion.
  ///
  /// - Parameter new: The sections.
  /// - Returns: The difference.
  /// - Throws: ``DisplayManagerError/noIdentity(_:)`` if an old or new row or header has no id.
  ///   ``DisplayManagerError/rowAlreadyThere(_:)`` and
  ///   ``DisplayManagerError/sectionAlreadyThere(_:)`` if two have the same id. Otherwise the table
  ///   view's error. The table is unchanged then.
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

  /// Returns the identities of sections and rows.
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

/// A delay that measures rows with changed heights together.
struct HeightCoalescing {
  /// The delay in milliseconds.
  let milliseconds: Int

  /// The clock.
  let clock: VirtualClock

  /// Whether a measurement is pending.
  var isWaiting = false
}
