import CommandLanguage
import JSON
import TableModel
import TextLayout
import Workspace

// The texts of edits that the rows do not allow.
extension EditFault: Fault {
  var wording: Wording {
    switch self {
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
        hint: "the table has \(TextFormatting.count(count, "section")): 0…\(count) fit"
      )
    case .groups(let key):
      Wording(
        "refused",
        "the sections are groups by \(key), which the source does not have",
        hint: "group off"
      )
    case .hiddenRows(let hider, let count, let section):
      Wording(
        "refused",
        "\(hider == .filter ? "the filter hides" : "folds hide")"
          + " \(TextFormatting.count(count, "row")) of section \(section), which would go too",
        hint: "delete \(section) * takes the rows that show;"
          + " \(hider == .filter ? "filter off" : "fold off") shows the rest"
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
    case .noWay(let error): error.wording
    case .modelLacks(let path):
      Wording(
        "range",
        "the model has no row \(path), though the table view still counts it",
        hint: "reload, or tell the table with table delete"
      )
    }
  }
}

extension PathEditError {
  /// The text of the error.
  fileprivate var wording: Wording {
    let place = parent?.text ?? "the row"
    let step = path.steps[min(step, path.steps.count - 1)]
    switch reason {
    case .scalar(let kind):
      return Wording(
        "refused",
        "cannot set \(path): \(place) is \(kind.words), not an object",
        hint: "`update S R \(place)={\(quoted(step)): …}` replaces it"
      )
    case .keyInArray:
      return Wording(
        "refused",
        "cannot set \(path): \(place) is a list, and \(quoted(step)) is not an index",
        hint: "\(place).0 is its first element"
      )
    case .indexPastEnd(let count):
      return Wording(
        "refused",
        "cannot set \(path): \(place) has \(TextFormatting.count(count, "element"))",
        hint: count == 0
          ? "`update S R \(place)=[…]` replaces it" : "the last one is \(place).\(count - 1)"
      )
    }
  }
}

extension JSONValue.Kind {
  /// The kind with its article.
  fileprivate var words: String {
    switch self {
    case .object: "an object"
    case .array: "a list"
    case .string: "a text"
    case .number: "a number"
    case .bool: "a truth value"
    case .null: "null"
    }
  }
}
