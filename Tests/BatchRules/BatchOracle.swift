public import TableModel

/// The rules of a batch once more, written down as slowly as they are said: what comes out, or which text.
///
/// Rows are names in lists of lists, and every check is a loop over everything.
public struct BatchOracle: Sendable {
  private let before: [Int]
  private let after: [Int]
  private let updates: TableUpdates

  /// Takes a batch without numbers below 0.
  ///
  /// - Parameters:
  ///   - before: The rows of each section before the batch.
  ///   - after: The rows of each section as the data source reports them afterwards.
  ///   - updates: What the table is told.
  public init(before: [Int], after: [Int], updates: TableUpdates) {
    self.before = before
    self.after = after
    self.updates = updates
  }

  /// The code and text of the first check that fails, or nil.
  public var refusal: [String]? {
    placeRefusal ?? conflictRefusal ?? countRefusal
  }

  /// The rows afterwards by Apple's recipe; the batch must be legal.
  public var final: [[String]] {
    // What is listed twice counts once.
    var distinct = updates
    distinct.deletedRows = Set(updates.deletedRows).sorted()
    distinct.insertedRows = Set(updates.insertedRows).sorted()
    distinct.deletedSections = Set(updates.deletedSections).sorted()
    distinct.insertedSections = Set(updates.insertedSections).sorted()
    let recipe = UpdatesRecipe(updates: distinct, after: after)
    return recipe.result(from: namesBefore(before))
  }

  // MARK: Step 1: places

  private var placeRefusal: [String]? {
    for list in [updates.deletedRows, updates.reloadedRows] {
      for path in list.sorted().reversed() {
        if path.section >= before.count {
          return [
            "E5",
            "attempt to delete row \(path.row) from section \(path.section), but there are only"
              + " \(before.count) sections before the update",
          ]
        }
        if path.row >= before[path.section] {
          return [
            "E4",
            "attempt to delete row \(path.row) from section \(path.section) which only contains"
              + " \(before[path.section]) rows before the update",
          ]
        }
      }
    }
    let lost = (updates.deletedSections + updates.reloadedSections).max() ?? -1
    if lost >= before.count {
      return [
        "E8",
        "attempt to delete section \(lost), but there are only \(before.count) sections before the"
          + " update",
      ]
    }
    return movedSectionRefusal ?? insertRefusal ?? movedRowRefusal
  }

  private var movedSectionRefusal: [String]? {
    for move in updates.movedSections {
      if move.from >= before.count {
        return [
          "E30",
          "attempt to move section \(move.from), but there are only \(before.count) sections before"
            + " the update",
        ]
      }
      if move.to >= after.count {
        return [
          "E30",
          "attempt to move section \(move.from) to section \(move.to), but there are only"
            + " \(after.count) sections after the update",
        ]
      }
    }
    return nil
  }

  private var insertRefusal: [String]? {
    for section in updates.insertedSections.sorted() where section >= after.count {
      return [
        "E9",
        "attempt to insert section \(section) but there are only \(after.count) sections after the"
          + " update",
      ]
    }
    for path in updates.insertedRows.sorted() {
      let start =
        "attempt to insert row \(path.row) into section \(path.section), but there are only "
      if path.section >= after.count {
        return ["E7", start + "\(after.count) sections after the update"]
      }
      if path.row >= after[path.section] {
        return [
          "E6", start + "\(after[path.section]) rows in section \(path.section) after the update",
        ]
      }
    }
    return nil
  }

  private var movedRowRefusal: [String]? {
    for move in updates.movedRows {
      let from = "({length = 2, path = \(move.from.section) - \(move.from.row)})"
      let to = "({length = 2, path = \(move.to.section) - \(move.to.row)})"
      let start = "attempt to move index path \(from) that does not exist - there are only "
      let end =
        "attempt to move index path \(from) to index path \(to) that does not exist - there are only "
      if move.from.section >= before.count {
        return ["E10", start + "\(before.count) sections before the update"]
      }
      if move.from.row >= before[move.from.section] {
        let rows = before[move.from.section]
        return ["E10", start + "\(rows) rows in section \(move.from.section) before the update"]
      }
      if move.to.section >= after.count {
        return ["E11", end + "\(after.count) sections after the update"]
      }
      if move.to.row >= after[move.to.section] {
        let rows = after[move.to.section]
        return ["E11", end + "\(rows) rows in section \(move.to.section) after the update"]
      }
    }
    return nil
  }

