extension BatchError {
  /// Returns the code of the error in the catalog.
  ///
  /// A count that does not match is E3 in the current wording if the data source did change.
  public func code(era: UIKitWording, facts: UpdateContext) -> String {
    isInconsistent(era: era, facts: facts) ? "E3" : code
  }

  private var code: String {
    switch self {
    case .wrongRowCount, .reloadsRowInMovedSection: "E1"
    case .wrongSectionCount: "E2"
    case .deletesMissingRow: "E4"
    case .deletesRowOfMissingSection: "E5"
    case .insertsMissingRow: "E6"
    case .insertsRowIntoMissingSection: "E7"
    case .deletesMissingSection: "E8"
    case .insertsMissingSection: "E9"
    case .movesMissingRow, .movesRowOfMissingSection: "E10"
    case .movesToMissingRow, .movesIntoMissingSection: "E11"
    case .insertsAndMoves: "E12"
    case .deletesAndMoves: "E13"
    case .deletesAndReloads, .deletesAndReloadsSection: "E14"
    case .movesIntoInsertedSection, .movesOutOfDeletedSection: "E16"
    case .movesMissingSection, .movesToMissingSection: "E30"
    case .movesTwiceFrom, .movesTwiceTo: "E31"
    case .deletesAndMovesSection, .insertsAndMovesSection, .movesSectionTwice: "E32"
    case .insertsRowIntoMovedSection: "E33"
    case .negativeNumber: "E34"
    }
  }

  /// Returns UIKit's text for the error, or Tabletop's if UIKit's is unpublished (E30 to E34).
  public func text(era: UIKitWording, facts: UpdateContext) -> String {
    if isInconsistent(era: era, facts: facts) { return facts.inconsistency }
    switch self {
    case .wrongRowCount(let section, let tally), .reloadsRowInMovedSection(let section, let tally):
      return "Invalid update: invalid number of rows in section \(section).\(era.gap)\(tally.text)"
    case .wrongSectionCount(let tally):
      return "Invalid update: invalid number of sections.\(era.gap)\(tally.text)"
    case .insertsAndMoves(let path):
      return "attempt to perform an insert and a move to the same index path \(path.inErrors)"
    case .deletesAndMoves(let path, _):
      return "attempt to perform a delete and a move from the same index path \(path.inErrors)"
    case .deletesAndReloads(let path):
      return "attempt to delete and reload the same index path \(path.inErrors)"
    case .deletesAndReloadsSection(let section):
      return "attempt to delete and reload the same index path ({length = 1, path = \(section)})"
    case .movesIntoInsertedSection(let section):
      return "cannot move a row into a newly inserted section (\(section))"
    case .movesOutOfDeletedSection(let section):
      return "cannot move a row from a deleted section (\(section))"
    case .movesTwiceFrom(let path):
      return "attempt to perform multiple moves from the same index path \(path.inErrors)"
    case .movesTwiceTo(let path):
      return "attempt to perform multiple moves to the same index path \(path.inErrors)"
    case .deletesAndMovesSection(let section):
      return "attempt to perform a delete and a move from the same section (\(section))"
    case .insertsAndMovesSection(let section):
      return "attempt to perform an insert and a move to the same section (\(section))"
    case .movesSectionTwice(let section):
      return "attempt to perform multiple moves of the same section (\(section))"
    case .insertsRowIntoMovedSection(let section):
      return "cannot insert rows into a section that moves in the same batch (\(section))"
    case .negativeNumber(let number):
      return "a section or row number must not be negative (\(number))"
    default: return missingPlaceText
    }
  }

  private var missingPlaceText: String {
    switch self {
    case .deletesMissingRow(let path, let rows, _):
      "attempt to delete row \(path.row) from section \(path.section)"
        + " which only contains \(rows) rows before the update"
    case .deletesRowOfMissingSection(let path, let sections, _):
      "attempt to delete row \(path.row) from section \(path.section),"
        + " but there are only \(sections) sections before the update"
    case .insertsMissingRow(let path, let rows):
      "attempt to insert row \(path.row) into section \(path.section),"
        + " but there are only \(rows) rows in section \(path.section) after the update"
    case .insertsRowIntoMissingSection(let path, let sections):
      "attempt to insert row \(path.row) into section \(path.section),"
        + " but there are only \(sections) sections after the update"
    case .deletesMissingSection(let section, let sections, _):
      "attempt to delete section \(section),"
        + " but there are only \(sections) sections before the update"
    case .insertsMissingSection(let section, let sections):
      "attempt to insert section \(section) but there are only \(sections) sections after the update"
    default: missingMoveText
    }
  }

  private var missingMoveText: String {
    switch self {
    case .movesMissingRow(let path, let rows):
      "attempt to move index path \(path.inErrors) that does not exist"
        + " - there are only \(rows) rows in section \(path.section) before the update"
    case .movesRowOfMissingSection(let path, let sections):
      "attempt to move index path \(path.inErrors) that does not exist"
        + " - there are only \(sections) sections before the update"
    case .movesToMissingRow(let move, let rows):
      "attempt to move index path \(move.from.inErrors) to index path \(move.to.inErrors)"
        + " that does not exist"
        + " - there are only \(rows) rows in section \(move.to.section) after the update"
    case .movesIntoMissingSection(let move, let sections):
      "attempt to move index path \(move.from.inErrors) to index path \(move.to.inErrors)"
        + " that does not exist - there are only \(sections) sections after the update"
    case .movesMissingSection(let section, let sections):
      "attempt to move section \(section),"
        + " but there are only \(sections) sections before the update"
    case .movesToMissingSection(let move, let sections):
      "attempt to move section \(move.from) to section \(move.to),"
        + " but there are only \(sections) sections after the update"
    default: ""
    }
  }

  /// Whether the data source changed, but to a wrong count; the current UIKit reports that as E3.
  private func isInconsistent(era: UIKitWording, facts: UpdateContext) -> Bool {
    switch self {
    case .wrongRowCount, .reloadsRowInMovedSection, .wrongSectionCount:
      era == .current && facts.before != facts.after
    default: false
    }
  }
}

extension BatchError.RowCountMismatch {
  fileprivate var text: String {
    "The number of rows contained in an existing section after the update (\(after)) must be"
      + " equal to the number of rows contained in that section before the update (\(before)),"
      + " plus or minus the number of rows inserted or deleted from that section"
      + " (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of rows moved"
      + " into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
  }
}

extension BatchError.SectionTally {
  fileprivate var text: String {
    "The number of sections contained in the table view after the update (\(after)) must be"
      + " equal to the number of sections contained in the table view before the update"
      + " (\(before)), plus or minus the number of sections inserted or deleted"
      + " (\(inserted) inserted, \(deleted) deleted)."
  }
}
