/// What a command has to say: a value for programs, lines for people.
package struct Answer: Sendable {
  /// All parts, as an array of one: an answer passes through many hands, and a copy of it costs one reference.
  private var parts: [Parts]

  private struct Parts: Sendable {
    var data: Deferred<AnswerValue>
    var text: Deferred<[String]>
    var listing: Listing?
    var verbatim: Deferred<String>?
    var styled: Deferred<[StyledLine]>?
    var omission: String?
    var notes: [String] = []
    var warnings: [OutputWarning] = []
    var isPaged = true
    var total: Int?
  }

  package init(_ value: AnswerValue, _ lines: [String], notes: [String] = []) {
    self.init(.made(value), .made(lines))
    if !notes.isEmpty { self.notes = notes }
  }

  /// An answer of which a part may be put together later.
  package init(_ data: Deferred<AnswerValue>, _ text: Deferred<[String]>) {
    parts = [Parts(data: data, text: text)]
  }

  /// An answer of rows that are pulled when they are written.
  ///
  /// - Parameters:
  ///   - listing: The rows.
  ///   - style: How they look as lines to whoever asks for those.
  package init(_ listing: Listing, _ style: OutputStyle) {
    self.init(.pending { listing.value }, .pending { listing.lines(style) })
    parts[0].listing = listing
  }

  package init(_ value: AnswerValue, _ line: String, notes: [String] = []) {
    self.init(value, [line], notes: notes)
  }
}

extension Answer {
  /// The answer as data.
  package var value: AnswerValue {
    get { parts[0].data.value }
    set {
      parts[0].data = .made(newValue)
      parts[0].listing = nil
      parts[0].verbatim = nil
      parts[0].styled = nil
    }
  }

  /// The answer as lines; data in it is escaped already.
  package var lines: [String] {
    get { parts[0].text.value }
    set {
      parts[0].text = .made(newValue)
      parts[0].listing = nil
      parts[0].verbatim = nil
      parts[0].styled = nil
    }
  }

  /// The answer as rows that a format pulls one at a time, where it is one.
  package var listing: Listing? { parts[0].listing }

  /// The answer byte for byte, where a file or a program gets what ``lines`` only shows a person.
  package var verbatim: Deferred<String>? {
    get { parts[0].verbatim }
    set { parts[0].verbatim = newValue }
  }

  /// The answer as lines in the colors of their parts, for a terminal that has colors; nil where the lines have none.
  package var styled: Deferred<[StyledLine]>? {
    get { parts[0].styled }
    set { parts[0].styled = newValue }
  }

  /// What the answer leaves out as data: the lines say so themselves, the other forms have no place for it.
  package var omission: String? {
    get { parts[0].omission }
    set { parts[0].omission = newValue }
  }

  /// Warnings and hints that go beside the answer, to standard error at a terminal.
  package var notes: [String] {
    get { parts[0].notes }
    set { parts[0].notes = newValue }
  }

  /// What was warned of on the way; it goes where the notes go.
  package var warnings: [OutputWarning] {
    get { parts[0].warnings }
    set { parts[0].warnings = newValue }
  }

  /// Whether the answer goes to the pager where it is longer than the screen; a picture of the viewport is about as
  /// high as a screen, and is wanted beside the prompt.
  package var isPaged: Bool {
    get { parts[0].isPaged }
    set { parts[0].isPaged = newValue }
  }

  /// How many there are in all, where the answer lists only a page of them.
  package var total: Int? {
    get { parts[0].total }
    set { parts[0].total = newValue }
  }

  /// Adds members to the data, which are put together when somebody reads them.
  package mutating func add(_ members: @escaping @Sendable () -> AnswerValue) {
    let data = parts[0].data
    parts[0].data = .pending { data.value.adding(members()) }
  }

  /// Adds notes; most commands have none.
  package mutating func note(_ more: [String]) {
    if !more.isEmpty { parts[0].notes += more }
  }

  /// Adds warnings; most commands have none.
  package mutating func warn(_ more: [OutputWarning]) {
    if !more.isEmpty { parts[0].warnings += more }
  }
}

/// A part of an answer that may be put together only when somebody looks at it.
///
/// A person reads lines and a program reads values; nobody reads both, and of a hundred thousand rows either takes
/// its time.
package enum Deferred<Value: Sendable>: Sendable {
  /// It is there.
  case made(Value)

  /// How to put it together.
  case pending(@Sendable () -> Value)

  /// The part.
  ///
  /// - Complexity: where it is pending, that of putting it together, each time.
  package var value: Value {
    switch self {
    case .made(let value): value
    case .pending(let make): make()
    }
  }
}