  // MARK: Step 2: conflicts

  private var conflictRefusal: [String]? {
    // An index path of one number stands before those that begin with it.
    let doubles =
      updates.reloadedSections.filter(updates.deletedSections.contains).map { [$0] }
      + updates.reloadedRows.filter(updates.deletedRows.contains).map { [$0.section, $0.row] }
    if let double = doubles.min(by: { $0.lexicographicallyPrecedes($1) }) {
      let path = double.map(String.init).joined(separator: " - ")
      return [
        "E14",
        "attempt to delete and reload the same index path ({length = \(double.count), path ="
          + " \(path)})",
      ]
    }
    for (index, move) in updates.movedRows.enumerated() {
      let from = "({length = 2, path = \(move.from.section) - \(move.from.row)})"
      let to = "({length = 2, path = \(move.to.section) - \(move.to.row)})"
      let earlier = updates.movedRows[..<index]
      if (updates.deletedRows + updates.reloadedRows).contains(move.from) {
        return ["E13", "attempt to perform a delete and a move from the same index path \(from)"]
      }
      if updates.insertedRows.contains(move.to) {
        return ["E12", "attempt to perform an insert and a move to the same index path \(to)"]
      }
      if earlier.contains(where: { $0.from == move.from }) {
        return ["E31", "attempt to perform multiple moves from the same index path \(from)"]
      }
      if earlier.contains(where: { $0.to == move.to }) {
        return ["E31", "attempt to perform multiple moves to the same index path \(to)"]
      }
    }
    return sectionConflict
  }

  private var sectionConflict: [String]? {
    for (index, move) in updates.movedSections.enumerated() {
      let earlier = updates.movedSections[..<index]
      if updates.deletedSections.contains(move.from) {
        return [
          "E32", "attempt to perform a delete and a move from the same section (\(move.from))",
        ]
      }
      if updates.insertedSections.contains(move.to) {
        return ["E32", "attempt to perform an insert and a move to the same section (\(move.to))"]
      }
      if earlier.contains(where: { $0.from == move.from }) {
        return ["E32", "attempt to perform multiple moves of the same section (\(move.from))"]
      }
      if earlier.contains(where: { $0.to == move.to }) {
        return ["E32", "attempt to perform multiple moves of the same section (\(move.to))"]
      }
    }
    return nil
  }

  // MARK: Steps 3 and 4: sums

  private var countRefusal: [String]? {
    let inserted = Set(updates.insertedSections)
    let deleted = Set(updates.deletedSections)
    if after.count != before.count + inserted.count - deleted.count {
      return [
        "E2",
        "Invalid update: invalid number of sections.  The number of sections contained in the table"
          + " view after the update (\(after.count)) must be equal to the number of sections"
          + " contained in the table view before the update (\(before.count)), plus or minus the"
          + " number of sections inserted or deleted (\(inserted.count) inserted,"
          + " \(deleted.count) deleted).",
      ]
    }
    // Moved sections take their places, the others fill up the rest in their order.
    var places = Set(after.indices).subtracting(inserted)
    var targets: [Int: Int] = [:]
    for move in updates.movedSections {
      targets[move.from] = move.to
      places.remove(move.to)
    }
    var free = places.sorted()
    for section in before.indices where !deleted.contains(section) && targets[section] == nil {
      targets[section] = free.removeFirst()
    }
    for old in before.indices {
      guard let new = targets[old], !updates.reloadedSections.contains(old) else { continue }
      let reloads = Set(updates.reloadedRows).filter { $0.section == old }.count
      let come = Set(updates.insertedRows).filter { $0.section == new }.count
      let go = Set(updates.deletedRows).filter { $0.section == old }.count
      let movedIn = updates.movedRows.filter { $0.to.section == new }.count
      let movedOut = updates.movedRows.filter { $0.from.section == old }.count
      if after[new] == before[old] + come - go + movedIn - movedOut { continue }
      return [
        "E1",
        "Invalid update: invalid number of rows in section \(new).  The number of rows contained in"
          + " an existing section after the update (\(after[new])) must be equal to the number of"
          + " rows contained in that section before the update (\(before[old])), plus or minus the"
          + " number of rows inserted or deleted from that section (\(come + reloads) inserted,"
          + " \(go + reloads) deleted) and plus or minus the number of rows moved into or out of"
          + " that section (\(movedIn) moved in, \(movedOut) moved out).",
      ]
    }
    return nil
  }
}
