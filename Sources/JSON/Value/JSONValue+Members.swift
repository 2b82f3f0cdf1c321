extension JSONValue {
  /// The value of an object's member, or nil if it is missing; the last duplicate wins.
  ///
  /// Keys are compared as UTF-8 bytes, so `é` as one scalar and as two are different keys. No
  /// string is created.
  ///
  /// - Complexity: Linear in the size of the object.
  public subscript(key: String) -> JSONValue? {
    guard kind == .object else { return nil }
    let found = source.span.lastValue(forKey: key.utf8.span, inObject: range)
    return found.map { JSONValue(validated: source, range: $0) }
  }

  /// The value at the end of a path, or nil if it is missing; the last duplicate wins.
  ///
  /// - Complexity: Linear in the size of the value, which is read once.
  public subscript(path: MemberPath) -> JSONValue? {
    guard !path.isPlain || kind != .object else { return self[path.text] }
    guard kind == .object || kind == .array else { return nil }
    let walk = PathWalk(path, after: 0, from: range, in: source.span)
    return walk.value.map { JSONValue(validated: source, range: $0) }
  }

  /// The members of an object in order, including duplicates; empty for other kinds.
  public var members: JSONMembers { JSONMembers(of: self) }

  /// The elements of an array in order; empty for other kinds.
  public var elements: JSONElements { JSONElements(of: self) }

  /// The number of members or elements; 0 for other kinds.
  ///
  /// - Complexity: Linear in the size of the value.
  public var count: Int {
    switch kind {
    case .object: members.count
    case .array: elements.count
    default: 0
    }
  }
}

extension Span where Element == UInt8 {
  /// Returns the range of the last value with a key in a valid object, or nil.
  func lastValue(forKey key: borrowing Span<UInt8>, inObject range: Range<Int>) -> Range<Int>? {
    let limit = range.upperBound
    let isPlain = key.endOfPlainText(from: 0, to: key.count) == key.count
    var found: Range<Int>?
    var at = endOfSpace(from: range.lowerBound &+ 1, to: limit)
    while at < limit, self[at] == ASCII.quote {
      let name = endOfKey(at: at, limit: limit, comparedWith: key, isPlain: isPlain)
      let colon = endOfSpace(from: name.end, to: limit)
      let start = endOfSpace(from: colon &+ 1, to: limit)
      let end = endOfValue(at: start, limit: limit)
      if name.isEqual { found = start..<end }
      at = startOfNext(after: end, limit: limit)
    }
    return found
  }

  /// Returns the offset of the next key or element, after the comma that follows a value.
  @inline(__always) func startOfNext(after end: Int, limit: Int) -> Int {
    let comma = endOfSpace(from: end, to: limit)
    guard comma < limit, self[comma] == ASCII.comma else { return limit }
    return endOfSpace(from: comma &+ 1, to: limit)
  }

  @inline(__always) private func endOfKey(
    at quote: Int,
    limit: Int,
    comparedWith key: borrowing Span<UInt8>,
    isPlain: Bool
  ) -> (end: Int, isEqual: Bool) {
    let close = quote &+ 1 &+ key.count
    // A plain key has no quote and no backslash, so equal bytes and a quote are the whole key.
    if isPlain, close < limit, self[close] == ASCII.quote,
      hasBytes(at: quote &+ 1, of: key, at: 0, count: key.count)
    {
      return (close &+ 1, true)
    }
    let (end, hasEscapes) = endOfString(at: quote, limit: limit)
    guard hasEscapes else { return (end, false) }
    return (end, isUnescaped(quote &+ 1..<Swift.max(quote &+ 1, end &- 1), equalTo: key))
  }

  /// Whether the content of a string, without its quotes, is equal to a key.
  @inline(__always) func isKey(
    _ name: Range<Int>,
    hasEscapes: Bool,
    equalTo keys: borrowing Span<UInt8>,
    _ key: Range<Int>
  ) -> Bool {
    hasEscapes
      ? isUnescaped(name, equalTo: keys.extracting(key))
      : name.count == key.count
        && hasBytes(at: name.lowerBound, of: keys, at: key.lowerBound, count: name.count)
  }

  func isUnescaped(_ range: Range<Int>, equalTo key: borrowing Span<UInt8>) -> Bool {
    var rest = UnescapedBytes(range)
    for index in key.indices {
      guard rest.next(in: self) == key[index] else { return false }
    }
    return rest.next(in: self) == nil
  }
}
