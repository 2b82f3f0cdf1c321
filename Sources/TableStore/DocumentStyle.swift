import JSON

/// The layout of a whole document, for lists without elements to copy.
struct DocumentStyle {
  private(set) var lineBreak: [UInt8] = [0x0A]
  private(set) var unit: [UInt8] = [0x20, 0x20]

  /// Whether the document has line breaks between elements or members.
  private(set) var isMultiline = false
  private(set) var colon: [UInt8] = [UInt8(ascii: ":")]
  private(set) var comma: [UInt8] = [UInt8(ascii: ",")]

  init(of document: JSONDocument) {
    let bytes = document.bytes
    let root = document.root.range
    if !document.isLines, let lineFeed = bytes[root].firstIndex(of: 0x0A) {
      isMultiline = true
      if lineFeed > 0, bytes[lineFeed - 1] == 0x0D { lineBreak = [0x0D, 0x0A] }
      let indentation = bytes[(lineFeed + 1)...].prefix { $0 == 0x20 || $0 == 0x09 }
      if !indentation.isEmpty { unit = Array(indentation) }
    }
    if root.count == 2 { isMultiline = true }
    let first = document.isLines ? document.firstLine : DocumentStyle.firstObject(document)
    if let first, let style = RowStyle(of: first, in: document) {
      colon = style.colon
      comma = style.inlineComma
    } else {
      colon = Array(": ".utf8)
      comma = isMultiline ? Array(", ".utf8) : comma
    }
  }

  /// Returns the first object: the root, or the first in an array of arrays.
  private static func firstObject(_ document: JSONDocument) -> Int? {
    let bytes = document.bytes
    let start = document.root.range.lowerBound
    let first = bytes[start...].firstIndex { $0 != UInt8(ascii: "[") && !$0.isSpace }
    return first.flatMap { bytes[$0] == UInt8(ascii: "{") ? $0 : nil }
  }

  /// Returns the style of a list whose bracket is on a line with this indentation.
  func list(indentation: [UInt8]) -> ListStyle {
    guard isMultiline else { return ListStyle(lead: [], separator: comma, tail: []) }
    let lead = lineBreak + indentation + unit
    return ListStyle(
      lead: lead,
      separator: [UInt8(ascii: ",")] + lead,
      tail: lineBreak + indentation
    )
  }

  /// Returns the style of a row with this indentation.
  func row(indentation: [UInt8]) -> RowStyle {
    guard isMultiline else { return .oneLine(colon: colon, comma: comma) }
    let open = lineBreak + indentation + unit
    return RowStyle(
      open: open,
      comma: [UInt8(ascii: ",")] + open,
      close: lineBreak + indentation,
      colon: colon,
      breaksInside: true,
      unit: unit
    )
  }
}

extension JSONDocument {
  /// The start of the first line, or nil if the text has no lines.
  fileprivate var firstLine: Int? {
    guard let lines = arrays.first, lines.count > 0 else { return nil }
    return Int(offsets[lines.elements.lowerBound])
  }
}

/// The text around and between the elements of a list: line breaks, indentation, commas.
struct ListStyle {
  /// The text between the opening bracket and the first element.
  var lead: [UInt8]

  /// The text between two elements, comma included.
  var separator: [UInt8]

  /// The text between the last element and the closing bracket.
  var tail: [UInt8]

  /// The indentation of an element that starts a line.
  var indentation: [UInt8] {
    ListStyle.lastLine(of: lead) ?? ListStyle.lastLine(of: separator) ?? []
  }

  /// Returns the text after the last line break.
  static func lastLine(of bytes: some BidirectionalCollection<UInt8>) -> [UInt8]? {
    guard let lineFeed = bytes.lastIndex(of: 0x0A) else { return nil }
    return Array(bytes[bytes.index(after: lineFeed)...])
  }
}

extension ListStyle {
  /// Creates the style of a list from its elements, or nil if it is empty.
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
