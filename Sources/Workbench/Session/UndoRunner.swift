import CommandLanguage
import TableModel
import Workspace

/// A helper that undoes and redoes edits and lists them.
@MainActor struct UndoRunner {
  private let session: Session
  private let source: OpenTable

  init(_ session: Session, _ source: OpenTable) {
    self.session = session
    self.source = source
  }

  /// Undoes the last edits, newest first; the steps of a sourced script or of `repeat` count as
  /// one.
  func undo(_ count: Int) throws -> Answer {
    let edits = try source.undo(count)
    return answer("undid", edits, edits.flatMap(\.undoing.changes))
  }

  /// Undoes all edits since a named state was saved.
  func undo(to state: NamedState) throws -> Answer {
    let edits = try source.undo(to: state)
    var answer = answer("undid", edits, edits.flatMap(\.undoing.changes))
    if edits.isEmpty {
      answer.lines.insert(EditText.noEditsSince(state: session.shown(state.name)).words, at: 0)
    }
    return answer
  }

  /// Redoes edits that were undone.
  func redo(_ count: Int) throws -> Answer {
    let edits = try source.redo(count)
    return answer("redid", edits, edits.flatMap(\.changes))
  }

  private func answer(
    _ verb: String,
    _ edits: [Transaction],
    _ changes: [TableChange]
  ) -> Answer {
    var answer = ChangeAnswer(source.root).answer(for: changes)
    answer.lines = edits.prefix(20).map { "\(verb): \(session.shown($0.words))" }
    if edits.count > 20 { answer.lines.append(TextFormatting.more(edits.count - 20)) }
    if let current = source.current {
      let title = source.item(at: current)?.title ?? ""
      answer.lines.append(EditText.now(at: current, title: session.shown(title)).words)
    }
    return answer
  }
}

extension Transaction {
  /// A short description of the edit, after the command if the changes do not suggest it.
  @MainActor var words: String {
    let changes = userChanges
    if let (first, second) = changes.swappedRows {
      return name + EditText.swapped(first, second).words + (isModelOnly ? " (model only)" : "")
    }
    let first = changes.prefix(3).map(\.description)
    return name + TextFormatting.list(first, of: changes.count, ", and ")
      + (isModelOnly ? " (model only)" : "")
      + (nested.map { EditText.inNested("\($0.innermost.place)").words } ?? "")
  }

  /// The changes that the user made, in a nested table if there was one.
  var userChanges: [TableChange] {
    nested.map { $0.innermost.batches.flatMap(\.self) } ?? changes
  }

  /// A name for changes that were not typed as edits, such as a gesture, a sort or another state.
  @MainActor private var name: String {
    let verb = command.prefix { $0 != " " }
    let group = Features.none.commands.named(String(verb))?.description.group
    let isPlain = group == .changing && verb != "apply" && verb != "begin"
    return isPlain || command.isEmpty ? "" : "\(command): "
  }
}

extension [TableChange] {
  /// The two rows that two moves exchange, or nil for any other changes.
  fileprivate var swappedRows: (IndexPath, IndexPath)? {
    guard count == 2, case .move(let first, let second) = self[0],
      case .move(let pushed, let back) = self[1], back == first, pushed.section == second.section
    else { return nil }
    let isBelow = first.section == second.section
    guard !isBelow || first.row < second.row, pushed.row == second.row + (isBelow ? -1 : 1) else {
      return nil
    }
    return (first, second)
  }
}
