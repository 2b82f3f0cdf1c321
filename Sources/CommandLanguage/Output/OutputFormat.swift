package import TextLayout

/// A form in which answers are written, with a file of its own.
///
/// An answer is a value until a format writes it: the format alone knows how wide a line may be, which colours there
/// are and how control characters are shown. A new one is a file, and a member of ``AnswerFormat/allCases``.
package protocol OutputFormat: Sendable {
  /// The word that asks for it.
  static var name: String { get }

  /// Who reads what it writes.
  static var reader: OutputReader { get }

  /// How its answers look.
  var style: OutputStyle { get }

  /// Makes a writer of this form.
  init(_ style: OutputStyle)

  /// Appends what goes to standard output, each line with its newline, in UTF-8.
  func append(_ outcome: CommandResult, to bytes: inout [UInt8])

  /// What writes the rows of a listing one at a time; nil where the format needs the whole answer at once.
  func rows(of listing: Listing, in outcome: CommandResult) -> (any ListingWriter)?

  /// What goes to standard error, each line with its newline.
  ///
  /// - Parameters:
  ///   - outcome: What came of a command.
  ///   - width: How many columns the terminal has, for the caret line.
  /// - Returns: The lines; none where the form says everything on standard output.
  func errors(for outcome: CommandResult, width: Int) -> String

  /// What a feature remarks, each line with its newline; none where the form says it with the answer.
  func remark(for outcome: CommandResult) -> String
}

/// Who reads what a format writes.
package enum OutputReader {
  /// A person, who sees commands repeated and pages long answers.
  case person

  /// A person or a program that reads documents: long answers are paged, nothing is repeated between them.
  case document

  /// A program that takes one record a command.
  case records

  /// A program that takes one table: what is said beside it is no part of it.
  case table

  /// Whether an answer is a table alone, which cannot say what it leaves out.
  package var isOfTables: Bool { self == .document || self == .table }

  /// Whether a person may read it page by page.
  package var isPaged: Bool { self == .person || self == .document }
}

/// How answers look, whatever their form.
package struct OutputStyle {
  /// How control characters are shown.
  package var escapeStyle: EscapeStyle = .symbol

  /// How wide a line of text may be in columns, or nil where that is nobody's business.
  package var lineWidth: Int?

  /// Whether lines are written to be heard, without columns.
  package var isAccessible = false

  /// Whether a file or a program reads what is written, and no person at a terminal.
  package var isForProgram = false

  /// The colours of what goes to standard output.
  package var palette = Palette.plain

  /// The colours of what goes to standard error.
  package var errorPalette = Palette.plain

  /// Creates a style without color.
  package init(
    escapeStyle: EscapeStyle = .symbol,
    lineWidth: Int? = nil,
    isAccessible: Bool = false,
    isForProgram: Bool = false
  ) {
    (self.escapeStyle, self.lineWidth) = (escapeStyle, lineWidth)
    (self.isAccessible, self.isForProgram) = (isAccessible, isForProgram)
  }
}

extension OutputFormat {
  package func rows(of listing: Listing, in outcome: CommandResult) -> (any ListingWriter)? { nil }

  // What a form has no place for, a person reads beside it.
  package func errors(for outcome: CommandResult, width: Int) -> String {
    TextFormat(style).asides(of: outcome, width: width)
  }

  package func remark(for outcome: CommandResult) -> String {
    TextFormat(style).remark(for: outcome)
  }

  /// What goes to standard output as text.
  package func output(for outcome: CommandResult) -> String {
    var bytes: [UInt8] = []
    append(outcome, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What goes to standard error, where nobody says how wide the terminal is.
  package func errors(for outcome: CommandResult) -> String { errors(for: outcome, width: 80) }
}

/// The form in which answers are printed.
public struct AnswerFormat: RawRepresentable, CaseIterable, Hashable, Sendable {
  /// Lines for people.
  public static let text = AnswerFormat(TextFormat.self)

  /// One JSON object a command.
  public static let jsonl = AnswerFormat(JSONLinesFormat.self)

  /// Comma-separated values: a line of names, then one for each row of the answer.
  public static let csv = AnswerFormat(CommaSeparatedFormat.self)

  /// A Markdown table.
  public static let markdown = AnswerFormat(MarkdownFormat.self)

  /// One JSON value for each answer, a listing as an array.
  public static let json = AnswerFormat(JSONFormat.self)

  /// Tab-separated values.
  public static let tsv = AnswerFormat(TabSeparatedFormat.self)

  /// An HTML page with a table.
  public static let html = AnswerFormat(HTMLFormat.self)

  /// All forms, in the order in which they are offered.
  public static let allCases = [text, jsonl, csv, markdown, json, tsv, html]

  /// A JSON value on each line, for a file or a program that takes data rather than records of commands.
  private static let jsonValues = AnswerFormat(JSONValuesFormat.self)

  /// The word that asks for the form.
  public let rawValue: String

  private let type: any OutputFormat.Type

  private init(_ type: any OutputFormat.Type) {
    rawValue = type.name
    self.type = type
  }

  /// Finds the form that a word asks for; nil where there is none.
  public init?(rawValue: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = found
  }

  public static func == (left: AnswerFormat, right: AnswerFormat) -> Bool {
    left.rawValue == right.rawValue
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  /// Returns the form that the ending of a file name asks for; nil where it asks for none.
  package init?(endingOf path: String) {
    let name = path.lowercased()
    guard let found = Self.endings.first(where: { name.hasSuffix($0.ending) }) else { return nil }
    self = found.format
  }

  /// The endings that ask for a form.
  package static let endings: [(ending: String, format: AnswerFormat)] = [
    (".csv", csv), (".tsv", tsv), (".jsonl", jsonl), (".ndjson", jsonl), (".json", json),
    (".md", markdown), (".markdown", markdown), (".html", html), (".htm", html),
  ]

  /// The form for a file or a program: JSON Lines hold the data there, without a record around it.
  package var exporting: AnswerFormat { self == .jsonl ? .jsonValues : self }

  /// Whether rows are objects in it, each with its own members.
  package var isOfObjects: Bool { self == .jsonl || self == .json }

  /// Who reads what the form writes.
  package var reader: OutputReader { type.reader }

  /// What writes answers in this form.
  package func writer(_ style: OutputStyle = OutputStyle()) -> any OutputFormat {
    type.init(style)
  }
}

extension CommandResult {
  /// What goes to both streams, answer first.
  package func text(as format: AnswerFormat = .text) -> String {
    let writer = format.writer()
    return writer.output(for: self) + writer.errors(for: self)
  }
}
