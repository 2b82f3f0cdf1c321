import CommandLanguage
import TableModel
import TextLayout
import Workspace

// Messages for addresses of rows or sections that do not exist.
extension PlaceFault: Fault {
  var wording: Wording {
    switch self {
    case .sectionMissing(let count, let isFiltered):
      Wording(
        "bad-argument",
        "a section is missing: the table has \(TextFormatting.count(count, "section"))",
        hint: count > 0
          ? "append 0 \"New\"" : isFiltered ? "filter off" : "section insert at 0 HEADER"
      )
    case .severalRows(let count, let first):
      Wording("bad-argument", "one row fits here, not \(count)", hint: "name one, such as \(first)")
    case .noSection(let number, let count):
      Wording("no-section", "there is no section \(number)", hint: Self.sections(count))
    case .noID(let id):
      Wording("not-found", "no row has the id \(quoted(id.text))", hint: "find shows the ids")
    case .hidden(let row, .filter):
      Wording("no-row", "the filter hides \(row.words)", hint: "filter off shows it")
    case .hidden(let row, .folds):
      Wording("no-row", "a folded row hides \(row.words)", hint: "fold off shows it")
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
        hint: count > 0 ? "say the section too, such as 0 \(row.text)" : "new 5"
      )
    case .noRow(let row, let section, let count):
      Wording(
        "no-row",
        "there is no row \(row.text) in section \(section)",
        hint: Self.rows(section, count)
      )
    }
  }

  private static func rows(_ section: Int, _ count: Int) -> String {
    switch count {
    case 0: "section \(section) has no rows"
    case 1: "section \(section) has row 0 only"
    default: "section \(section) has rows 0…\(count - 1)"
    }
  }

  private static func sections(_ count: Int) -> String {
    switch count {
    case 0: "the table has no sections: section insert at 0 HEADER"
    case 1: "the table has section 0 only"
    default: "the table has sections 0…\(count - 1)"
    }
  }
}

extension PlaceFault.HiddenRow {
  fileprivate var words: String {
    switch self {
    case .current: "the row last spoken of"
    case .id(let id): "row #\(id.text)"
    }
  }
}

extension Address.Place {
  /// The place in the form that the user types.
  var text: String {
    switch self {
    case .number(let number): String(number)
    case .last: "last"
    case .range(let low, let high): "\(low)..\(high)"
    case .rangeToLast(let low): "\(low)..last"
    case .every: "*"
    }
  }
}
