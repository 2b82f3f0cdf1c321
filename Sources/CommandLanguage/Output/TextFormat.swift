import Platform
package import TextLayout

/// Lines for people.
package struct TextFormat: OutputFormat {
  package static let name = "text"
  package static let reader = OutputReader.person

  package let style: OutputStyle

  package init(_ style: OutputStyle = OutputStyle()) { self.style = style }

  /// Appends the output; commands escape the cells of their columns, and this method escapes
  /// everything else.
  package func append(_ outcome: CommandResult, to bytes: inout [UInt8]) {
    if style.palette.isOn, appendRows(of: outcome, to: &bytes) { return }
    if case .success(let answer) = outcome.result {
      if style.isForProgram, let verbatim = answer.verbatim {
        bytes.append(contentsOf: verbatim.value.utf8)
      } else if let lines = answer.linesWithStyles {
        for line in lines { append(line, to: &bytes) }
      } else if style.palette.isOn, let styled = answer.styled {
        for line in styled.value { append(line, to: &bytes) }
      } else if let text = answer.safeText {
        bytes.append(contentsOf: text)
      } else {
        for line in answer.lines { append(line, to: &bytes) }
      }
    }
    bytes.append(contentsOf: trace(of: outcome).utf8)
  }

  package func rows(of listing: Listing, in outcome: CommandResult) -> (any ListingWriter)? {
    TextListing(listing, style, trace: trace(of: outcome))
  }

  package func parts(
    of listing: Listing,
    in outcome: CommandResult
  ) -> (any ListingPartWriter)? {
    guard let makeLines = listing.makeLines else { return rowParts(of: listing, in: outcome) }
    return StreamedLines(makeLines(), trace: trace(of: outcome)) { append($0, to: &$1) }
  }

  package func remark(for outcome: CommandResult) -> String {
    outcome.remark?.lines.map { shown($0) + "\n" }.joined() ?? ""
  }

  fileprivate func append(_ line: String, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: shown(line).utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  fileprivate func append(_ line: StyledLine, to bytes: inout [UInt8]) {
    for part in line.parts {
      let text = shown(part.text)
      bytes.append(contentsOf: (part.role.map { style.palette.paint(text, as: $0) } ?? text).utf8)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Returns the traced messages, one per line, each with its newline.
  package func trace(of outcome: CommandResult) -> String {
    guard let trace = outcome.trace else { return "" }
    return trace.lines(style).map { style.palette.paint($0, as: .trace) + "\n" }.joined()
  }

  package func errors(for outcome: CommandResult, width: Int) -> String {
    switch outcome.result {
    case .success(let answer):
      if answer.notes.isEmpty, answer.warnings.isEmpty { return "" }
      let mark = note("")
      let lines = answer.notes.map(note) + answer.warnings.map { $0.line(style.escapeStyle, mark) }
      return lines.map { $0 + "\n" }.joined()
    case .failure(let error):
      return lines(for: error, in: outcome, width).map { $0 + "\n" }.joined()
    }
  }

  /// Returns messages about a table, for formats that cannot put them in its columns.
  package func asides(of outcome: CommandResult, width: Int) -> String {
    var text = errors(for: outcome, width: width)
    if case .success(let answer) = outcome.result, let omission = answer.omission {
      text += note(omission) + "\n"
    }
    return text + trace(of: outcome)
  }

  /// Returns a line beside the output.
  package func note(_ text: String) -> String {
    style.errorPalette.paint("note:", as: .note) + " " + shown(text)
  }

  private func lines(for error: CommandError, in outcome: CommandResult, _ width: Int) -> [String] {
    let message = message(of: error)
    let word = style.errorPalette.paint("error[\(error.code)]:", as: .error)
    var lines = [prefix(of: outcome) + word + " " + message[0]] + message.dropFirst()
    if let blame = outcome.blame {
      let caret = caretLines(
        excerpt: blame.excerpt,
        caret: blame.column - 1,
        width: max(20, width - 4),
        style: style.escapeStyle
      )
      lines += caret.dropLast().map { "    " + $0 }
      lines += caret.suffix(1).map { "    " + style.errorPalette.paint($0, as: .place) }
    }
    lines += error.details.map { "  " + shown($0) }
    if let hint = error.hint {
      lines.append("  " + style.errorPalette.paint("hint:", as: .hint) + " " + shown(hint))
    }
    return lines
  }

  /// Returns `file:line:column: ` in scripts; empty at the prompt and for a command from an option.
  private func prefix(of outcome: CommandResult) -> String {
    let place = outcome.place
    guard !place.isPrompt, let file = place.file ?? (place.isStandardInput ? "<stdin>" : nil)
    else { return "" }
    let line = outcome.blame?.line ?? outcome.place.line
    return "\(shown(file)):\(line):\(outcome.blame?.column ?? 1): "
  }

  /// Returns the message, split into lines as in UIKit where applicable.
  private func message(of error: CommandError) -> [String] {
    guard error.code == "E3" else { return [shown(error.message)] }
    let lines = error.message.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { ($0.first == "\t" ? "    " : "") + shown(String($0.drop { $0 == "\t" })) }
  }

  private func shown(_ text: String) -> String { text.escapedForDisplay(style.escapeStyle) }
}

/// A writer of listings as lines, in columns or for screen readers.
package struct TextListing: ListingWriter {
  private let listing: Listing
  private let format: TextFormat
  private let style: OutputStyle
  private let trace: String
  private var columns: TextColumns
  private let roles: [Palette.Role?]

  /// The numbers of the shown columns.
  private let shown: [Int]

  /// Creates a writer for the rows.
  ///
  /// - Parameters:
  ///   - listing: The rows.
  ///   - style: The style of the output.
  ///   - trace: The text after the rows.
  package init(_ listing: Listing, _ style: OutputStyle, trace: String = "") {
    self.listing = listing
    self.style = style
    format = TextFormat(style)
    self.trace = trace
    shown = listing.columns.indices.filter { listing.columns[$0].isShown }
    roles = shown.map { listing.columns[$0].role }
    columns = TextColumns(shown.map { _ in .left }, lineWidth: style.lineWidth)
  }

  /// Measures all rows, since the first line must be as wide as the widest row.
  package mutating func begin(_ bytes: inout [UInt8]) {
    guard !style.isAccessible else { return }
    let heading = listing.hasHeading ? heading : []
    for (column, name) in heading.enumerated() { columns.measure(name, in: column) }
    for (number, cells) in listing.enumerated() {
      // The caller stops after the first piece.
      if number & 0x3FF == 0x3FF, Interruption.isPending { break }
      for (column, place) in shown.enumerated() {
        if case .empty = cells[place] { continue }
        columns.measure(text(of: cells[place]), in: column)
      }
    }
    columns.fit()
    guard !heading.isEmpty else { return }
    append(heading, heading.map { _ in .heading }, to: &bytes)
  }

  /// The names of the columns; an address needs none.
  private var heading: [String] {
    shown.map { place in
      let names = listing.columns[place].names
      return names.count == 1 ? names[0].escapedForDisplay(style.escapeStyle) : ""
    }
  }

  package func append(_ cells: [OutputCell], to bytes: inout [UInt8]) {
    if style.isAccessible {
      for line in AccessibleOutput.lines(texts(of: cells)) {
        bytes.append(contentsOf: line.utf8)
        bytes.append(UInt8(ascii: "\n"))
      }
    } else {
      append(texts(of: cells), roles(of: cells), to: &bytes)
    }
  }

  /// Returns the styles of a row's cells; that of a changed row's address differs.
  private func roles(of cells: [OutputCell]) -> [Palette.Role?] {
    guard style.palette.isOn, case .changedAddress? = cells.first else { return roles }
    return [.changed] + roles.dropFirst()
  }

  /// Appends a row as a line, in color if there is one.
  private func append(_ cells: [String], _ roles: [Palette.Role?], to bytes: inout [UInt8]) {
    if style.palette.isOn {
      format.append(columns.line(cells, roles), to: &bytes)
    } else {
      columns.append(cells, to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  package func end(_ bytes: inout [UInt8], isWhole: Bool) {
    guard isWhole else { return }
    for line in listing.closing { format.append(line, to: &bytes) }
    bytes.append(contentsOf: trace.utf8)
  }

  private func texts(of cells: [OutputCell]) -> [String] { shown.map { text(of: cells[$0]) } }

  /// Returns the text of a cell, safe to print; most cells of a wide table are empty.
  private func text(of cell: OutputCell) -> String {
    if case .empty = cell { return "" }
    if case .null = cell { return "NULL" }
    return (cell.string ?? "").escapedForDisplay(style.escapeStyle)
  }
}

extension OutputWarning {
  /// Returns the line for people: with its code, or as a note.
  package func line(_ style: EscapeStyle, _ note: String) -> String {
    (code.map { "warning[\($0)]: " } ?? note) + text.escapedForDisplay(style)
  }
}
