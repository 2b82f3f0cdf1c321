import CommandLanguage
import TextLayout

/// The errors of `recover`.
enum RecoveryFault: Fault {
  case edited(name: String)
  case damaged(editCount: Int, lostCount: Int, path: String)
  case changed(name: String)
  case otherOptions(path: String)
  case unreadableEdit(Int, path: String)
  case otherTable(edit: Int, change: String, path: String)
  case nothing(Absence, journals: Int, isAsked: Bool)

  /// The edits that are missing.
  enum Absence: Hashable, Sendable {
    case noTable
    case noEdits(name: String)
    case noNumber(Int)
  }

  var wording: Wording {
    switch self {
    case .edited(let name):
      Wording(
        "refused",
        "\(quoted(name)) was edited since it was opened",
        hint: "close it and open it again, then `recover`"
      )
    case .damaged(let editCount, let lostCount, let path):
      Wording(
        "refused",
        "the journal is damaged after \(TextFormatting.count(editCount, "edit")): "
          + "\(TextFormatting.count(lostCount, "line")) cannot be read",
        hint: "`recover --force` restores those; the journal is \(path)"
      )
    case .changed(let name):
      Wording(
        "refused",
        "\(quoted(name)) has changed since those edits",
        hint: "`recover --force` makes them if all still match; `recover list 1` lists them"
      )
    case .otherOptions(let path):
      Self.refused("the edits need a table opened with the same options", path)
    case .unreadableEdit(let number, let path):
      Self.refused("edit \(number) of the journal cannot be read", path)
    case .otherTable(let number, let change, let path):
      Self.refused("edit \(number) does not match the current table: \(change)", path)
    case .nothing(let absence, let journals, let isAsked):
      Wording(
        isAsked ? "not-found" : "refused",
        absence.words,
        hint: journals == 0
          ? "no session left unsaved edits"
          : "`recover list` shows \(TextFormatting.count(journals, "journal"));"
            + " `recover N` restores one"
      )
    }
  }

  private static func refused(_ message: String, _ path: String) -> Wording {
    Wording("refused", message, hint: "table unchanged; the edits stay in \(path)")
  }
}

extension RecoveryFault.Absence {
  fileprivate var words: String {
    switch self {
    case .noTable: "no table is open"
    case .noEdits(let name): "\(quoted(name)) has no edits to recover"
    case .noNumber(let number): "no journal has the number \(number)"
    }
  }
}
