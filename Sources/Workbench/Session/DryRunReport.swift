import CommandLanguage
import TableModel
import Wirings
import Workspace

/// What a rehearsed script did to one source.
@MainActor struct DryRunReport {
  /// What the source is called.
  let name: String

  /// The edits that it would make, oldest first.
  let edits: [Transaction]

  /// How many earlier edits it would take back.
  let undone: Int

  /// Makes text from outside safe for a terminal.
  private let shown: (String) -> String

  /// What else becomes of the source: it comes, goes, or is wired another way.
  let others: [String]

  /// Compares.
  ///
  /// - Parameters:
  ///   - original: The source as it is, or nil where the script opened it.
  ///   - copy: The source that the script worked on.
  ///   - session: The session that it ran in.
  init(_ original: OpenTable?, _ copy: OpenTable, in session: Session) {
    name = copy.name
    let old = original?.history.done ?? []
    let new = copy.history.done
    let common = zip(old, new).prefix { $0.serial == $1.serial }.count
    edits = Array(new[common...])
    shown = session.shown
    undone = old.count - common
    var others: [String] = []
    if original == nil { others.append("opened, \(TextFormatting.count(copy.rowCount, "row"))") }
    if !session.sources.contains(where: { $0 === copy }) { others.append("closed") }
    if let original, original.wiring.name != copy.wiring.name {
      others.append("wiring \(copy.wiring.name)")
    }
    self.others = others
  }

  /// Whether there is nothing to tell.
  var isEmpty: Bool { edits.isEmpty && undone == 0 && others.isEmpty }

  /// The edits as `changes` lists them, then the rest.
  var lines: [String] {
    var lines = edits.enumerated().prefix(RowsCommand.page).map { "\($0 + 1)  \(shown($1.words))" }
    if edits.count > lines.count {
      lines.append("… \(TextFormatting.grouped(edits.count - lines.count)) more")
    }
    if undone > 0 { lines.append("takes back \(TextFormatting.count(undone, "edit")) made before") }
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
