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

    /// What it was a step of: a sourced script or a repetition, which are taken back as one; nil for an edit of
    /// its own.
    fileprivate(set) var group: Int?

    /// Its number among all edits of the source.
    fileprivate(set) var serial = 0
  }

  /// A state that edits may lead back to.
  struct Mark: Hashable, Sendable {
    fileprivate let serial: Int
    fileprivate let epoch: Int
  }

  /// What can be taken back, oldest first.
  private(set) var done: [Entry] = []

  /// What can be made again, the next one last.
  private(set) var undone: [Entry] = []

  /// What edits are a step of now, or nil.
  var group: Int?

  private var serial = 0

  /// Counts how often what could be taken back was forgotten.
  private var epoch = 0

  /// The state as it is now.
  var mark: Mark { Mark(serial: done.last?.serial ?? 0, epoch: epoch) }

  /// How many edits lead back to a state, or nil where none do.
  func distance(to mark: Mark) -> Int? {
    guard mark.epoch == epoch else { return nil }
    if mark.serial == 0 { return done.count }
    return done.reversed().firstIndex { $0.serial == mark.serial }.map { done.count - $0.base }
  }

  /// How many of the last edits one `undo` takes back: all of a script that is over, else one.
  var stepsBack: Int { Self.steps(done, group) }

  /// How many edits one `redo` makes again.
  var stepsForward: Int { Self.steps(undone, group) }

  private static func steps(_ entries: [Entry], _ group: Int?) -> Int {
    guard let last = entries.last else { return 0 }
    guard let own = last.group, own != group else { return 1 }
    return entries.reversed().prefix { $0.group == own }.count
  }

  /// How many entries were there at the last save, or nil if that state cannot be reached any more.
  private var savedCount: Int? = 0

  /// Whether the rows differ from what was last saved.
  var isModified: Bool { savedCount != done.count }

  /// Notes an edit; what was undone before is forgotten.
  mutating func record(_ entry: Entry) {
    if let saved = savedCount, saved > done.count { savedCount = nil }
    undone = []
    serial += 1
    var entry = entry
    entry.serial = serial
    entry.group = group
    done.append(entry)
  }

  /// Follows rows that came in without being an edit; those before which they came cannot be taken back.
  mutating func follow(_ change: TableChange) {
    guard !done.isEmpty || !undone.isEmpty else { return }
    if case .insert(_, let path) = change, path.section > 0 || path.row > 0 { return }
    if case .insertSection(_, let index) = change, index > 0 { return }
    let wasModified = isModified
    epoch += 1
    done = []
    undone = []
    savedCount = wasModified ? nil : 0
  }

  /// Forgets all edits; the rows are as they were loaded.
  mutating func forget() {
    epoch += 1
    done = []
    undone = []
    savedCount = 0
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
