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
        "expected a section: the table has \(TextFormatting.count(count, "section"))",
        hint: count > 0
          ? "try `append 0 \"New\"`"
          : isFiltered ? "try `filter off`" : "try `section insert at 0 HEADER`"
      )
    case .severalRows(let count, let first):
      Wording(
        "bad-argument",
        "expected one row, found \(count)",
        hint: "name one, such as \(first)"
      )
    case .noSection(let number, let count):
      Wording("no-section", "the table has no section \(number)", hint: Self.sections(count))
    case .noID(let id):
      Wording("not-found", "no row has the id \(quoted(id.text))", hint: "`find` shows the ids")
    case .hidden(let row, .filter):
      Wording("no-row", "the filter hides \(row.words)", hint: "`filter off` shows it")
    case .hidden(let row, .folds):
      Wording("no-row", "a folded row hides \(row.words)", hint: "`fold off` shows it")
    case .noCurrent(let example):
      Wording(
        "no-row",
        "no current row",
        hint: example.map { "try `row \($0)` or `select \($0)`" }
          ?? "the table has no rows; try `append 0 \"New row\"`"
      )
    case .noNeighbor(let distance, let start):
      Wording(
        "no-row",
        "\(start) \(distance > 0 ? "+" : "")\(distance) is outside the table",
        hint: distance > 0 ? "the table ends before it" : "the table begins after it"
      )
    case .sectionNeeded(let count, let row):
      Wording(
        "bad-argument",
        "expected a section and a row: the table has \(TextFormatting.count(count, "section"))",
        hint: count > 0 ? "add the section: 0 \(row.text)" : "try `new 5`"
      )
    case .noRow(let row, let section, let count):
      Wording(
        "no-row",
        "section \(section) has no \(row.missing(count))",
        hint: Self.rows(section, count)
      )
    }
  }

  private static func rows(_ section: Int, _ count: Int) -> String {
    switch count {
    case 0: "section \(section) has no rows"
    case 1: "its only row is 0"
    default: "its rows are 0 to \(count - 1); try `rows \(section)`"
    }
  }

  private static func sections(_ count: Int) -> String {
    switch count {
    case 0: "it has no sections; try `section insert at 0 HEADER`"
    case 1: "its only section is 0"
    default: "its sections are 0 to \(count - 1); try `sections`"
    }
  }
}

extension PlaceFault.HiddenRow {
  fileprivate var words: String {
    switch self {
    case .current: "the current row"
    case .id(let id): "row #\(id.text)"
    }
  }
}

extension Address.Place {
  /// Returns the rows of the place that a section with a number of rows lacks.
  fileprivate func missing(_ count: Int) -> String {
    guard case .range(let low, let high) = self, low <= high else { return "row \(text)" }
    let first = max(low, count)
    return first == high ? "row \(high)" : "rows \(first) to \(high)"
  }

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
