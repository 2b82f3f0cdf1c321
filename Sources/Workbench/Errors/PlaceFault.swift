import CommandLanguage
import TableModel
import TextLayout

/// The errors of addresses of rows and sections, with their texts.
enum PlaceFault: Fault {
  case stale(path: IndexPath)
  case gone(path: IndexPath)
  case sectionMissing(count: Int, isUnfiltered: Bool)
  case oneRow(count: Int, first: IndexPath)
  case noSection(number: Int, hint: String)
  case noID(id: String)
  case filtered(row: String)
  case folded(row: String)
  case noCurrent
  case noNeighbor(distance: Int, start: IndexPath)
  case sectionNeeded(count: Int, row: String)
  case noRow(row: String, section: Int, count: Int, rows: String)
  case noSource

  var wording: Wording {
    switch self {
    case .stale(let path):
      Wording(
        "no-row",
        "the table still shows row \(path), but the model has none there",
        hint: "reload"
      )
    case .gone(let path):
      Wording("no-row", "the model has no row \(path)", hint: "reload")
    case .sectionMissing(let count, let isUnfiltered):
      Wording(
        "bad-argument",
        "a section is missing: the table has \(Words.count(count, "section"))",
        hint: count > 0
          ? "append 0 \"New\"" : isUnfiltered ? "section insert at 0 HEADER" : "filter off"
      )
    case .oneRow(let count, let first):
      Wording("bad-argument", "one row fits here, not \(count)", hint: "name one, such as \(first)")
    case .noSection(let number, let hint):
      Wording("no-section", "there is no section \(number)", hint: hint)
    case .noID(let id):
      Wording("not-found", "no row has the id \(quoted(id))", hint: "find shows the ids")
    case .filtered(let row):
      Wording("no-row", "the filter hides \(row)", hint: "filter off shows it")
    case .folded(let row):
      Wording("no-row", "a folded row hides \(row)", hint: "fold off shows it")
    case .noCurrent:
      Wording("no-row", "no row was spoken of yet", hint: "row 0 3, or select 0 3")
    case .noNeighbor(let distance, let start):
      Wording(
        "no-row",
        "there is no row \(distance > 0 ? "+" : "")\(distance) from \(start)",
        hint: distance > 0 ? "the table ends before it" : "the table begins after it"
      )
    case .sectionNeeded(let count, let row):
      Wording(
        "bad-argument",
        "a row alone fits only a table of one section; this one has \(count)",
        hint: count > 0 ? "say the section too, such as 0 \(row)" : "new 5"
      )
    case .noRow(let row, let section, let count, let rows):
      Wording(
        "no-row",
        "there is no row \(row) in section \(section)",
        hint: count == 0 ? "section \(section) has no rows" : rows
      )
    case .noSource:
      Wording("no-source", "no data source is open", hint: "open FILE, new 5 or lesson")
    }
  }
}
