public import TextLayout

/// A table of texts with a name above each column, to be written for other programs.
///
/// Texts come as the data has them; what a form of writing must not pass on raw it escapes itself.
public struct DataTable: Hashable, Sendable {
  /// The names of the columns.
  public let columns: [String]

  /// The texts of each row, one for each column; nil where a row has nothing in a column.
  public let rows: [[String?]]

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - columns: The names of the columns.
  ///   - rows: The texts, row by row; each row is as long as `columns`.
  public init(columns: [String], rows: [[String?]]) {
    self.columns = columns
    self.rows = rows
  }

  /// The table as comma-separated values (RFC 4180, with a line feed at the end of a line).
  ///
  /// A text stands in quotes where it holds a comma, a quote, a line feed, or a blank at either end, and where
  /// it is empty, so that it is told from nothing. A line feed stays as it is within the quotes; every other
  /// control is made visible.
  ///
  /// - Parameter style: How controls are made visible.
  /// - Returns: A line for the columns and one for each row, each with its line feed.
  public func csv(_ style: EscapeStyle = .symbol) -> String {
    separated(FieldStyle(escapes: style))
  }

  /// Returns the table as separated values: a line for the columns and one for each row, each with its line feed.
  package func separated(_ style: FieldStyle) -> String {
    var text: [UInt8] = []
    for row in [columns.map(Optional.some)] + rows {
      for (column, field) in row.enumerated() {
        if column > 0 { text.append(style.separator) }
        guard let field else { continue }
        let start = text.count
        text.append(contentsOf: field.utf8)
        Self.finishField(from: start, style, of: &text)
      }
      text.append(UInt8(ascii: "\n"))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Makes a field of separated values of the bytes behind a place, which are a text in UTF-8.
  package static func finishField(
    from start: Int,
    _ style: FieldStyle,
    of text: inout [UInt8]
  ) {
    guard !isPlain(text.span, from: start, style.separator) else { return }
    let field = String(decoding: text[start...], as: UTF8.self)
    text.removeSubrange(start...)
    text.append(contentsOf: style.field(field).utf8)
  }

  /// Whether a text stands in a field as it is: printable ASCII without a separator, a quote or a blank at an end.
  private static func isPlain(
    _ bytes: borrowing Span<UInt8>,
    from start: Int,
    _ separator: UInt8
  ) -> Bool {
    let end = bytes.count
    guard start < end, bytes[start] != 0x20, bytes[end - 1] != 0x20 else { return false }
    for index in start..<end {
      let byte = bytes[index]
      guard byte >= 0x20, byte < 0x7F, byte != separator, byte != UInt8(ascii: "\"") else {
        return false
      }
    }
    return true
  }

  /// The table as a Markdown table, its columns lined up for those who read it as text.
  ///
  /// What Markdown would take for a mark of its own stands behind a backslash; a line feed in a text is a
  /// `<br>`.
  ///
  /// - Parameters:
  ///   - numeric: The columns whose texts stand at the right, by number.
  ///   - style: How controls are made visible.
  /// - Returns: A line for the columns, one below it, and one for each row, each with its line feed.
  public func markdown(numeric: Set<Int> = [], _ style: EscapeStyle = .symbol) -> String {
    var columns = MarkdownColumns(columns, style)
    columns.numeric = numeric
    for row in rows { columns.measure(row) }
    return columns.heading + rows.map(columns.line).joined()
  }
}

/// The columns of a Markdown table: measured first, then written line by line.
package struct MarkdownColumns {
  private let names: [String]
  private let style: EscapeStyle
  private var widths: [Int]

  /// The columns whose texts stand at the right, by number.
  package var numeric: Set<Int> = []

  /// Makes columns as wide as their names.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - style: How controls are made visible.
  package init(_ names: [String], _ style: EscapeStyle) {
    self.names = names
    self.style = style
    widths = names.map { max(3, Self.cell($0, style).displayWidth) }
  }

  /// Makes room for the texts of a row; nil where it has nothing in a column.
  package mutating func measure(_ texts: [String?]) {
    for (column, text) in texts.enumerated() {
      guard let text else { continue }
      widths[column] = max(widths[column], Self.cell(text, style).displayWidth)
    }
  }

  /// The line of the names and the one below it, each with its line feed.
  package var heading: String {
    let rules = widths.enumerated().map { column, width in
      let rule = String(repeating: "-", count: width)
      return numeric.contains(column) ? rule.dropLast() + ":" : rule
    }
    return line(names) + Self.joined(rules)
  }

  /// A row as a line with its line feed; nil where it has nothing in a column.
  package func line(_ texts: [String?]) -> String {
    Self.joined(
      texts.enumerated().map { column, text in
        let cell = text.map { Self.cell($0, style) } ?? ""
        let blank = String(repeating: " ", count: max(0, widths[column] - cell.displayWidth))
        return numeric.contains(column) ? blank + cell : cell + blank
      }
    )
  }

  private static func joined(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
  }

  private static func cell(_ text: String, _ style: EscapeStyle) -> String {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { escapedForMarkdown(String($0).escapedAsData(style)) }
      .joined(separator: "<br>")
  }

  private static func escapedForMarkdown(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "|", "`", "*", "[", "]", "_", "~": escaped += "\\"
      case "<":
        escaped += "&lt;"
        continue
      case "&":
        escaped += "&amp;"
        continue
      default: break
      }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }
}
