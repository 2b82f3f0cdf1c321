/// The text of an object around its values: before each of them, and after the last one.
///
/// Most objects of a list are written alike and differ only in their values. One comparison then
/// passes a key with its punctuation, whose end need not be found.
package struct ObjectFrame: Sendable {
  /// The text around the values, without the values.
  private let bytes: [UInt8]

  /// The ends of the texts before the values, in ``bytes``; the rest is after the last value.
  private let ends: [Int]

  /// Takes the frame of an object; that of another kind of value is empty, and no object has it.
  ///
  /// - Complexity: Linear in the size of the object.
  package init(of object: JSONValue) {
    var bytes: [UInt8] = []
    var ends: [Int] = []
    var at = object.range.lowerBound
    object.forEachMember { member in
      bytes += object.source[at..<member.value.lowerBound]
      ends.append(bytes.count)
      at = member.value.upperBound
    }
    if object.kind == .object { bytes += object.source[at..<object.range.upperBound] }
    self.bytes = bytes
    self.ends = ends
  }

  /// Whether an object has this frame: the same keys in the same order, written alike.
  ///
  /// - Complexity: Linear in the size of the object.
  package func surrounds(_ object: JSONValue) -> Bool { walk(object) { _, _ in } }

  /// Calls a function with the number and value of each member while the object has this frame.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - body: The function. It may be called for the first members of an object with another
  ///     frame.
  /// - Returns: Whether the object has this frame.
  /// - Complexity: Linear in the size of the object; allocates nothing.
  package func forEachValue(in object: JSONValue, _ body: (Int, JSONValue) -> Void) -> Bool {
    let source = object.source
    return walk(object) { body($0, JSONValue(validated: source, range: $1)) }
  }

  @inline(__always) private func walk(
    _ object: JSONValue,
    _ body: (Int, Range<Int>) -> Void
  ) -> Bool {
    let frame = bytes.span
    let text = object.source.span
    let limit = object.range.upperBound
    var at = object.range.lowerBound
    var start = 0
    for number in ends.indices {
      let length = ends[number] &- start
      guard text.hasBytes(at: at, of: frame, at: start, count: length) else { return false }
      at &+= length
      start &+= length
      // White space before a value would be a part of the frame.
      guard at < limit, text[at] > ASCII.space else { return false }
      let end = text.endOfValue(at: at, limit: limit)
      body(number, at..<end)
      at = end
    }
    return frame.count > start && at &+ frame.count &- start == limit
      && text.hasBytes(at: at, of: frame, at: start, count: frame.count &- start)
  }
}
