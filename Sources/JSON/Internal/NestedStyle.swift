/// The style in which an object writes the objects inside it, for new ones.
struct NestedStyle {
  private let colon: [UInt8]

  /// The white space inside the braces, if the object is on one line.
  private let padding: [UInt8]

  /// The line end and indentation before each member, or nil if the object is on one line.
  private let line: [UInt8]?

  /// The additional indentation of the members, compared to the brace.
  private let indent: [UInt8]

  /// Reads the style of an object.
  init(of object: JSONValue) {
    let style = MemberStyle(of: object)
    colon = style.colon
    let space = Array(style.before.drop { $0 == ASCII.comma || $0 == ASCII.space })
    let end = object.source[object.range].dropLast().reversed().prefix { ASCII.isSpace($0) }
    let outer = Array(end.reversed()).lineIndent ?? []
    guard space.allSatisfy({ ASCII.isSpace($0) }), let inner = space.lineIndent else {
      let inside = object.source[object.range].dropFirst()
      (padding, line, indent) = (Array(inside.prefix { ASCII.isSpace($0) }), nil, [])
      return
    }
    (padding, line) = ([], space)
    indent =
      inner.starts(with: outer) && inner.count > outer.count
      ? Array(inner[outer.count...]) : [ASCII.space, ASCII.space]
  }

  /// Returns an object with one member.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value.
  ///   - depth: The nesting depth of the new object; 1 means directly inside the styled object.
  /// - Returns: The object.
  func object(_ key: String, _ value: JSONValue, depth: Int) -> JSONValue {
    var bytes: [UInt8] = [ASCII.openBrace]
    bytes += space(depth)
    JSONText.append(key, to: &bytes, escaping: .shortest)
    bytes += colon
    bytes += value.utf8
    bytes += space(depth - 1)
    bytes.append(ASCII.closeBrace)
    return JSONValue(whole: bytes)
  }

  private func space(_ depth: Int) -> [UInt8] {
    guard let line else { return padding }
    return (0..<depth).reduce(line) { line, _ in line + indent }
  }
}

extension [UInt8] {
  /// The white space after the last line end, or nil without a line end.
  fileprivate var lineIndent: [UInt8]? {
    lastIndex(of: ASCII.lineFeed).map { Array(self[($0 + 1)...]) }
  }
}
