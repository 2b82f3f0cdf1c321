/// The names of members to look up together, each with its own number.
///
/// ```swift
/// let keys = JSONKeys(["title", nil, "image"])
/// let found = row.members(named: keys)
/// found[0]?.string  // what stands under "title"
/// ```
package struct JSONKeys: Sendable {
  /// The maximum number of names.
  package static let limit = 8

  /// A name and its number.
  struct Name: Sendable {
    let number: Int

    /// The range of its bytes among those of all names.
    let range: Range<Int>

    /// Its first eight bytes as a number, which distinguishes it from most other names.
    let start: UInt64
  }

  /// The names.
  let names: [Name]

  /// The bytes of all names, one after the other.
  let bytes: [UInt8]

  /// Creates a set of names.
  ///
  /// - Parameter names: At most ``limit`` names; nil leaves a number without a name.
  package init(_ names: [String?]) {
    precondition(names.count <= Self.limit, "Too many names to look for at once.")
    var bytes: [UInt8] = []
    var found: [Name] = []
    for (number, name) in names.enumerated() {
      guard let name else { continue }
      let range = bytes.count..<bytes.count + name.utf8.count
      bytes += name.utf8
      let start = bytes.span.shortWord(range)
      found.append(Name(number: number, range: range, start: start))
    }
    self.names = found
    self.bytes = bytes
  }
}

/// The members of an object found by ``JSONKeys``.
package struct JSONMembersFound: Sendable {
  private let source: [UInt8]
  private var ranges: InlineArray<8, Range<UInt32>?>

  init(_ source: [UInt8]) {
    self.source = source
    ranges = InlineArray(repeating: nil)
  }

  /// The value under the name with a number, or nil if it is missing.
  package subscript(number: Int) -> JSONValue? {
    guard ranges.indices.contains(number), let range = ranges[number] else { return nil }
    return JSONValue(validated: source, range: Int(range.lowerBound)..<Int(range.upperBound))
  }

  mutating func note(_ range: Range<Int>, at number: Int) {
    ranges[number] = UInt32(clamping: range.lowerBound)..<UInt32(clamping: range.upperBound)
  }
}

extension JSONValue {
  /// Returns the members of an object under several names, in one pass; the last duplicate wins.
  ///
  /// - Parameter keys: The names.
  /// - Returns: The found members; none if the value is not an object.
  /// - Complexity: Linear in the size of the object.
  package func members(named keys: JSONKeys) -> JSONMembersFound {
    var found = JSONMembersFound(source)
    if kind == .object { source.span.find(keys, inObject: range, &found) }
    return found
  }
}

extension Span where Element == UInt8 {
  fileprivate func find(
    _ keys: JSONKeys,
    inObject range: Range<Int>,
    _ found: inout JSONMembersFound
  ) {
    let limit = range.upperBound
    var at = endOfSpace(from: range.lowerBound &+ 1, to: limit)
    while at < limit, self[at] == ASCII.quote {
      let (end, hasEscapes) = endOfString(at: at, limit: limit)
      let name = at &+ 1..<Swift.max(at &+ 1, end &- 1)
      let start = endOfSpace(from: endOfSpace(from: end, to: limit) &+ 1, to: limit)
      let value = start..<Swift.max(start, endOfValue(at: start, limit: limit))
      let word = hasEscapes ? 0 : shortWord(name)
      for key in keys.names {
        let isEqual =
          hasEscapes
          ? isUnescaped(name, equalTo: keys.bytes.span.extracting(key.range))
          : key.start == word && key.range.count == name.count
            && (name.count <= 8
              || hasBytes(
                at: name.lowerBound,
                of: keys.bytes.span,
                at: key.range.lowerBound,
                count: name.count
              ))
        if isEqual { found.note(value, at: key.number) }
      }
      at = startOfNext(after: value.upperBound, limit: limit)
    }
  }
}
