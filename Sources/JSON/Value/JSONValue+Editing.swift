extension JSONValue {
  /// Returns the object with a member set; all other bytes stay unchanged.
  ///
  /// The value of the last member with the key is replaced in place. If the key is missing, a
  /// member is appended in the object's own style: its separators, its indentation, and its space
  /// after the colon. A value that is not an object is returned unchanged.
  /// ```swift
  /// row.setting("height", to: .number(60))  // {"title": "Ada", "height": 60}
  /// ```
  public func setting(_ key: String, to value: JSONValue) -> JSONValue {
    guard kind == .object else { return self }
    if let old = source.span.lastValue(forKey: key.utf8.span, inObject: range) {
      return replacing(old, with: Array(value.utf8))
    }
    var name: [UInt8] = []
    JSONText.append(key, to: &name, escaping: .shortest)
    let style = MemberStyle(of: self)
    let member = style.before + name + style.colon + value.utf8 + style.after
    return replacing(style.place, with: member)
  }

  /// Returns the object without the members of a key; all other bytes stay unchanged.
  ///
  /// A member is removed together with the separator before it. A value that is not an object is
  /// returned unchanged.
  public func removing(_ key: String) -> JSONValue {
    guard kind == .object, self[key] != nil, let first = members.first else { return self }
    let keyBytes = Array(key.utf8)
    var bytes = Array(source[range.lowerBound..<first.range.lowerBound])
    var previousEnd: Int?
    var isEmpty = true
    for member in members {
      defer { previousEnd = member.range.upperBound }
      guard Array(member.key.utf8) != keyBytes else { continue }
      if !isEmpty, let previousEnd { bytes += source[previousEnd..<member.range.lowerBound] }
      bytes += source[member.range]
      isEmpty = false
    }
    guard !isEmpty, let previousEnd else { return JSONValue(whole: Array("{}".utf8)) }
    bytes += source[previousEnd..<range.upperBound]
    return JSONValue(whole: bytes)
  }

  /// The value without white space between its tokens.
  public var compact: JSONValue {
    guard kind == .object || kind == .array else { return self }
    let bytes = source.span
    var result: [UInt8] = []
    var at = range.lowerBound
    while at < range.upperBound {
      let byte = bytes[at]
      if byte == ASCII.quote {
        let end = bytes.endOfString(at: at, limit: range.upperBound).end
        result += source[at..<end]
        at = end
      } else {
        if !ASCII.isSpace(byte) { result.append(byte) }
        at += 1
      }
    }
    return result.count == range.count ? self : JSONValue(whole: result)
  }

  /// Returns the value with some of its bytes replaced; the range is relative to the source.
  func replacing(_ old: Range<Int>, with bytes: [UInt8]) -> JSONValue {
    var result: [UInt8] = []
    result.reserveCapacity(range.count - old.count + bytes.count)
    result += source[range.lowerBound..<old.lowerBound]
    result += bytes
    result += source[old.upperBound..<range.upperBound]
    return JSONValue(whole: result)
  }
}
