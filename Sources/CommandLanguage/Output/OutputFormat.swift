package import TextLayout

/// A format for output, defined in a separate file.
///
/// Output is a value until a format writes it. Only the format knows the line width, the colors and
/// the style of control characters. To add a format, add a file and a member of
/// ``AnswerFormat/allCases``.
package protocol OutputFormat: Sendable {
  /// The word that selects the format.
  static var name: String { get }

  /// The kind of reader for the format's output.
  static var reader: OutputReader { get }

  /// The style of its output.
  var style: OutputStyle { get }

  /// Creates a writer of this format.
  init(_ style: OutputStyle)

  /// Appends the text for standard output in UTF-8, each line with its newline.
  func append(_ outcome: CommandResult, to bytes: inout [UInt8])

  /// Returns a writer for the rows of a listing; nil if the format needs all output at once.
  func rows(of listing: Listing, in outcome: CommandResult) -> (any ListingWriter)?

  /// Returns a writer for a listing, part by part; nil if the format needs all output at once.
  ///
  /// The default writes the rows. A format whose output is not a table writes the listing's own data
  /// or lines.
  func parts(of listing: Listing, in outcome: CommandResult) -> (any ListingPartWriter)?

  /// Returns the text for standard error, each line with its newline.
  ///
  /// - Parameters:
  ///   - outcome: The result of a command.
  ///   - width: The number of terminal columns, for the caret line.
  /// - Returns: The lines; empty if the format writes everything to standard output.
  func errors(for outcome: CommandResult, width: Int) -> String

  /// Returns a feature's remark, each line with its newline; empty if the format includes it in the
  /// output.
  func remark(for outcome: CommandResult) -> String
}

/// The kind of reader for a format's output.
package enum OutputReader {
  /// A user, who sees commands repeated and pages long output.
  case person

  /// A user or a program that reads documents: long output is paged, and commands are not repeated.
  case document

  /// A program that reads one record per command.
  case records

  /// A program that reads one table; messages beside it are not part of it.
  case table

  /// Whether the output is only a table, which cannot mention what it omits.
  package var isOfTables: Bool { self == .document || self == .table }

  /// Whether a user may read the output page by page.
  package var isPaged: Bool { self == .person || self == .document }
}

/// The style of output, in any format.
package struct OutputStyle {
  /// The style for control characters.
  package var escapeStyle: EscapeStyle = .symbol

  /// The maximum width of a line in columns, or nil for no limit.
  package var lineWidth: Int?

  /// Whether lines are for screen readers, without columns; false by default.
  package var isAccessible = false

  /// Whether a file or a program receives the output instead of a user at a terminal.
  package var isForProgram = false

  /// The colors for standard output.
  package var palette = Palette.plain

  /// The colors for standard error.
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

  // A user sees messages that the format cannot include beside its output.
  package func errors(for outcome: CommandResult, width: Int) -> String {
    TextFormat(style).asides(of: outcome, width: width)
  }

  package func remark(for outcome: CommandResult) -> String {
    TextFormat(style).remark(for: outcome)
  }

  /// Returns the text for standard output.
  package func output(for outcome: CommandResult) -> String {
    var bytes: [UInt8] = []
    append(outcome, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the text for standard error, for an unknown terminal width (80 columns).
  package func errors(for outcome: CommandResult) -> String { errors(for: outcome, width: 80) }
}

/// The format of printed output.
public struct AnswerFormat: RawRepresentable, CaseIterable, Hashable, Sendable {
  /// Lines for people.
  public static let text = AnswerFormat(TextFormat.self)

  /// One JSON object per command.
  public static let jsonl = AnswerFormat(JSONLinesFormat.self)

  /// Comma-separated values: a line of names, then one line per row.
  public static let csv = AnswerFormat(CommaSeparatedFormat.self)

  /// A Markdown table.
  public static let markdown = AnswerFormat(MarkdownFormat.self)

  /// One JSON value per command; a listing is an array.
  public static let json = AnswerFormat(JSONFormat.self)

  /// Tab-separated values.
  public static let tsv = AnswerFormat(TabSeparatedFormat.self)

  /// An HTML page with a table.
  public static let html = AnswerFormat(HTMLFormat.self)

  /// All formats, in the order in which they are offered.
  public static let allCases = [text, jsonl, csv, markdown, json, tsv, html]

  /// One JSON value per line, for a file or program that expects data instead of command records.
  private static let jsonValues = AnswerFormat(JSONValuesFormat.self)

  /// The word that selects the format.
  public let rawValue: String

  private let type: any OutputFormat.Type

  private init(_ type: any OutputFormat.Type) {
    rawValue = type.name
    self.type = type
  }

  /// Creates the format that a word selects; nil if the word is unknown.
  public init?(rawValue: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = found
  }

  public static func == (left: AnswerFormat, right: AnswerFormat) -> Bool {
    left.rawValue == right.rawValue
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  /// Returns the format for the extension of a file name; nil for any other extension.
  package init?(endingOf path: String) {
    let name = path.lowercased()
    guard let found = Self.endings.first(where: { name.hasSuffix($0.ending) }) else { return nil }
    self = found.format
  }

  /// The file name extensions and their formats.
  package static let endings: [(ending: String, format: AnswerFormat)] = [
    (".csv", csv), (".tsv", tsv), (".jsonl", jsonl), (".ndjson", jsonl), (".json", json),
    (".md", markdown), (".markdown", markdown), (".html", html), (".htm", html),
  ]

  /// The format for a file or program; JSON Lines then contain the data without command records.
  package var exporting: AnswerFormat { self == .jsonl ? .jsonValues : self }

  /// Whether each row is an object with its members.
  package var isOfObjects: Bool { self == .jsonl || self == .json }

  /// The kind of reader for the format's output.
  package var reader: OutputReader { type.reader }

  /// Returns a writer of this format.
  package func writer(_ style: OutputStyle = OutputStyle()) -> any OutputFormat {
    type.init(style)
  }
}

extension CommandResult {
  /// Returns the text for both streams, standard output first.
  package func text(as format: AnswerFormat = .text) -> String {
    let writer = format.writer()
    return writer.output(for: self) + writer.errors(for: self)
  }
}
