/// Names of members that are looked for together, each at a number of its own.
///
/// ```swift
/// let keys = JSONKeys(["title", nil, "image"])
/// let found = row.members(named: keys)
/// found[0]?.string  // what stands under "title"
/// ```
package struct JSONKeys: Sendable {
  /// How many names there may be.
  package static let limit = 8

  /// A name and its number.
  struct Name: Sendable {
    let number: Int

    /// Where its bytes stand among those of all names.
    let range: Range<Int>

    /// Its first eight bytes as a number, which most other names are told apart by.
    let start: UInt64
  }

  /// The names that there are.
  let names: [Name]

  /// The bytes of all names, one behind the other.
  let bytes: [UInt8]

  /// Takes names down.
  ///
  /// - Parameter names: At most ``limit`` names; nil leaves a number without one.
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

/// The members of an object that ``JSONKeys`` named.
package struct JSONMembersFound: Sendable {
  private let source: [UInt8]
  private var ranges: InlineArray<8, Range<UInt32>?>

  init(_ source: [UInt8]) {
    self.source = source
    ranges = InlineArray(repeating: nil)
  }

  /// The value under the name of a number; nil where there is none.
  package subscript(number: Int) -> JSONValue? {
    guard ranges.indices.contains(number), let range = ranges[number] else { return nil }
    return JSONValue(validated: source, range: Int(range.lowerBound)..<Int(range.upperBound))
  }

  mutating func note(_ range: Range<Int>, at number: Int) {
    ranges[number] = UInt32(clamping: range.lowerBound)..<UInt32(clamping: range.upperBound)
  }
}

extension JSONValue {
  /// The members of an object under several names, in one pass; the last of duplicates wins.
  ///
  /// - Parameter keys: The names.
  /// - Returns: What was found; nothing where the value is no object.
  /// - Complexity: linear in the size of the object.
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
