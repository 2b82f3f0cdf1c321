import TextLayout

/// A Markdown table per output, followed by an empty line to separate it from the next one;
/// drawings stay drawings.
package struct MarkdownFormat: OutputFormat {
  package static let name = "markdown"
  package static let reader = OutputReader.document

  package let style: OutputStyle

  package init(_ style: OutputStyle) { self.style = style }

  package func append(_ outcome: CommandResult, to bytes: inout [UInt8]) {
    if appendRows(of: outcome, to: &bytes) { return }
    guard case .success(let answer) = outcome.result else { return }
    bytes.append(contentsOf: text(of: answer).utf8)
  }

  package func rows(of listing: Listing, in outcome: CommandResult) -> (any ListingWriter)? {
    MarkdownListing(listing, style.escapeStyle)
  }

  private func text(of answer: Answer) -> String {
    if case .text(let text)? = answer.value["text"], text.contains("\n") {
      let lines = answer.lines.map { $0.escapedForDisplay(style.escapeStyle) + "\n" }.joined()
      let fence = lines.contains("```") ? "````" : "```"
      return fence + "text\n" + lines + fence + "\n\n"
    }
    guard let table = AnswerTable(answer.value) else { return "" }
    return table.table.markdown(numeric: table.numeric, style.escapeStyle) + "\n"
  }
}

/// Writes the rows of a listing as a Markdown table.
package struct MarkdownListing: ListingWriter {
  private let listing: Listing
  private var columns: MarkdownColumns

  fileprivate init(_ listing: Listing, _ style: EscapeStyle) {
    self.listing = listing
    columns = MarkdownColumns(listing.columns.flatMap(\.names), style)
    let isNumeric = listing.columns.flatMap { column in column.names.map { _ in column.isNumeric } }
    columns.numeric = Set(isNumeric.indices.filter { isNumeric[$0] })
  }

  /// Measures all rows, since the first line must be as wide as the widest row.
  package mutating func begin(_ bytes: inout [UInt8]) {
    for cells in listing { columns.measure(cells.flatMap(Self.texts)) }
    bytes.append(contentsOf: columns.heading.utf8)
  }

  package func append(_ cells: [OutputCell], to bytes: inout [UInt8]) {
    bytes.append(contentsOf: columns.line(cells.flatMap(Self.texts)).utf8)
  }

  package func end(_ bytes: inout [UInt8], isWhole: Bool) {
    bytes.append(UInt8(ascii: "\n"))
  }

  private static func texts(of cell: OutputCell) -> [String?] {
    switch cell {
    case .address(let first, let second), .changedAddress(let first, let second):
      ["\(first)", "\(second)"]
    default: [cell.string]
    }
  }
}
