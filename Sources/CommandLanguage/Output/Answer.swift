/// The output of a command: a value for programs and lines for people.
package struct Answer: Sendable {
  /// All parts, in an array of one element, so that a copy costs one reference.
  private var parts: [Parts]

  private struct Parts: Sendable {
    var data: Deferred<AnswerValue>

    /// The lines, or nil if they are those of `styled` without colors.
    var text: Deferred<[String]>?
    var safeText: [UInt8]?
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

  /// Creates output that may be computed later.
  package init(_ data: Deferred<AnswerValue>, _ text: Deferred<[String]>) {
    parts = [Parts(data: data, text: text)]
  }

  /// Creates output from rows that are produced on demand, while they are written.
  ///
  /// - Parameters:
  ///   - listing: The rows.
  ///   - style: The style of the lines, if lines are requested.
  package init(_ listing: Listing, _ style: OutputStyle) {
    self.init(.pending { listing.value }, .pending { listing.lines(style) })
    parts[0].listing = listing
  }

  /// Creates output whose lines have styles.
  package init(_ value: AnswerValue, styled: [StyledLine], notes: [String] = []) {
    self.init(.made(value), styled: styled)
    if !notes.isEmpty { self.notes = notes }
  }

  /// Creates output whose data may be computed later, and whose lines have styles.
  package init(_ data: Deferred<AnswerValue>, styled: [StyledLine]) {
    parts = [Parts(data: data, text: nil, styled: .made(styled))]
  }

  package init(_ value: AnswerValue, _ line: String, notes: [String] = []) {
    self.init(value, [line], notes: notes)
  }
}

extension Answer {
  /// The output as data.
  package var value: AnswerValue {
    get { parts[0].data.value }
    set {
      parts[0].data = .made(newValue)
      parts[0].listing = nil
      parts[0].verbatim = nil
      if parts[0].text == nil { parts[0].text = .made(lines) }
      parts[0].styled = nil
    }
  }

  /// The output as lines, with the data already escaped.
  package var lines: [String] {
    get { parts[0].text?.value ?? parts[0].styled?.value.map(\.text) ?? [] }
    set {
      parts[0].text = .made(newValue)
      parts[0].safeText = nil
      parts[0].listing = nil
      parts[0].verbatim = nil
      parts[0].styled = nil
    }
  }

  /// The same lines in UTF-8, each with its line feed, if they need no further escapes; otherwise
  /// nil.
  package var safeText: [UInt8]? {
    get { parts[0].safeText }
    set { parts[0].safeText = newValue }
  }

  /// The output as rows that a format pulls one at a time; nil if it has no listing.
  package var listing: Listing? { parts[0].listing }

  /// The exact output for a file or program, where ``lines`` is only a display for people; nil
  /// otherwise.
  package var verbatim: Deferred<String>? {
    get { parts[0].verbatim }
    set { parts[0].verbatim = newValue }
  }

  /// The output as lines with colors, for terminals that support them; nil if the lines have none.
  package var styled: Deferred<[StyledLine]>? {
    get { parts[0].styled }
    set {
      if parts[0].text == nil { parts[0].text = .made(lines) }
      parts[0].styled = newValue
    }
  }

  /// The lines with styles, if ``lines`` are the same lines without them; otherwise nil.
  package var linesWithStyles: [StyledLine]? {
    parts[0].text == nil ? parts[0].styled?.value : nil
  }

  /// A note about omitted rows, for formats without a place for it; lines include it themselves.
  package var omission: String? {
    get { parts[0].omission }
    set { parts[0].omission = newValue }
  }

  /// Warnings and hints, which are written to standard error at a terminal.
  package var notes: [String] {
    get { parts[0].notes }
    set { parts[0].notes = newValue }
  }

  /// Warnings raised while the command ran; they are written with the notes.
  package var warnings: [OutputWarning] {
    get { parts[0].warnings }
    set { parts[0].warnings = newValue }
  }

  /// Whether output longer than the screen opens in the pager.
  ///
  /// A picture of the viewport is about as high as a screen and stays beside the prompt.
  package var isPaged: Bool {
    get { parts[0].isPaged }
    set { parts[0].isPaged = newValue }
  }

  /// The total count if the output lists only one page; otherwise nil.
  package var total: Int? {
    get { parts[0].total }
    set { parts[0].total = newValue }
  }

  /// Changes the lines when they are read; they lose their styles.
  package mutating func changeLines(_ change: @escaping @Sendable (inout [String]) -> Void) {
    let text = parts[0].text ?? .made(lines)
    self.lines = []
    parts[0].text = .pending {
      var lines = text.value
      change(&lines)
      return lines
    }
  }

  /// Appends a line; the styles of the others remain.
  package mutating func append(_ line: String) {
    let styled = styled
    lines.append(line)
    if let styled { self.styled = .made(styled.value + [StyledLine([.init(line)])]) }
  }

  /// Adds members to the data; they are computed when the data is read.
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

/// A part of the output that may be computed on first use.
///
/// A user reads lines and a program reads values, never both. Either takes time for a hundred
/// thousand rows.
package enum Deferred<Value: Sendable>: Sendable {
  /// A computed part.
  case made(Value)

  /// A closure that computes the part.
  case pending(@Sendable () -> Value)

  /// The part.
  ///
  /// - Complexity: For a pending part, that of computing it, on each access.
  package var value: Value {
    switch self {
    case .made(let value): value
    case .pending(let make): make()
    }
  }
}
