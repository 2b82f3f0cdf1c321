/// The place of a member in the source of its object.
///
/// It holds no reference to the source, so that it costs less than a ``JSONMember``.
package struct MemberPlace: Sendable {
  /// The range of the key without its quotes.
  package let key: Range<Int>

  /// The first eight bytes of the key as written.
  package let keyStart: UInt64

  /// Whether the key is written with escapes.
  package let hasEscapes: Bool

  /// The range of the value.
  package let value: Range<Int>

  /// The kind of the value.
  package let kind: JSONValue.Kind
}

extension JSONValue {
  /// Calls a function with the place of each member of an object in order, including duplicates.
  ///
  /// - Complexity: Linear in the size of the object; allocates nothing.
  package func forEachMember(_ body: (MemberPlace) -> Void) {
    guard kind == .object else { return }
    let bytes = source.span
    let limit = range.upperBound
    var at = bytes.endOfSpace(from: range.lowerBound &+ 1, to: limit)
    while at < limit, bytes[at] == ASCII.quote {
      let (keyEnd, hasEscapes) = bytes.endOfString(at: at, limit: limit)
      let key = at &+ 1..<max(at &+ 1, keyEnd &- 1)
      let start = bytes.endOfSpace(from: bytes.endOfSpace(from: keyEnd, to: limit) &+ 1, to: limit)
      let end = max(start, bytes.endOfValue(at: start, limit: limit))
      body(
        MemberPlace(
          key: key,
          keyStart: bytes.shortWord(key),
          hasEscapes: hasEscapes,
          value: start..<end,
          kind: start < end ? Kind(firstByte: bytes[start]) : .null
        )
      )
      at = bytes.startOfNext(after: end, limit: limit)
    }
  }

  /// The decoded key of a member.
  package func key(of member: MemberPlace) -> String {
    source.decodedText(ofString: member.key.lowerBound - 1..<member.key.upperBound + 1)
  }

  /// Whether the key of a member is written with exactly the bytes in a range.
  package func hasKey(_ bytes: [UInt8], _ range: Range<Int>, at member: MemberPlace) -> Bool {
    member.key.count == range.count
      && source.span.hasBytes(
        at: member.key.lowerBound,
        of: bytes.span,
        at: range.lowerBound,
        count: range.count
      )
  }

  /// The value of a member.
  package func value(of member: MemberPlace) -> JSONValue {
    JSONValue(validated: source, range: member.value)
  }
}
