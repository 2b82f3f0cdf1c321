import CommandLanguage
import JSON
import TableModel
import TextLayout
import Workspace

// Messages for edits that the rows do not allow.
extension EditFault: Fault {
  var wording: Wording {
    switch self {
    case .notEditable(let path):
      Wording(
        "refused",
        "the data source does not allow editing row \(path)",
        hint: "its tableView(_:canEditRowAt:) returns false"
      )
    case .listOfTables:
      Wording(
        "refused",
        "the list of tables is read-only",
        hint: "`select` opens a table, whose rows can be edited"
      )
    case .noWeight(let name): AssemblyFault.noWeight(name).wording
    case .weightTaken(let weight):
      Wording(
        "refused",
        "the weight \(weight) is already used",
        hint: "use another \"heaviness\", or `generators add after S R`"
      )
    case .staysInSection(let path):
      Wording(
        "refused",
        "row \(path) cannot leave its section",
        hint: "`set dropScope all` lets rows move to other sections"
      )
    case .notMovable(let path):
      Wording(
        "refused",
        "the data source does not allow moving row \(path)",
        hint: "its tableView(_:canMoveRowAt:) returns false"
      )
    case .noPlace(let target, let hasRoom, let limit):
      Wording(
        hasRoom ? "refused" : "no-row",
        "cannot move to \(target)",
        hint: limit.map { "section \(target.section) takes the rows at 0 to \($0)" }
      )
    case .noSectionPlace(let index, let count):
      Wording(
        "no-section",
        "cannot insert a section at \(index)",
        hint: "the table has \(TextFormatting.count(count, "section")); use 0 to \(count)"
      )
    case .groups(let key):
      Wording(
        "refused",
        "the sections are groups by \(key), not sections of the table",
        hint: "try `group off`"
      )
    case .hiddenRows(let hider, let count, let section):
      Wording(
        "refused",
        "\(hider == .filter ? "the filter hides" : "folds hide")"
          + " \(TextFormatting.count(count, "row")) of section \(section); they would be deleted too",
        hint: "`delete \(section) *` deletes the visible rows;"
          + " `\(hider == .filter ? "filter off" : "fold off")` shows the rest"
      )
    case .sorted(let key):
      Wording(
        "refused",
        "the rows are sorted by \(key), which sets their order",
        hint: "`sort off`, or `sort \(key) --write` to keep this order"
      )
    case .grouped(let key):
      Wording(
        "refused",
        "the rows are grouped by \(key), which sets their section",
        hint: "`update S R \(key)=…`, or `group off`"
      )
    case .taken(let key, let id, let holder):
      Wording(
        "refused",
        "the \(key) \(quoted(id)) is already used" + (holder.map { " by row \($0)" } ?? ""),
        hint: "change or omit the \(key)"
      )
    case .noWay(let error): error.wording
    case .modelLacks(let path):
      Wording(
        "range",
        "the model has no row \(path), but the table view still counts it",
        hint: "`reload`, or update the table view with `table delete`"
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
        "cannot set \(path): \(place) is \(kind.phrase), not an object",
        hint: "`update S R \(place)={\(quoted(step)): …}` replaces it"
      )
    case .keyInArray:
      return Wording(
        "refused",
        "cannot set \(path): \(place) is an array, and \(quoted(step)) is not an index",
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
