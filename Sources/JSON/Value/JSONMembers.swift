/// The members of an object in order, including duplicates.
///
/// They are found during iteration, so an object of a million members needs no storage.
public struct JSONMembers: Sendable {
  private let object: JSONValue

  init(of object: JSONValue) {
    self.object = object
  }
}

extension JSONMembers: Sequence {
  /// An iterator over the members.
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
      let source = source
      guard let place = source.span.nextMember(at: &at, limit: limit) else { return nil }
      return JSONMember(
        keyRange: place.key.lowerBound - 1..<place.key.upperBound + 1,
        value: JSONValue(validated: source, range: place.value)
      )
    }
  }

  public func makeIterator() -> Iterator { Iterator(object) }
}

extension JSONMembers {
  /// The number of members.
  ///
  /// - Complexity: Linear in the size of the object.
  public var count: Int { reduce(0) { count, _ in count + 1 } }

  /// Whether the object is empty.
  public var isEmpty: Bool { first == nil }

  /// The first member, or nil.
  public var first: JSONMember? {
    var members = makeIterator()
    return members.next()
  }

  /// The last member, or nil.
  ///
  /// - Complexity: Linear in the size of the object.
  public var last: JSONMember? { reduce(nil) { _, member in member } }
}

/// A member of an object: its key, its value, and their ranges.
public struct JSONMember: Hashable, Sendable {
  /// The value of the member.
  public let value: JSONValue

  /// The range of the key in the value's source, including its quotes.
  package let keyRange: Range<Int>

  init(keyRange: Range<Int>, value: JSONValue) {
    self.keyRange = keyRange
    self.value = value
  }

  /// The decoded key.
  ///
  /// - Complexity: Linear in its length; each access creates a new string.
  public var key: String {
    value.source.decodedText(ofString: keyRange)
  }

  /// The range of the member in the value's source, from the key's quote to the end of the value.
  package var range: Range<Int> { keyRange.lowerBound..<value.range.upperBound }
}
