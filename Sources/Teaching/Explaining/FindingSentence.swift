import Workbench

/// A sentence about the numbers of a pasted message, with placeholders for them.
///
/// `{rows}` is a number or a text. In English, `{rows:row}` is a count with its noun, and
/// `{told:change row}` is a change in words. In a translation, `{told:change}` is a signed number.
enum FindingSentence: String, CaseIterable, Sendable {
  case rowsCut = "rows cut"
  case rowsSaw = "rows saw"
  case rowsReloaded = "rows reloaded"
  case sectionsSaw = "sections saw"
  case sumMatches = "sum matches"
  case thisBatch = "this batch"
  case unchangedRows = "unchanged rows"
  case unchangedSections = "unchanged sections"
  case modelOnlyRows = "model only rows"
  case modelOnlySections = "model only sections"
  case differentRows = "different rows"
  case differentSections = "different sections"
  case deleteRows = "delete rows"
  case insertRows = "insert rows"
  case fillTable = "fill table"
  case deleteSections = "delete sections"
  case insertSections = "insert sections"
  case neverLoaded = "never loaded"
  case loadFirst = "load first"
  case dumpCut = "dump cut"
  case dumpIdle = "dump idle"
  case dumpSaw = "dump saw"
  case dumpMore = "dump more"
  case dumpMatches = "dump matches"
  case dumpRows = "dump rows"
  case reload
  case deleteCut = "delete cut"
  case deleteSaw = "delete saw"
  case deleteNone = "delete none"
  case rowRange = "row range"
  case insertCut = "insert cut"
  case insertSaw = "insert saw"
  case insertRange = "insert range"
  case insertNeeds = "insert needs"
  case sectionCut = "section cut"
  case sectionBefore = "section before"
  case sectionBeforeRow = "section before row"
  case sectionAfter = "section after"
  case sectionAfterRow = "section after row"
  case sectionAsked = "section asked"
  case sectionRange = "section range"
  case sectionNone = "section none"
  case sectionRangeOr = "section range or"
  case sectionNeeds = "section needs"
  case scrollSaw = "scroll saw"
  case scrollRange = "scroll range"
  case scrollLoad = "scroll load"
  case placeRow = "place row"
  case placeSection = "place section"
  case moveRow = "move row"
  case moveSection = "move section"
  case rows = "number rows"
  case sections = "number sections"
  case row = "number row"
  case height = "number height"
  case number = "number number"
  case index = "number index"
  case last = "number last"
  case from = "number from"
  case to = "number to"

  /// The key in a file of translations.
  var key: String { "found \(rawValue)" }

  /// Returns the sentence in a language, in English where it is not translated.
  func template(in language: TextLanguage) -> String {
    TextCatalogs.pages[language]?[key] ?? english
  }
}
