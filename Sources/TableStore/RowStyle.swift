import JSON

/// The layout of the rows of a list, so that a new row looks like the others.
struct RowStyle {
  /// The text between the brace and the first key.
  var open: [UInt8]

  /// The text between two members, comma included.
  var comma: [UInt8]

  /// The text between the last value and the brace.
  var close: [UInt8]

  /// The text between key and value, colon included.
  var colon: [UInt8]

  /// Whether arrays and objects inside a row have a line for each element.
  var breaksInside = false

  /// The indentation of one level.
  var unit: [UInt8] = []

  /// Returns a style with all members on one line.
  static func oneLine(colon: [UInt8], comma: [UInt8]) -> RowStyle {
    RowStyle(open: [], comma: comma, close: [], colon: colon)
  }

  /// Whether a row takes one line.
  var isOnOneLine: Bool { ![open, comma, close, colon].contains { $0.contains(0x0A) } }

  /// The comma for values that stay on one line.
  var inlineComma: [UInt8] {
    if !comma.contains(0x0A) { return comma }
    return colon.last == 0x20 ? Array(", ".utf8) : Array(",".utf8)
  }

  /// The line break and indentation of the members, or nil if a row is one line.
  private var breakOfMembers: [UInt8]? { open.contains(0x0A) ? open : nil }
}

extension RowStyle {
  /// Creates the style of an object, or nil if it has no members.
  init?(of object: Int, in document: JSONDocument) {
    guard document.kind(at: object) == .object else { return nil }
    let members = Array(TextMembers(of: object, in: document).prefix(64))
    guard let first = members.first else { return nil }
    let bytes = document.bytes
    let end = document.end(ofValueAt: object)
    let closing = bytes[..<(end - 1)].lastIndex { !$0.isSpace } ?? object
    open = Array(bytes[object + 1..<first.key.lowerBound])
    close = Array(bytes[closing + 1..<end - 1])
    colon = Array(bytes[first.key.upperBound..<first.value])
    let blank: [UInt8] = colon.last == 0x20 ? [0x20] : []
    if members.count > 1 {
      comma = Array(bytes[first.end..<members[1].key.lowerBound])
    } else {
      comma = [UInt8(ascii: ",")] + (open.contains(0x0A) ? open : blank)
    }
    let inner = ListStyle.lastLine(of: open) ?? []
    let outer = ListStyle.lastLine(of: close) ?? []
    unit = inner.starts(with: outer) ? Array(inner.dropFirst(outer.count)) : [0x20, 0x20]
    let nested = members.first {
      document.kind(at: $0.value) == .object || document.kind(at: $0.value) == .array
    }
    breaksInside =
      open.contains(0x0A)
      && (nested.map { bytes[$0.value..<$0.end].contains(0x0A) } ?? true)
  }
}

extension RowStyle {
  /// Returns a value in this style.
  func text(of value: JSONValue) -> [UInt8] {
    let compact = value.compact.utf8
    var text: [UInt8] = []
    var depth = 0
    var isInString = false
    var index = compact.startIndex
    while index < compact.endIndex {
      let byte = compact[index]
      let next = compact.index(after: index)
      if isInString {
        text.append(byte)
        if byte == UInt8(ascii: "\\"), next < compact.endIndex {
          text.append(compact[next])
          index = compact.index(after: next)
          continue
        }
        isInString = byte != UInt8(ascii: "\"")
      } else {
        let isEmpty = next < compact.endIndex && compact[next].closes(byte)
        append(byte, isEmpty: isEmpty, to: &text, depth: &depth)
        isInString = byte == UInt8(ascii: "\"")
        if isEmpty {
          text.append(compact[next])
          index = next
        }
      }
      index = compact.index(after: index)
    }
    return text
  }

  private func append(_ byte: UInt8, isEmpty: Bool, to text: inout [UInt8], depth: inout Int) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      text.append(byte)
      if isEmpty { return }
      depth += 1
      text += gap(depth, open, isObject: byte == UInt8(ascii: "{"))
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      text += depth == 1 ? gap(1, close, isObject: byte == UInt8(ascii: "}")) : lineBreak(depth - 1)
      depth -= 1
      text.append(byte)
    case UInt8(ascii: ","):
      if depth == 1 {
        text += comma
      } else {
        text += breaksInside ? [byte] + lineBreak(depth) : inlineComma
      }
    case UInt8(ascii: ":"): text += colon
    default: text.append(byte)
    }
  }

  /// Returns the space after an opening or before a closing bracket.
  private func gap(_ depth: Int, _ ownGap: [UInt8], isObject: Bool) -> [UInt8] {
    if depth > 1 { return lineBreak(depth) }
    return isObject || breakOfMembers != nil ? ownGap : []
  }

  private func lineBreak(_ depth: Int) -> [UInt8] {
    guard breaksInside, let line = breakOfMembers else { return [] }
    return line + Array(repeatElement(unit, count: max(depth - 1, 0)).joined())
  }
}

extension UInt8 {
  /// Whether this bracket closes the other one.
  fileprivate func closes(_ other: UInt8) -> Bool {
    (self == UInt8(ascii: "}") && other == UInt8(ascii: "{"))
      || (self == UInt8(ascii: "]") && other == UInt8(ascii: "["))
  }
}

/// Finds a row as the model for new rows.
struct RowStyleFinder {
  private static let looked = 100

  private let document: TableDocument
  private let style: DocumentStyle

  init(_ writer: DocumentWriter) {
    document = writer.document
    style = writer.style
  }

  /// Returns the style of the first object in the list, else in another list of rows, else of the
  /// document.
  func style(for list: TextList?, indentation: [UInt8]) -> RowStyle {
    if let found = list.flatMap({ style(in: $0) }) { return found }
    if document.layout.outer != nil {
      for section in document.layout.sections.prefix(RowStyleFinder.looked) {
        if let found = section.rows.flatMap({ style(in: $0) }) { return found }
      }
    }
    let isOneLine = document.shape == .numbered || document.shape == .lines
    return isOneLine
      ? .oneLine(colon: Array(": ".utf8), comma: Array(", ".utf8))
      : style.row(indentation: indentation)
  }

  /// Returns the style of the first object of a list, or nil.
  ///
  /// In JSON Lines a row is written on one line, even if the first one has several.
  private func style(in list: TextList) -> RowStyle? {
    let source = document.source
    for index in 0..<min(list.count, RowStyleFinder.looked) {
      let start = list.start(index)
      let value = list.kind == .object ? source.value(ofMemberAt: start) : start
      guard let found = RowStyle(of: value, in: source) else { continue }
      if list.kind != .lines || found.isOnOneLine { return found }
    }
    return nil
  }
}
