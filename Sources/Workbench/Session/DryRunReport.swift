import CommandLanguage
import TableModel
import Wirings
import Workspace

/// The effects of a dry run on one table.
@MainActor struct DryRunReport {
  /// The name of the table.
  let name: String

  /// The edits that the script would make, oldest first.
  let edits: [Transaction]

  /// The number of earlier edits that the script would undo.
  let undone: Int

  /// The closure that escapes external text for a terminal.
  private let shown: (String) -> String

  /// Other effects: the table would open, close or change its wiring.
  let others: [String]

  /// Creates a report by comparing a table with its copy.
  ///
  /// - Parameters:
  ///   - original: The table, or nil if the script opened it.
  ///   - copy: The table that the script used.
  ///   - session: The session in which it ran.
  init(_ original: OpenTable?, _ copy: OpenTable, in session: Session) {
    name = copy.name
    let old = original?.history.done ?? []
    let new = copy.history.done
    let common = zip(old, new).prefix { $0.serial == $1.serial }.count
    edits = Array(new[common...])
    shown = session.shown
    undone = old.count - common
    var others: [String] = []
    if original == nil { others.append(SessionText.opened(rows: copy.rowCount).words) }
    if !session.sources.contains(where: { $0 === copy }) {
      others.append(SessionText.closed.words)
    }
    if let original, original.wiring.name != copy.wiring.name {
      others.append(SessionText.wiring(copy.wiring.name).words)
    }
    self.others = others
  }

  /// Whether the dry run has no effects on the table.
  var isEmpty: Bool { edits.isEmpty && undone == 0 && others.isEmpty }

  /// The edits in the form of `changes`, then the other effects.
  var lines: [String] {
    var lines = edits.enumerated().prefix(RowsCommand.page).map { "\($0 + 1)  \(shown($1.words))" }
    if edits.count > lines.count {
      lines.append(TextFormatting.more(edits.count - lines.count))
    }
    if undone > 0 { lines.append(SessionText.undoes(edits: undone).words) }
    return lines + others
  }

  /// The edits as data.
  var value: AnswerValue {
    [
      "name": .text(name),
      "edits": .list(
        edits.map {
          ["command": .text($0.command), "changes": .list($0.changes.map(\.value))]
        }
      ),
      "undone": .int(undone), "others": .list(others.map { .text($0) }),
    ]
  }
}
