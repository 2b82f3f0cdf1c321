import TextLayout

/// An HTML page with one table per command; drawings stay drawings.
package struct HTMLFormat: OutputFormat {
  package static let name = "html"
  package static let reader = OutputReader.document

  package let style: OutputStyle

  package init(_ style: OutputStyle) { self.style = style }

  package func append(_ outcome: CommandResult, to bytes: inout [UInt8]) {
    if appendRows(of: outcome, to: &bytes) { return }
    guard case .success(let answer) = outcome.result else { return }
    let page = HTMLPage(title: outcome.command, escapes: style.escapeStyle)
    if case .text(let text)? = answer.value["text"], text.contains("\n") {
      let lines = answer.lines.map { page.text($0) }.joined(separator: "\n")
      bytes.append(contentsOf: (page.head + "<pre>\(lines)</pre>\n").utf8)
      return
    }
    guard let table = AnswerTable(answer.value)?.table else { return }
    let rows = table.rows.map { page.row($0, "td") }.joined()
    bytes.append(contentsOf: (page.opening(table.columns) + rows + HTMLPage.closing).utf8)
  }

  package func rows(of listing: Listing, in outcome: CommandResult) -> (any ListingWriter)? {
    HTMLListing(listing, HTMLPage(title: outcome.command, escapes: style.escapeStyle))
  }
}

/// The parts of a page with one table.
private struct HTMLPage {
  let title: String
  let escapes: EscapeStyle

  static let closing = "</tbody>\n</table>\n"

  var head: String {
    "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<title>\(text(title))</title>\n"
  }

  /// Returns the page up to its first row.
  func opening(_ columns: [String]) -> String {
    head + "<table>\n<thead>\n" + row(columns, "th") + "</thead>\n<tbody>\n"
  }

  /// Returns a row on one line; nil is an empty cell.
  func row(_ texts: [String?], _ tag: String) -> String {
    "<tr>" + texts.map { "<\(tag)>\($0.map(text) ?? "")</\(tag)>" }.joined() + "</tr>\n"
  }

  /// Returns a text with escaped special characters; a line feed becomes `<br>`.
  func text(_ text: String) -> String {
    var result = ""
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": line.append(contentsOf: "&amp;".unicodeScalars)
      case "<": line.append(contentsOf: "&lt;".unicodeScalars)
      case ">": line.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": line.append(contentsOf: "&quot;".unicodeScalars)
      case "\n":
        result += String(line).escapedAsData(escapes) + "<br>"
        line = String.UnicodeScalarView()
      default: line.append(scalar)
      }
    }
    return result + String(line).escapedAsData(escapes)
  }
}

/// Writes the rows of a listing as rows of a table.
private struct HTMLListing: ListingWriter {
  private let listing: Listing
  private let page: HTMLPage

  init(_ listing: Listing, _ page: HTMLPage) {
    self.listing = listing
    self.page = page
  }

  func begin(_ bytes: inout [UInt8]) {
    bytes.append(contentsOf: page.opening(listing.columns.flatMap(\.names)).utf8)
  }

  func append(_ cells: [OutputCell], to bytes: inout [UInt8]) {
    let texts = cells.flatMap { cell -> [String?] in
      guard case .address(let first, let second) = cell else { return [cell.string] }
      return [String(first), String(second)]
    }
    bytes.append(contentsOf: page.row(texts, "td").utf8)
  }

  func end(_ bytes: inout [UInt8], isWhole: Bool) {
    bytes.append(contentsOf: HTMLPage.closing.utf8)
  }
}
