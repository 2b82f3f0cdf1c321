import JSON
import TextLayout

/// Comma-separated values: a line of names, then one line per row of the output.
package struct CommaSeparatedFormat: OutputFormat {
  package static let name = "csv"
  package static let reader = OutputReader.table

  package let style: OutputStyle

  package init(_ style: OutputStyle) { self.style = style }

  package func append(_ outcome: CommandResult, to bytes: inout [UInt8]) {
    if appendRows(of: outcome, to: &bytes) { return }
    outcome.appendTable(FieldStyle(",", style), to: &bytes)
  }

  package func rows(of listing: Listing, in outcome: CommandResult) -> (any ListingWriter)? {
    SeparatedListing(listing, FieldStyle(",", style))
  }
}

/// Tab-separated values, quoted like comma-separated ones.
package struct TabSeparatedFormat: OutputFormat {
  package static let name = "tsv"
  package static let reader = OutputReader.table

  package let style: OutputStyle

  package init(_ style: OutputStyle) { self.style = style }

  package func append(_ outcome: CommandResult, to bytes: inout [UInt8]) {
    if appendRows(of: outcome, to: &bytes) { return }
    outcome.appendTable(FieldStyle("\t", style), to: &bytes)
  }

  package func rows(of listing: Listing, in outcome: CommandResult) -> (any ListingWriter)? {
    SeparatedListing(listing, FieldStyle("\t", style))
  }
}

extension FieldStyle {
  /// Creates the style of fields: exact for a file or program, safe for a terminal.
  fileprivate init(_ separator: Unicode.Scalar, _ style: OutputStyle) {
    self.init(
      separator: UInt8(ascii: separator),
      escapes: style.escapeStyle,
      keepsLineEnds: style.isForProgram
    )
  }
}

extension CommandResult {
  /// Appends the output as lines of fields, if it has any.
  fileprivate func appendTable(_ style: FieldStyle, to bytes: inout [UInt8]) {
    guard case .success(let answer) = result, let table = AnswerTable(answer.value) else { return }
    bytes.append(contentsOf: table.table.separated(style).utf8)
  }
}

/// Writes the rows of a listing as separated values, after a line of names.
package struct SeparatedListing: ListingWriter {
  private let listing: Listing
  private let style: FieldStyle

  fileprivate init(_ listing: Listing, _ style: FieldStyle) {
    self.listing = listing
    self.style = style
  }

  package func begin(_ bytes: inout [UInt8]) {
    let names = listing.columns.flatMap(\.names)
    bytes.append(contentsOf: DataTable(columns: names, rows: []).separated(style).utf8)
  }

  package func append(_ cells: [OutputCell], to bytes: inout [UInt8]) {
    for (column, cell) in cells.enumerated() {
      if column > 0 { bytes.append(style.separator) }
      append(cell, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  package func end(_ bytes: inout [UInt8], isWhole: Bool) {}

  private func append(_ cell: OutputCell, to bytes: inout [UInt8]) {
    switch cell {
    case .address(let first, let second), .changedAddress(let first, let second):
      bytes.append(digitsOf: first)
      bytes.append(style.separator)
      bytes.append(digitsOf: second)
    default:
      let start = bytes.count
      if cell.append(to: &bytes) { DataTable.finishField(from: start, style, of: &bytes) }
    }
  }
}
