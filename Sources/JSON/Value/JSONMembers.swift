/// The members of an object in order, duplicates included.
///
/// They are found while one walks, so nothing is stored for an object of a million members.
public struct JSONMembers: Sendable {
  private let object: JSONValue

  init(of object: JSONValue) {
    self.object = object
  }
}

extension JSONMembers: Sequence {
  /// A walk over the members.
  public struct Iterator: IteratorProtocol, Sendable {
    private let source: [UInt8]
    private let limit: Int
    private var at: Int

    fileprivate init(_ object: JSONValue) {
      let bytes = object.source
      let end = object.range.upperBound
      let inside = object.range.lowerBound + 1
      source = bytes
      limit = end
      at = object.kind == .object ? bytes.span.endOfSpace(from: inside, to: end) : end
    }

    public mutating func next() -> JSONMember? {
      guard at < limit, source[at] == ASCII.quote else { return nil }
      let source = source
      let bytes = source.span
      let keyEnd = bytes.endOfString(at: at, limit: limit).end
      let colon = bytes.endOfSpace(from: keyEnd, to: limit)
      let start = bytes.endOfSpace(from: colon + 1, to: limit)
      let end = bytes.endOfValue(at: start, limit: limit)
      let value = JSONValue(validated: source, range: start..<Swift.max(start, end))
      let keyRange = at..<keyEnd
      at = bytes.startOfNext(after: end, limit: limit)
      return JSONMember(keyRange: keyRange, value: value)
    }
  }

  public func makeIterator() -> Iterator { Iterator(object) }
}

extension JSONMembers {
  /// The number of members.
  ///
  /// - Complexity: linear in the size of the object.
  public var count: Int { reduce(0) { count, _ in count + 1 } }

  /// Whether there is no member.
  public var isEmpty: Bool { first == nil }

  /// The first member, or nil.
  public var first: JSONMember? {
    var members = makeIterator()
    return members.next()
  }

  /// The last member, or nil.
  ///
  /// - Complexity: linear in the size of the object.
  public var last: JSONMember? { reduce(nil) { _, member in member } }
}

/// One member of an object: its key and its value, and where both stand.
public struct JSONMember: Hashable, Sendable {
  /// The value of the member.
  public let value: JSONValue

  /// Where the key stands in the source of the value, with its quotes.
  package let keyRange: Range<Int>

  init(keyRange: Range<Int>, value: JSONValue) {
    self.keyRange = keyRange
    self.value = value
  }

  /// The decoded key.
  ///
  /// - Complexity: linear in its length; the string is made anew each time.
  public var key: String {
    value.source.decodedText(ofString: keyRange)
  }

  /// Where the member stands in the source of the value, from the key's quote to the value's end.
  package var range: Range<Int> { keyRange.lowerBound..<value.range.upperBound }
}
