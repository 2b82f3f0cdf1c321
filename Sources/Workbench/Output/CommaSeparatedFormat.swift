import Rendering
import TableModel
import TextLayout

/// Comma-separated values: a line of names, then one for each row of the answer.
struct CommaSeparatedFormat: OutputFormat {
  static let name = "csv"
  static let reader = OutputReader.table

  let style: OutputStyle

  init(_ style: OutputStyle) { self.style = style }

  func append(_ outcome: Outcome, to bytes: inout [UInt8]) {
    guard case .success(let answer) = outcome.result, let table = AnswerTable(answer.value) else {
      return
    }
    bytes.append(contentsOf: table.table.csv(style.escapeStyle).utf8)
  }

  func rows(of listing: Listing, in outcome: Outcome) -> (any ListingWriter)? {
    CommaSeparatedListing(listing, style.escapeStyle)
  }
}

/// Writes the rows of a listing as comma-separated values; none have no line for the columns either.
struct CommaSeparatedListing: ListingWriter {
  private let listing: Listing
  private let style: EscapeStyle

  fileprivate init(_ listing: Listing, _ style: EscapeStyle) {
    self.listing = listing
    self.style = style
  }

  func begin(_ bytes: inout [UInt8]) {
    guard listing.count > 0 else { return }
    let names = listing.columns.flatMap(\.names)
    bytes.append(contentsOf: DataTable(columns: names, rows: []).csv(style).utf8)
  }

  func append(_ cells: [OutputCell], to bytes: inout [UInt8]) {
    for (column, cell) in cells.enumerated() {
      if column > 0 { bytes.append(UInt8(ascii: ",")) }
      append(cell, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  func end(_ bytes: inout [UInt8], isWhole: Bool) {}

  private func append(_ cell: OutputCell, to bytes: inout [UInt8]) {
    switch cell {
    case .address(let path):
      bytes.append(contentsOf: String(path.section).utf8)
      bytes.append(UInt8(ascii: ","))
      bytes.append(contentsOf: String(path.row).utf8)
    case .field(let field):
      let start = bytes.count
      if field.append(to: &bytes) { DataTable.finishField(from: start, style, of: &bytes) }
    }
  }
}
