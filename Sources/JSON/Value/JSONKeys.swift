/// Names of members, or paths, that are looked for together, each at a number of its own.
///
/// ```swift
/// let keys = JSONKeys(["title", nil, "image.url"])
/// let found = row.members(named: keys)
/// found[0]?.string  // the value under "title"
/// found[2]?.string  // the value under "url" in the object under "image"
/// ```
/// A member that is spelled as a whole path wins over the path.
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

  /// The names that there are; those from ``limit`` on are first steps of ``paths``.
  let names: [Name]

  /// The paths of more than one key, with their numbers.
  let paths: [(number: Int, path: MemberPath)]

  /// The bytes of all names, one behind the other.
  let bytes: [UInt8]

  /// Takes names down.
  ///
  /// - Parameter names: At most ``limit`` names or paths; nil leaves a number without one.
  package init(_ names: [String?]) {
    precondition(names.count <= Self.limit, "Too many names to look for at once.")
    var bytes: [UInt8] = []
    var found: [Name] = []
    var paths: [(number: Int, path: MemberPath)] = []
    func append(_ name: String, at number: Int) {
      let range = bytes.count..<bytes.count + name.utf8.count
      bytes += name.utf8
      found.append(Name(number: number, range: range, start: bytes.span.shortWord(range)))
    }
    for (number, name) in names.enumerated() {
      guard let name else { continue }
      append(name, at: number)
      let path = MemberPath(orKey: name)
      guard !path.isPlain else { continue }
      append(path.steps[0], at: Self.limit + paths.count)
      paths.append((number, path))
    }
    self.names = found
    self.paths = paths
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
    guard kind == .object else { return found }
    var firsts = [Range<Int>?](repeating: nil, count: keys.paths.count)
    source.span.find(keys, inObject: range, &found, &firsts)
    for (first, (number, path)) in zip(firsts, keys.paths) where found[number] == nil {
      guard let first else { continue }
      let walk = PathWalk(path, after: 1, from: first, in: source.span)
      if let value = walk.value { found.note(value, at: number) }
    }
    return found
  }
}

extension Span where Element == UInt8 {
  fileprivate func find(
    _ keys: JSONKeys,
    inObject range: Range<Int>,
    _ found: inout JSONMembersFound,
    _ firsts: inout [Range<Int>?]
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
        guard isEqual else { continue }
        if key.number < JSONKeys.limit {
          found.note(value, at: key.number)
        } else {
          firsts[key.number &- JSONKeys.limit] = value
        }
      }
      at = startOfNext(after: value.upperBound, limit: limit)
    }
  }
}
