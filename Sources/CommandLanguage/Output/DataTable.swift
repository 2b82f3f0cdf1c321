public import TextLayout

/// A table of texts with named columns, written for other programs.
///
/// Texts are unchanged data. Each output format escapes the characters that it cannot write.
public struct DataTable: Hashable, Sendable {
  /// The names of the columns.
  public let columns: [String]

  /// The texts of each row, one per column; nil for an empty cell.
  public let rows: [[String?]]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - columns: The names of the columns.
  ///   - rows: The texts, row by row; each row has as many elements as `columns`.
  public init(columns: [String], rows: [[String?]]) {
    self.columns = columns
    self.rows = rows
  }

  /// Returns the table as comma-separated values (RFC 4180, with a line feed at the end of a line).
  ///
  /// Quotes enclose a text that contains a comma, a quote or a line feed, or a blank at either end.
  /// They also enclose an empty text, to distinguish it from an empty cell. A line feed stays
  /// unchanged in quotes; every other control character is made visible.
  ///
  /// - Parameter style: The style for control characters.
  /// - Returns: A line of column names and one line per row, each with its line feed.
  public func csv(_ style: EscapeStyle = .symbol) -> String {
    separated(FieldStyle(escapes: style))
  }

  /// Returns the table as separated values: a line of names and one per row, each with a line feed.
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

  /// Turns the UTF-8 text from an offset to the end into a field of separated values.
  package static func finishField(
    from start: Int,
    _ style: FieldStyle,
    of text: inout [UInt8]
  ) {
    guard !isPlain(text.span, from: start, style.separator) else { return }
    if !style.needsQuotes(text.span, from: start), !text.span.needsEscapes(from: start) { return }
    let field = String(decoding: text[start...], as: UTF8.self)
    text.removeSubrange(start...)
    style.append(field, to: &text)
  }

  /// Returns whether a text needs no quotes.
  ///
  /// Such a text is printable ASCII without a separator, a quote, or a blank at either end.
  private static func isPlain(
    _ bytes: borrowing Span<UInt8>,
    from start: Int,
    _ separator: UInt8
  ) -> Bool {
    let end = bytes.count
    guard start < end, bytes[start] != 0x20, bytes[end - 1] != 0x20 else { return false }
    return bytes.isPrintableASCII(from: start, without: separator, UInt8(ascii: "\""))
  }

  /// Returns the table as a Markdown table, with aligned columns for readers of the source.
  ///
  /// A backslash escapes Markdown's special characters; a line feed in a text becomes `<br>`.
  ///
  /// - Parameters:
  ///   - numeric: The indexes of the right-aligned columns.
  ///   - style: The style for control characters.
  /// - Returns: A line of column names, a separator line, and one line per row, each with its line
  ///   feed.
  public func markdown(numeric: Set<Int> = [], _ style: EscapeStyle = .symbol) -> String {
    var columns = MarkdownColumns(columns, style)
    columns.numeric = numeric
    for row in rows { columns.measure(row) }
    return columns.heading + rows.map(columns.line).joined()
  }
}

/// The columns of a Markdown table, first measured and then written line by line.
package struct MarkdownColumns {
  private let names: [String]
  private let style: EscapeStyle
  private var widths: [Int]

  /// The indexes of the right-aligned columns.
  package var numeric: Set<Int> = []

  /// Creates columns as wide as their names.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - style: The style for control characters.
  package init(_ names: [String], _ style: EscapeStyle) {
    self.names = names
    self.style = style
    widths = names.map { max(3, Self.cell($0, style).displayWidth) }
  }

  /// Widens the columns to the texts of a row; nil is an empty cell.
  package mutating func measure(_ texts: [String?]) {
    for (column, text) in texts.enumerated() {
      guard let text else { continue }
      widths[column] = max(widths[column], Self.cell(text, style).displayWidth)
    }
  }

  /// The line of names and the separator line, each with its line feed.
  package var heading: String {
    let rules = widths.enumerated().map { column, width in
      let rule = String(repeating: "-", count: width)
      return numeric.contains(column) ? rule.dropLast() + ":" : rule
    }
    return line(names) + Self.joined(rules)
  }

  /// Returns a row as a line with its line feed; nil is an empty cell.
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
