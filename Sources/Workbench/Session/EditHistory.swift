import TableModel

/// The edits of one source, in order, so that they can be taken back and made again.
struct EditHistory {
  /// One step of `undo`.
  struct Entry: Sendable {
    /// The command that was typed.
    var command: String

    /// What it did, in order, batch by batch.
    var batches: [[TableChange]]

    /// What it did, in order.
    var changes: [TableChange] { Array(batches.joined()) }

    /// Whether only the model was changed (`model …`), so that taking it back tells no view either.
    var isModelOnly = false

    /// The row last spoken of before the edit.
    var current: IndexPath?

    /// When it was made, in milliseconds of the session's clock.
    var time = 0

    /// The commands that it was made of, in order, where they were several.
    var steps: [Step] = []

    /// A command and how many changes it made.
    struct Step: Sendable {
      /// The command as it was typed.
      var command: String

      /// When, in milliseconds of the session's clock.
      var time: Int

      /// How many changes.
      var count: Int
    }
  }

  /// What can be taken back, oldest first.
  private(set) var done: [Entry] = []

  /// What can be made again, the next one last.
  private(set) var undone: [Entry] = []

  /// How many entries were there at the last save, or nil if that state cannot be reached any more.
  private var savedCount: Int? = 0

  /// Whether the rows differ from what was last saved.
  var isModified: Bool { savedCount != done.count }

  /// Notes an edit; what was undone before is forgotten.
  mutating func record(_ entry: Entry) {
    if let saved = savedCount, saved > done.count { savedCount = nil }
    undone = []
    done.append(entry)
  }

  /// Follows rows that came in without being an edit; those before which they came cannot be taken back.
  mutating func follow(_ change: TableChange) {
    guard !done.isEmpty || !undone.isEmpty else { return }
    if case .insert(_, let path) = change, path.section > 0 || path.row > 0 { return }
    if case .insertSection(_, let index) = change, index > 0 { return }
    let wasModified = isModified
    done = []
    undone = []
    savedCount = wasModified ? nil : 0
  }

  /// Notes that the rows were saved as they are.
  mutating func markSaved() { savedCount = done.count }

  /// The last edit, moved over to what can be made again.
  mutating func stepBack() -> Entry? {
    guard let entry = done.popLast() else { return nil }
    undone.append(entry)
    return entry
  }

  /// The next edit that was undone, moved back to what is done.
  mutating func stepForward() -> Entry? {
    guard let entry = undone.popLast() else { return nil }
    done.append(entry)
    return entry
  }
}

extension EditHistory.Entry {
  /// Notes an edit that was one batch.
  init(
    command: String,
    changes: [TableChange],
    isModelOnly: Bool = false,
    current: IndexPath?,
    steps: [Step] = []
  ) {
    self.init(command: command, batches: [changes], isModelOnly: isModelOnly, current: current)
    self.steps = steps
  }
}
