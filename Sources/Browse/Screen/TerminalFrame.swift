import TextLayout

/// The contents of a screen at one moment, as a grid of cells.
public struct TerminalFrame: Hashable, Sendable {
  /// The size of the frame.
  public let size: ScreenSize

  /// The lines from the top, each with one cell per column.
  public private(set) var lines: [[TerminalCell]]

  /// The position of the cursor, or nil if it is hidden.
  public var cursor: ScreenPlace?

  /// Creates an empty frame.
  public init(size: ScreenSize) {
    self.size = size
    lines = Array(
      repeating: Array(repeating: .blank, count: max(0, size.columns)),
      count: max(0, size.lines)
    )
  }

  /// Writes a text on a line, cut with an ellipsis after its maximum width; text outside the frame
  /// is dropped.
  ///
  /// - Parameters:
  ///   - text: The text, safe for a terminal.
  ///   - line: The line.
  ///   - column: The first column.
  ///   - style: The style of the text.
  ///   - width: The maximum number of columns; nil for all up to the right edge.
  /// - Returns: The number of columns written.
  @discardableResult
  public mutating func put(
    _ text: String,
    line: Int,
    column: Int,
    style: TerminalStyle = .plain,
    width: Int? = nil
  ) -> Int {
    let room = max(0, min(width ?? Int.max, size.columns - column))
    let shown = text.displayWidth <= room ? text : text.truncated(toWidth: room)
    var place = column
    for character in shown {
      let columns = character.displayWidth
      guard columns > 0 else { continue }
      put(character, columns: columns, line: line, column: place, style: style)
      place += columns
    }
    return place - column
  }

  /// Writes a Character; one outside the frame is dropped.
  public mutating func put(
    _ character: Character,
    columns: Int,
    line: Int,
    column: Int,
    style: TerminalStyle
  ) {
    guard lines.indices.contains(line), column >= 0, column + columns <= size.columns else {
      return
    }
    for place in column..<(column + max(1, columns)) { free(line: line, column: place) }
    lines[line][column] = TerminalCell(character: character, style: style)
    for covered in 1..<max(1, columns) {
      lines[line][column + covered] = TerminalCell(character: nil, style: style)
    }
  }

  /// Changes the style of a part of a line.
  public mutating func restyle(
    line: Int,
    columns: Range<Int>,
    _ change: (inout TerminalStyle) -> Void
  ) {
    guard lines.indices.contains(line) else { return }
    for column in columns.clamped(to: 0..<size.columns) { change(&lines[line][column].style) }
  }

  /// Fills a part of a line with blanks of a style.
  public mutating func clear(line: Int, columns: Range<Int>, style: TerminalStyle = .plain) {
    guard lines.indices.contains(line) else { return }
    for column in columns.clamped(to: 0..<size.columns) {
      free(line: line, column: column)
      lines[line][column] = TerminalCell(character: " ", style: style)
    }
  }

  /// Clears the other half of a wide Character before one half is overwritten.
  private mutating func free(line: Int, column: Int) {
    if lines[line][column].character == nil, column > 0 {
      lines[line][column - 1].character = " "
    } else if column + 1 < size.columns, lines[line][column + 1].character == nil {
      lines[line][column + 1].character = " "
    }
    lines[line][column].character = " "
  }

  /// The frame as text without styles, one string per line, without trailing blanks.
  public var text: [String] {
    lines.map { line in
      var text = ""
      for cell in line { if let character = cell.character { text.append(character) } }
      while text.last == " " { text.removeLast() }
      return text
    }
  }
}
