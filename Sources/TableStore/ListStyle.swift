import JSON

/// What stands around and between the elements of a list: line breaks, indentation, commas.
struct ListStyle {
  /// Between the opening bracket and the first element.
  var lead: [UInt8]

  /// Between two elements, comma included.
  var separator: [UInt8]

  /// Between the last element and the closing bracket.
  var tail: [UInt8]

  /// The indentation of an element: what stands before it on its line, where it starts a line.
  var indentation: [UInt8] {
    ListStyle.lastLine(of: lead) ?? ListStyle.lastLine(of: separator) ?? []
  }

  /// What follows the last line break.
  static func lastLine(of bytes: some BidirectionalCollection<UInt8>) -> [UInt8]? {
    guard let lineFeed = bytes.lastIndex(of: 0x0A) else { return nil }
    return Array(bytes[bytes.index(after: lineFeed)...])
  }
}

extension ListStyle {
  /// The style of a list that has elements, or nil of an empty one.
  init?(of list: TextList, in document: JSONDocument, comma: [UInt8]) {
    guard list.count > 0 else { return nil }
    let bytes = document.bytes
    let inside = list.inside
    lead = Array(bytes[inside.lowerBound..<list.start(0)])
    tail = Array(bytes[list.end(list.count - 1, in: document)..<inside.upperBound])
    if list.count > 1 {
      separator = Array(bytes[list.separator(after: 0, in: document)])
    } else if list.kind == .lines {
      separator = tail.contains(0x0D) ? [0x0D, 0x0A] : [0x0A]
    } else {
      separator = lead.contains(0x0A) ? [UInt8(ascii: ",")] + lead : comma
    }
  }
}
