import JSON

/// Navigation in text that is known to be valid JSON.
extension JSONDocument {
  /// The greatest depth of objects whose arrays were recorded.
  private static let knownDepth = 5

  /// Returns the kind of the value at an offset, from its first byte.
  func kind(at offset: Int) -> JSONValue.Kind {
    switch bytes[offset] {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    case UInt8(ascii: "n"): .null
    default: .number
    }
  }

  /// Returns the value at an offset.
  func value(at offset: Int) -> JSONValue { JSONValue(validated: bytes, at: offset) }

  /// Returns the first offset from here that is not white space, else the end.
  func skipSpace(from offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count, bytes[offset].isSpace { offset += 1 }
    return offset
  }

  /// Returns the end of the string that starts at an offset.
  func end(ofStringAt offset: Int) -> Int {
    var offset = offset + 1
    while bytes[offset] != UInt8(ascii: "\"") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return offset + 1
  }

  /// Returns the offset of the value of the member that starts at an offset.
  func value(ofMemberAt offset: Int) -> Int {
    value(behindKey: offset..<end(ofStringAt: offset))
  }

  /// Returns the offset of the value after a key.
  func value(behindKey key: Range<Int>) -> Int {
    skipSpace(from: skipSpace(from: key.upperBound) + 1)
  }

  /// Returns the end of a value; skips arrays with recorded offsets at once, however long they are.
  func end(ofValueAt offset: Int, depth: Int = 0) -> Int {
    switch bytes[offset] {
    case UInt8(ascii: "["):
      if let array = array(at: offset) { return array.range.upperBound }
    case UInt8(ascii: "{") where depth < JSONDocument.knownDepth && !arrays.isEmpty:
      var members = TextMembers(of: offset, in: self, depth: depth)
      while members.next() != nil {}
      return members.position + 1
    default: break
    }
    return value(at: offset).range.upperBound
  }

  /// Returns the end of an element from the start of the next, or from the closing bracket.
  ///
  /// Between them are only white space and a comma.
  func end(ofElementBefore next: Int) -> Int {
    var end = skipSpaceBackwards(from: next)
    if end > 0, bytes[end - 1] == UInt8(ascii: ",") { end = skipSpaceBackwards(from: end - 1) }
    return end
  }

  private func skipSpaceBackwards(from offset: Int) -> Int {
    var offset = offset
    while offset > 0, bytes[offset - 1].isSpace { offset -= 1 }
    return offset
  }

  /// Returns the decoded text of the string at a range.
  func text(ofKey key: Range<Int>) -> String {
    JSONValue(validated: bytes, range: key).string ?? ""
  }

  /// Returns the array at an offset as a list.
  func list(arrayAt offset: Int) -> TextList {
    if let array = array(at: offset) {
      let starts = offsets[array.elements]
      return TextList(kind: .array, range: array.range, starts: starts, isRecorded: true)
    }
    let value = value(at: offset)
    let starts = value.elements.map { UInt32($0.range.lowerBound) }
    return TextList(kind: .array, range: value.range, starts: starts[...])
  }

  /// Returns the object at an offset as a list of members.
  func list(objectAt offset: Int) -> TextList {
    var members = TextMembers(of: offset, in: self)
    var starts: [UInt32] = []
    while let member = members.next() { starts.append(UInt32(member.key.lowerBound)) }
    return TextList(kind: .object, range: offset..<members.position + 1, starts: starts[...])
  }
}

extension UInt8 {
  /// Whether the byte is white space in JSON.
  var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
