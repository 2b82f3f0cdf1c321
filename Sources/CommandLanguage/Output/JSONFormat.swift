import JSON

/// One JSON value per command; a listing is an array with one row per line.
package struct JSONFormat: OutputFormat {
  package static let name = "json"
  package static let reader = OutputReader.table

  package let style: OutputStyle

  package init(_ style: OutputStyle) { self.style = style }

  package func append(_ outcome: CommandResult, to bytes: inout [UInt8]) {
    if appendRows(of: outcome, to: &bytes) { return }
    guard case .success(let answer) = outcome.result else { return }
    if style.isForProgram, let verbatim = answer.verbatim {
      bytes.append(contentsOf: verbatim.value.utf8)
    } else {
      bytes.appendLine(answer.value)
    }
  }

  package func rows(of listing: Listing, in outcome: CommandResult) -> (any ListingWriter)? {
    JSONListing(listing, isArray: true)
  }

  package func parts(
    of listing: Listing,
    in outcome: CommandResult
  ) -> (any ListingPartWriter)? {
    listing.data.map(StreamedData.init) ?? rowParts(of: listing, in: outcome)
  }
}

/// One JSON value per line: the rows of a listing, the elements of a list, or the whole output.
package struct JSONValuesFormat: OutputFormat {
  package static let name = "jsonl"
  package static let reader = OutputReader.table

  package let style: OutputStyle

  package init(_ style: OutputStyle) { self.style = style }

  package func append(_ outcome: CommandResult, to bytes: inout [UInt8]) {
    if appendRows(of: outcome, to: &bytes) { return }
    guard case .success(let answer) = outcome.result else { return }
    if case .list(let values) = answer.value {
      for value in values { bytes.appendLine(value) }
    } else {
      bytes.appendLine(answer.value)
    }
  }

  package func rows(of listing: Listing, in outcome: CommandResult) -> (any ListingWriter)? {
    JSONListing(listing, isArray: false)
  }

  package func parts(
    of listing: Listing,
    in outcome: CommandResult
  ) -> (any ListingPartWriter)? {
    listing.data.map(StreamedDataLines.init) ?? rowParts(of: listing, in: outcome)
  }
}

/// Writes the rows of a listing as objects, one per line.
private struct JSONListing: ListingWriter {
  private let listing: Listing
  private let isArray: Bool
  private var writer = JSONWriter()
  private var isFirst = true

  init(_ listing: Listing, isArray: Bool) {
    self.listing = listing
    self.isArray = isArray
  }

  func begin(_ bytes: inout [UInt8]) {
    if isArray { bytes.append(UInt8(ascii: "[")) }
  }

  mutating func append(_ cells: [OutputCell], to bytes: inout [UInt8]) {
    if isArray { bytes.append(contentsOf: (isFirst ? "\n" : ",\n").utf8) }
    isFirst = false
    writer.beginObject()
    for (column, cell) in zip(listing.columns, cells) {
      for member in cell.members(column) {
        writer.key(member.key)
        member.value.write(to: &writer)
      }
    }
    writer.endObject()
    writer.move(to: &bytes)
    if !isArray { bytes.append(UInt8(ascii: "\n")) }
    writer = JSONWriter()
  }

  func end(_ bytes: inout [UInt8], isWhole: Bool) {
    if isArray { bytes.append(contentsOf: (isFirst ? "]\n" : "\n]\n").utf8) }
  }
}

extension [UInt8] {
  /// Appends a value as one line of JSON.
  fileprivate mutating func appendLine(_ value: AnswerValue) {
    var writer = JSONWriter()
    value.write(to: &writer)
    writer.endLine()
    self += writer.bytes
  }
}
