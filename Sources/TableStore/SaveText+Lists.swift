import JSON

// Lists are written element by element. The text between two unchanged neighbors is kept; new text
// between others has the same layout.
extension SaveText {
  /// Writes a list of the document with other elements.
  ///
  /// - Parameters:
  ///   - list: The loaded list.
  ///   - style: The text between elements if the list has none to copy.
  ///   - slots: The loaded elements of each part to write, or nil if it is new.
  ///   - body: Writes a part.
  mutating func write(
    _ list: TextList,
    style: ListStyle,
    slots: [Range<Int>?],
    body: (Int, inout SaveText) -> Void
  ) {
    let inside = list.inside
    let hasElements = list.count > 0
    guard !slots.isEmpty else { return hasElements ? writeEmpty(list) : keep(list.range) }
    keep(list.range.lowerBound..<inside.lowerBound)
    if hasElements { keep(inside.lowerBound..<list.start(0)) } else { write(style.lead) }
    for index in slots.indices {
      if index > 0 { separate(slots[index - 1], slots[index], in: list, style: style) }
      body(index, &self)
    }
    if hasElements {
      keep(list.end(list.count - 1, in: document)..<inside.upperBound)
    } else {
      write(style.tail)
    }
    keep(inside.upperBound..<list.range.upperBound)
  }

  /// Writes an array that the document did not have.
  mutating func writeArray(style: ListStyle, count: Int, body: (Int, inout SaveText) -> Void) {
    write("[".utf8)
    if count > 0 { write(style.lead) }
    for index in 0..<count {
      if index > 0 { write(style.separator) }
      body(index, &self)
    }
    if count > 0 { write(style.tail) }
    write("]".utf8)
  }

  private mutating func writeEmpty(_ list: TextList) {
    keep(list.range.lowerBound..<list.inside.lowerBound)
    keep(list.inside.upperBound..<list.range.upperBound)
  }

  private mutating func separate(
    _ before: Range<Int>?,
    _ after: Range<Int>?,
    in list: TextList,
    style: ListStyle
  ) {
    if let after, after.lowerBound > 0 {
      keep(list.separator(after: after.lowerBound - 1, in: document))
    } else if let before, before.upperBound < list.count {
      keep(list.separator(after: before.upperBound - 1, in: document))
    } else {
      write(style.separator)
    }
  }
}
