import TextLayout

/// Comma-separated values: a line of names, then one line per row.
package struct CommaSeparatedFormat: OutputFormat {
  package static let name = "csv"
  package static let reader = OutputReader.table

  package let style: OutputStyle

  package init(_ style: OutputStyle) { self.style = style }

  package func append(_ outcome: CommandResult, to bytes: inout [UInt8]) {
    guard case .success(let answer) = outcome.result, let table = AnswerTable(answer.value) else {
      return
    }
    bytes.append(contentsOf: table.table.csv(style.escapeStyle).utf8)
  }

  package func rows(of listing: Listing, in outcome: CommandResult) -> (any ListingWriter)? {
    CommaSeparatedListing(listing, style.escapeStyle)
  }
}

/// A writer of listings as comma-separated values; an empty listing has no line of names.
package struct CommaSeparatedListing: ListingWriter {
  private let listing: Listing
  private let style: EscapeStyle

  fileprivate init(_ listing: Listing, _ style: EscapeStyle) {
    self.listing = listing
    self.style = style
  }

  package func begin(_ bytes: inout [UInt8]) {
    guard listing.count > 0 else { return }
    let names = listing.columns.flatMap(\.names)
    bytes.append(contentsOf: DataTable(columns: names, rows: []).csv(style).utf8)
  }

  package func append(_ cells: [OutputCell], to bytes: inout [UInt8]) {
    for (column, cell) in cells.enumerated() {
      if column > 0 { bytes.append(UInt8(ascii: ",")) }
      append(cell, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  package func end(_ bytes: inout [UInt8], isWhole: Bool) {}

  private func append(_ cell: OutputCell, to bytes: inout [UInt8]) {
    guard case .address(let first, let second) = cell else {
      let start = bytes.count
      if cell.append(to: &bytes) { DataTable.finishField(from: start, style, of: &bytes) }
      return
    }
    bytes.append(contentsOf: String(first).utf8)
    bytes.append(UInt8(ascii: ","))
    bytes.append(contentsOf: String(second).utf8)
  }
}
