import CommandLanguage
import TableModel
import TextLayout

/// The errors of edits, with their texts.
enum EditFault: Fault {
  case nothingToFold(row: String, isLast: Bool, next: IndexPath, level: Int)
  case notEditable(path: IndexPath)
  case staysInSection(path: IndexPath)
  case notMovable(path: IndexPath)
  case noPlace(target: IndexPath, hasRoom: Bool = true, limit: Int? = nil)
  case noSectionPlace(index: Int, count: Int)
  case groups(key: String)
  case hiddenRows(who: String, count: Int, place: Int, how: String)
  case sorted(key: String)
  case grouped(key: String)
  case taken(key: String, id: String, holder: IndexPath?)
  case modelLacks(path: IndexPath)
  case mixedItems
  case noItemOption(word: String)
  case insertPlace(isEmpty: Bool, word: String)

  var wording: Wording {
    switch self {
    case .nothingToFold(let row, let isLast, let next, let level):
      Wording(
        "refused",
        "row \(row) has nothing to fold: the row after it is not nested deeper",
        hint: isLast
          ? "a row after it with \"level\":\(level) would be" : "update \(next) level=\(level)"
      )
    case .notEditable(let path):
      Wording(
        "refused",
        "the data source does not let row \(path) be edited",
        hint: "its tableView(_:canEditRowAt:) answers false"
      )
    case .staysInSection(let path):
      Wording(
        "refused",
        "row \(path) may not leave its section",
        hint: "set dropScope all lets rows go to other sections"
      )
    case .notMovable(let path):
      Wording(
        "refused",
        "the data source does not let row \(path) be moved",
        hint: "its tableView(_:canMoveRowAt:) answers false"
      )
    case .noPlace(let target, let hasRoom, let limit):
      Wording(
        hasRoom ? "refused" : "no-row",
        "nothing can stand at \(target) after the move",
        hint: limit.map { "the rows can go to \(target.section) 0…\($0)" }
      )
    case .noSectionPlace(let index, let count):
      Wording(
        "no-section",
        "a section cannot come in at \(index)",
        hint: "the table has \(Words.count(count, "section")): 0…\(count) fit"
      )
    case .groups(let key):
      Wording(
        "refused",
        "the sections are groups by \(key), which the source does not have",
        hint: "group off"
      )
    case .hiddenRows(let who, let count, let place, let how):
      Wording(
        "refused",
        "\(who) \(Words.count(count, "row")) of section \(place), which would go too",
        hint: "delete \(place) * takes the rows that show; \(how) shows the rest"
      )
    case .sorted(let key):
      Wording(
        "refused",
        "the rows are sorted by \(key): their values say where they stand",
        hint: "sort off, or sort \(key) --write makes the order real"
      )
    case .grouped(let key):
      Wording(
        "refused",
        "the rows are grouped by \(key): their values say where they stand",
        hint: "update S R \(key)=…, or group off"
      )
    case .taken(let key, let id, let holder):
      Wording(
        "refused",
        "the \(key) \(quoted(id)) is taken" + (holder.map { " by row \($0)" } ?? ""),
        hint: "give another \(key), or none"
      )
    case .modelLacks(let path):
      Wording(
        "range",
        "the model has no row \(path), though the table view still counts it",
        hint: "reload, or tell the table with table delete"
      )
    case .mixedItems:
      Wording(
        "bad-argument",
        "a JSON value and bare words do not mix",
        hint: "put each title in quotes"
      )
    case .noItemOption(let word):
      Wording(
        "bad-argument",
        "there is no option \(word) here",
        hint: "put a title that starts with -- in quotes"
      )
    case .insertPlace(let isEmpty, let word):
      Wording(
        "bad-argument",
        isEmpty
          ? "before, after or at is missing"
          : "found \(quoted(word)) where before, after or at fits",
        hint: "insert before, insert after or insert at, as in insert after 0 3 \"New\""
      )
    }
  }
}
