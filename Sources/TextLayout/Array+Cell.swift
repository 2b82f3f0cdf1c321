extension [UInt8] {
  /// Appends a text in an exact number of columns, escaped, cut or padded.
  ///
  /// Renderers fill one buffer per frame with it. Printable ASCII is copied without examining
  /// Characters. Only texts with joining scalars are split into Characters.
  public mutating func appendCell(
    _ text: String,
    width: Int,
    alignment: ColumnAlignment = .left,
    style: EscapeStyle = .symbol
  ) {
    let width = Swift.max(width, 0)
    if isPrintableASCII(text.utf8Span.span) {
      appendPrintableASCII(text, width: width, alignment: alignment)
      return
    }
    let scan = TextScan(text.utf8Span.span)
    let isShownAsIs = !text.needsEscapes(scan)
    let shown = isShownAsIs ? text : text.escaped(style)
    let columns = isShownAsIs ? scan.width(of: text) : shown.displayWidth
    if columns <= width, !shown.canJoinSpaces {
      append(shown, room: width - columns, alignment: alignment)
    } else {
      append(contentsOf: shown.padded(toWidth: width, alignment: alignment).utf8)
    }
  }

  private mutating func appendPrintableASCII(_ text: String, width: Int, alignment: ColumnAlignment)
  {
    let room = width - text.utf8.count
    if room >= 0 {
      append(text, room: room, alignment: alignment)
    } else if width > 0 {
      append(contentsOf: text.utf8.prefix(width - 1))
      append(contentsOf: "…".utf8)
    }
  }

  private mutating func append(_ text: String, room: Int, alignment: ColumnAlignment) {
    let leading = alignment.leading(of: room)
    append(contentsOf: repeatElement(0x20, count: leading))
    append(contentsOf: text.utf8)
    append(contentsOf: repeatElement(0x20, count: room - leading))
  }
}

extension String {
  /// Whether a space before or after the text could join one of its Characters and lose its column.
  fileprivate var canJoinSpaces: Bool {
    (unicodeScalars.first?.joinsSpaces ?? false) || (unicodeScalars.last?.joinsSpaces ?? false)
  }
}

extension Unicode.Scalar {
  fileprivate var joinsSpaces: Bool {
    let scalarClass = ScalarClass(self)
    return scalarClass.isComplex && scalarClass.width > 0
  }
}

/// The alignment of a text in its column.
public enum ColumnAlignment: Hashable, Sendable {
  /// At the left, with the room after the text.
  case left

  /// In the middle; an odd column of room is after the text.
  case center

  /// At the right, with the room before the text.
  case right

  /// Returns the part of the room that is before the text.
  func leading(of room: Int) -> Int {
    switch self {
    case .left: 0
    case .center: room / 2
    case .right: room
    }
  }
}
