

/// What a command has to say: a value for programs, lines for people.
package struct Answer: Sendable {
  /// The answer as data.
  package var value: AnswerValue {
    get { data.value }
    set {
      data = .made(newValue)
      listing = nil
      verbatim = nil
    }
  }

  /// The answer as lines; data in it is escaped already.
  package var lines: [String] {
    get { text.value }
    set {
      text = .made(newValue)
      listing = nil
      verbatim = nil
    }
  }

  private var data: Deferred<AnswerValue>
  private var text: Deferred<[String]>

  /// The answer as rows that a format pulls one at a time, where it is one.
  package private(set) var listing: Listing?

  /// The answer byte for byte, where a file or a program gets what ``lines`` only shows a person.
  package var verbatim: Deferred<String>?

  /// What the answer leaves out as data: the lines say so themselves, the other forms have no place for it.
  package var omission: String?

  /// Warnings and hints that go beside the answer, to standard error at a terminal.
  package var notes: [String] = []

  /// What was warned of on the way; it goes where the notes go.
  package var warnings: [OutputWarning] = []

  /// Whether the answer goes to the pager where it is longer than the screen; a picture of the viewport is about as
  /// high as a screen, and is wanted beside the prompt.
  package var isPaged = true

  /// How many there are in all, where the answer lists only a page of them.
  package var total: Int?

  package init(_ value: AnswerValue, _ lines: [String], notes: [String] = []) {
    self.init(.made(value), .made(lines))
    self.notes = notes
  }

  /// An answer of which a part may be put together later.
  package init(_ data: Deferred<AnswerValue>, _ text: Deferred<[String]>) {
    self.data = data
    self.text = text
  }

  /// An answer of rows that are pulled when they are written.
  ///
  /// - Parameters:
  ///   - listing: The rows.
  ///   - style: How they look as lines to whoever asks for those.
  package init(_ listing: Listing, _ style: OutputStyle) {
    self.init(.pending { listing.value }, .pending { listing.lines(style) })
    self.listing = listing
  }

  package init(_ value: AnswerValue, _ line: String, notes: [String] = []) {
    self.init(value, [line], notes: notes)
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
