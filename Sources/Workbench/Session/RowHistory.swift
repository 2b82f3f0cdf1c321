import JSON
import TableModel
import TextLayout
import Workspace

/// The edits of one row since its table was opened, without undone ones.
///
/// The row is followed back through everything that moved it: insertions and deletions above it,
/// and moves of the row or its section. Edits that `undo` reverted do not count; `redo` restores
/// them with their time.
struct RowHistory {
  /// An edit of the row.
  struct Edit: Hashable, Sendable {
    /// The command that the user typed.
    var command: String

    /// The time, in milliseconds of the session's clock.
    var time: Int

    /// A short description of the edit.
    var what: String
  }

  /// The edits, oldest first.
  private(set) var edits: [Edit] = []

  /// The row's position when the table was opened, or nil if it was inserted later.
  private(set) var origin: IndexPath?

  /// Creates the history by following a row back.
  ///
  /// - Parameters:
  ///   - path: The row's position in the model.
  ///   - history: The edits of the table.
  /// - Complexity: O(n) in the edits.
  init(of path: IndexPath, in history: EditHistory) {
    var place: IndexPath? = path
    entries: for entry in history.done.reversed() {
      for (change, step) in entry.stepped.reversed() {
        guard let now = place else { break entries }
        if let what = change.words(about: now) {
          edits.append(Edit(command: step.command, time: step.time, what: what))
        }
        place = change.inverse.destination(of: now)
      }
    }
    edits.reverse()
    origin = place
  }
}

extension Transaction {
  /// Each change with the command that made it.
  fileprivate var stepped: [(change: TableChange, step: Step)] {
    let whole = Step(command: command, time: time, count: 0)
    let owners = steps.flatMap { Array(repeating: $0, count: $0.count) }
    return changes.enumerated().map { index, change in
      (change, index < owners.count ? owners[index] : steps.last ?? whole)
    }
  }
}

extension TableChange {
  /// Returns the change's effect on the row that is at a position after it, or nil if there is
  /// none.
  fileprivate func words(about path: IndexPath) -> String? {
    switch self {
    case .insert(let items, let at):
      let rows = at.row..<at.row + items.count
      return at.section == path.section && rows.contains(path.row) ? RowText.createdHere.words : nil
    case .insertSection(let section, let index):
      return index == path.section && !section.items.isEmpty
        ? RowText.createdWithSection.words : nil
    case .move(let from, let to): return to == path ? RowText.moved(from: from).words : nil
    case .moveSection(let from, let to):
      return to == path.section ? RowText.sectionMoved(from: from).words : nil
    case .update(let at, let old, let new): return at == path ? new.words(since: old) : nil
    case .height(let at, let old, let new):
      guard at == path else { return nil }
      return RowText.resized(old: old.heightWords, new: new.heightWords).words
    default: return nil
    }
  }
}

extension Item {
  fileprivate var heightWords: String { height.map(\.pointsText) ?? "none" }

  /// Returns the keys that differ from an older state, with their old and new values.
  fileprivate func words(since old: Item) -> String {
    guard value.kind == .object, old.value.kind == .object else {
      return "\(Self.short(old.value)) → \(Self.short(value))"
    }
    var keys: [String] = []
    for member in Array(old.value.members) + Array(value.members)
    where !keys.contains(member.key) && old.value[member.key] != value[member.key] {
      keys.append(member.key)
    }
    let words = keys.prefix(3).map { key in
      "\(key) \(Self.short(old.value[key])) → \(Self.short(value[key]))"
    }
    return words.isEmpty ? "no change" : TextFormatting.list(words, of: keys.count, ", and ")
  }

  private static func short(_ value: JSONValue?) -> String {
    value.map { $0.compact.text.truncated(toWidth: 30) } ?? "none"
  }
}
