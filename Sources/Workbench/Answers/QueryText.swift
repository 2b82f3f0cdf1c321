import CommandLanguage

/// The output of queries, and of filters, sorting and groups.
enum QueryText: OutputText {
  case noRowMatches(String)
  case noShownRowMatches(String)
  case filterIsOn(String)
  case findSearchesAll
  case moreMatches(Int)

  case noRows
  case noRowsFrom(Int, total: Int)
  case moreRows(Int, command: String)
  case listedRows(Int, of: Int, next: String)

  case original(rows: Int)
  case arranged(String, rows: Int, of: Int, sections: Int)
  case firstPaths(limit: Int, of: Int)
  case noMatches
  case alreadySorted
  case sortedTable(String, changes: Int)

  case noFolds
  case unfoldedAll(rows: Int)
  case folded(row: String, hidden: Int)
  case unfolded(row: String, shown: Int)

  case noKeys
  case keysCut(limit: Int)
  case columnsCut(limit: Int)

  var words: String {
    switch self {
    case .noRowMatches(let text): "no row matches \(quoted(text))"
    case .noShownRowMatches(let text): "no shown row matches \(quoted(text))"
    case .filterIsOn(let text): "filter \(quoted(text)) is on; `filter off` shows all rows"
    case .findSearchesAll:
      "`find` searches every text and number of the rows; `keys` lists the keys"
    case .moreMatches(let rest): TextFormatting.more(rest, next: "`filter` shows them all")

    case .noRows: "no rows"
    case .noRowsFrom(let first, let total):
      "no rows from \(first); \(TextFormatting.grouped(total)) in all"
    case .moreRows(let rest, let command): TextFormatting.more(rest, next: command)
    case .listedRows(let count, let total, let next):
      "listed \(TextFormatting.part(count, of: total, "row")); next: `\(next)`"

    case .original(let rows): "showing all \(TextFormatting.count(rows, "row")) in original order"
    case .arranged(let arrangement, let rows, let total, let sections):
      "\(arrangement): \(TextFormatting.part(rows, of: total, "row")), "
        + TextFormatting.count(sections, "section")
    case .firstPaths(let limit, let rows):
      "paths has the first \(limit) of \(TextFormatting.count(rows, "row")); `rows` lists all"
    case .noMatches: "no matches; `filter off` shows all rows"
    case .alreadySorted: "the rows are already in that order"
    case .sortedTable(let order, let changes):
      "\(order): \(TextFormatting.count(changes, "change")) of the table; `undo` reverts it"

    case .noFolds: "no folded rows"
    case .unfoldedAll(let rows): "unfolded all; \(TextFormatting.count(rows, "row")) shown again"
    case .folded(let row, let hidden):
      "folded \(row); \(TextFormatting.count(hidden, "row")) hidden"
    case .unfolded(let row, let shown):
      "unfolded \(row); \(TextFormatting.count(shown, "row")) shown"

    case .noKeys: "no rows; `append 0 …` adds one"
    case .keysCut(let limit):
      "the rows have more than \(TextFormatting.grouped(limit)) keys; the first are listed"
    case .columnsCut(let limit):
      "the rows have more than \(TextFormatting.grouped(limit)) keys; "
        + "only the first \(TextFormatting.grouped(limit)) are columns"
    }
  }
}
