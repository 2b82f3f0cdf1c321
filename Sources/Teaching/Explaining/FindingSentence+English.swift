// The English sentences.
extension FindingSentence {
  /// The sentence in English.
  var english: String { counts ?? repairs ?? dumps ?? rowPlaces ?? sectionPlaces ?? numbers }

  private var counts: String? {
    switch self {
    case .rowsCut: "section {section}; the rest of the text is cut off"
    case .rowsSaw:
      "section {section}: {before:row} before, {after} after; batch: {inserted} inserted,"
        + " {deleted} deleted, {movedIn} moved in, {movedOut} moved out"
    case .rowsReloaded:
      "or a row was reloaded in a section that moved in the same batch [observed: rdar 27041784]"
    case .sectionsSaw:
      "{before:section} before, {after} after; batch: {inserted} inserted, {deleted} deleted"
    case .sumMatches: "these numbers match; the error is elsewhere"
    case .unchangedRows:
      "the data source still reports {after:row}; the model did not change before the table view"
        + " was updated, or the data source reads another array"
    case .unchangedSections:
      "the data source still reports {after:section}; the model did not change before the table"
        + " view was updated, or the data source reads another array"
    case .modelOnlyRows:
      "the model changed in section {section} ({before} to {after}), but the table view was not"
        + " updated"
    case .modelOnlySections:
      "the model changed in the table ({before} to {after}), but the table view was not updated"
    case .differentRows:
      "the model changed more or less than the batch: the batch reports {told:change row}, but the"
        + " data source reports {change:change row}"
    case .differentSections:
      "the model changed more or less than the batch: the batch reports {told:change section}, but"
        + " the data source reports {change:change section}"
    case .neverLoaded:
      "the table view never loaded before the model changed, so its old count is 0 sections"
    default: nil
    }
  }

  private var repairs: String? {
    switch self {
    case .thisBatch: "this batch"
    case .deleteRows:
      "{count:more delete}, or a data source that reports {rows:row}, or `reloadSections` for the"
        + " section, which accepts any change [ours]"
    case .insertRows:
      "{count:more insert}, or a data source that reports {rows:row}, or `reloadSections` for the"
        + " section, which accepts any change [ours]"
    case .fillTable:
      "`reloadData` after the model changes, or {count:more insert}, or a data source that reports"
        + " {rows:row}, or `reloadSections` for the section, which accepts any change [ours]"
    case .deleteSections:
      "{count:more delete}, or a data source that reports {sections:section}"
    case .insertSections:
      "{count:more insert}, or a data source that reports {sections:section}"
    case .loadFirst:
      "load the table view first (`reloadData` or a layout), then change the model and update it"
    default: nil
    }
  }

  private var dumps: String? {
    switch self {
    case .dumpCut: "the lists of the dump are cut off; paste the whole text"
    case .dumpIdle: "{before} before, {after} after; batch: no operations"
    case .dumpSaw: "{before} before, {after} after; batch: {operations}"
    case .dumpMore: "{before} before, {after} after; batch: {operations}, … {more} more"
    case .dumpMatches: "these counts and operations match; the dump does not show the error"
    case .dumpRows: "row counts of section {section} do not match: {cause}"
    case .reload: "`reloadData`, which accepts any change"
    default: nil
    }
  }

  private var rowPlaces: String? {
    switch self {
    case .deleteCut:
      "a delete or reload of row {row} in section {section}; the row count is cut off"
    case .deleteSaw:
      "section {section} had {rows:row} before; the batch deletes or reloads row {row}"
    case .deleteNone:
      "section {section} has no rows to delete or reload; remove the operation, or load the table"
        + " first"
    case .rowRange: "a row from 0 to {last} of section {section}"
    case .insertCut: "an insert of row {row} into section {section}; the row count is cut off"
    case .insertSaw:
      "section {section} has {rows:row} after the batch; the batch inserts row {row}"
    case .insertRange:
      "an insert at row 0 to {last}, or a data source that reports at least {needed:row} for"
        + " section {section}"
    case .insertNeeds:
      "a data source that reports at least {needed:row} for section {section}"
    case .scrollSaw:
      "section {section} had {rows:row} when the table view last asked; the target is row {row}"
    case .scrollRange:
      "a row from 0 to {last}, or first insert row {row} in the table view"
    case .scrollLoad: "load the table first"
    default: nil
    }
  }

  private var sectionPlaces: String? {
    switch self {
    case .sectionCut: "section {section}; the section count is cut off"
    case .sectionBefore:
      "the table had {sections:section} before the batch; the message names section {section}"
    case .sectionBeforeRow:
      "the table had {sections:section} before the batch; the message names section {section},"
        + " row {row}"
    case .sectionAfter:
      "the table has {sections:section} after the batch; the message names section {section}"
    case .sectionAfterRow:
      "the table has {sections:section} after the batch; the message names section {section},"
        + " row {row}"
    case .sectionAsked:
      "the table had {sections:section} when the table view last asked; the message names section"
        + " {section}"
    case .sectionRange: "a section from 0 to {last}"
    case .sectionNone:
      "a table without sections has nothing to delete or reload; load it first"
    case .sectionRangeOr:
      "a section from 0 to {last}, or a data source that reports at least {needed:section}"
    case .sectionNeeds: "a data source that reports at least {needed:section}"
    default: nil
    }
  }

  private var numbers: String {
    switch self {
    case .placeRow: "row {path}"
    case .placeSection: "section {path}"
    case .moveRow: "a move of row {from} to row {to}"
    case .moveSection: "a move of section {from} to section {to}"
    default: "\(rawValue.dropFirst("number ".count)): {value}"
    }
  }
}
