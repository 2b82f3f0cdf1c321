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
    while let member = bytes.nextMember(at: &at, limit: limit) { body(member) }
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

extension Span where Element == UInt8 {
  /// Returns the member of an object at an offset, and moves the offset to the next one; nil at the
  /// end of the object.
  @inline(__always) func nextMember(at offset: inout Int, limit: Int) -> MemberPlace? {
    guard offset < limit, self[offset] == ASCII.quote else { return nil }
    let (keyEnd, hasEscapes) = endOfString(at: offset, limit: limit)
    let key = offset &+ 1..<Swift.max(offset &+ 1, keyEnd &- 1)
    let start = endOfSpace(from: endOfSpace(from: keyEnd, to: limit) &+ 1, to: limit)
    let end = Swift.max(start, endOfValue(at: start, limit: limit))
    offset = startOfNext(after: end, limit: limit)
    return MemberPlace(
      key: key,
      keyStart: shortWord(key),
      hasEscapes: hasEscapes,
      value: start..<end,
      kind: start < end ? JSONValue.Kind(firstByte: self[start]) : .null
    )
  }
}
