import TableModel

/// What a command has to say: a value for programs, lines for people.
struct Answer: Sendable {
  /// The answer as data.
  var value: AnswerValue

  /// The answer as lines; data in it is escaped already.
  var lines: [String]

  /// Warnings and hints that go beside the answer, to standard error at a terminal.
  var notes: [String] = []

  /// What the table view warned of on the way; it goes where the notes go.
  var warnings: [TableWarning] = []

  /// Whether the answer goes to the pager where it is longer than the screen; a picture of the viewport is about as
  /// high as a screen, and is wanted beside the prompt.
  var isPaged = true

  /// How many there are in all, where the answer lists only a page of them.
  var total: Int?

  init(_ value: AnswerValue, _ lines: [String], notes: [String] = []) {
    self.value = value
    self.lines = lines
    self.notes = notes
  }

  init(_ value: AnswerValue, _ line: String, notes: [String] = []) {
    self.init(value, [line], notes: notes)
  }
}
