extension BatchError {
  /// Returns the likely cause in one line, in Tabletop's words.
  public func cause(facts: UpdateContext) -> String {
    switch self {
    case .wrongRowCount(let section, let tally):
      return facts.loadCause ?? tally.cause(section: section)
    case .reloadsRowInMovedSection:
      return "UIKit loses half of a reload in a section that moves [observed: rdar 27041784]:"
        + " reload it in a separate batch"
    case .wrongSectionCount(let tally): return facts.loadCause ?? tally.cause
    case .deletesMissingRow(_, _, let isReload):
      return "the row did not exist before this batch"
        + Self.hint(isReload)
    case .deletesRowOfMissingSection(_, _, let isReload),
      .deletesMissingSection(_, _, let isReload):
      return "the section did not exist before this batch"
        + Self.hint(isReload)
    case .movesMissingRow:
      return "the row to move did not exist before this batch"
    case .movesRowOfMissingSection, .movesMissingSection:
      return "the section to move from did not exist before this batch"
    case .deletesAndMoves(let path, let isReload): return Self.cause(of: path, isReload: isReload)
    default: return insertCause(facts: facts) ?? conflictCause
    }
  }

  private static func hint(_ isReload: Bool) -> String {
    isReload ? " (a reload counts as a delete and an insert)" : ""
  }

  private static func cause(of path: IndexPath, isReload: Bool) -> String {
    isReload
      ? "row \(path) is reloaded and moved: move it now and reload it in a later batch"
      : "row \(path) is both deleted and moved: a move already removes it from its old place"
  }

  private func insertCause(facts: UpdateContext) -> String? {
    // If a row or section is also inserted or deleted, equal counts can be right and only the index
    // wrong.
    let isUnchanged =
      facts.before == facts.after && facts.updates.deletedRows.isEmpty
      && facts.updates.deletedSections.isEmpty
    switch self {
    case .insertsMissingRow, .insertsRowIntoMissingSection, .insertsMissingSection:
      return isUnchanged
        ? "the data source reports the same counts as before: the model did not change"
          + " before the update"
        : "the place to insert at does not exist after this batch"
    case .movesToMissingRow, .movesIntoMissingSection, .movesToMissingSection:
      return "the place to move to does not exist after this batch"
    default: return nil
    }
  }

  private var conflictCause: String {
    switch self {
    case .insertsAndMoves(let path):
      "an inserted row and a moved row both end at \(path)"
    case .deletesAndReloads(let path):
      "row \(path) is both deleted and reloaded: a deleted row has nothing to reload"
    case .deletesAndReloadsSection(let section):
      "section \(section) is both deleted and reloaded: a deleted section has nothing to reload"
    case .movesIntoInsertedSection:
      "UIKit moves rows only between sections that exist before and after [observed]: insert the row"
        + " instead"
    case .movesOutOfDeletedSection:
      "UIKit moves rows only between sections that exist before and after [observed]: delete and"
        + " insert it"
    case .movesTwiceFrom(let path): "row \(path) is moved to two places"
    case .movesTwiceTo(let path): "two rows are moved to \(path)"
    case .deletesAndMovesSection(let section):
      "section \(section) is both deleted and moved: do only one of the two"
    case .insertsAndMovesSection(let section):
      "an inserted section and a moved section both become section \(section)"
    case .movesSectionTwice(let section): "two moves in this batch use section \(section)"
    case .insertsRowIntoMovedSection:
      "UIKit crashes on it [observed]: insert the row in a separate batch, or delete and insert the"
        + " section"
    case .negativeNumber: "sections and rows are counted from 0"
    default: ""
    }
  }
}

extension UpdateContext {
  /// The cause if the model changed before the table view had loaded any counts.
  fileprivate var loadCause: String? {
    wasLoaded
      ? nil
      : "the table was not loaded before the model changed; it took its first counts from the"
        + " changed model"
  }
}

extension BatchError.RowCountMismatch {
  fileprivate func cause(section: Int) -> String {
    let change = after &- before
    if change == 0 {
      return "the data source still reports \(after.counted("row")): the model did not change"
        + " before the update"
    }
    if told == 0 {
      return "the data source reports \(change.difference("row")) in section \(section):"
        + " the table view was not updated"
    }
    return "the batch reports \(told.difference("row")), but the data source reports"
      + " \(change.difference("row"))"
  }
}

extension BatchError.SectionTally {
  fileprivate var cause: String {
    let change = after &- before
    if change == 0 {
      return "the data source still reports \(after.counted("section")): the model did not"
        + " change before the update"
    }
    if told == 0 {
      return
        "the data source reports \(change.difference("section")): the table view was not updated"
    }
    return "the batch reports \(told.difference("section")), but the data source reports"
      + " \(change.difference("section"))"
  }
}

extension Int {
  fileprivate func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }

  fileprivate func difference(_ noun: String) -> String {
    switch self {
    case 0: "no change"
    case 1...: "\(counted(noun)) more"
    default: "\(magnitude) \(noun)\(self == -1 ? "" : "s") fewer"
    }
  }
}
