/// The elements of an array, in order.
///
/// They are found during iteration, so an array of a million elements needs no storage.
public struct JSONElements: Sendable {
  private let array: JSONValue

  init(of array: JSONValue) {
    self.array = array
  }
}

extension JSONElements: Sequence {
  /// An iterator over the elements.
  public struct Iterator: IteratorProtocol, Sendable {
    private let source: [UInt8]
    private let limit: Int
    private var at: Int

    fileprivate init(_ array: JSONValue) {
      let bytes = array.source
      let end = array.range.upperBound
      let inside = array.range.lowerBound + 1
      source = bytes
      limit = end
      at = array.kind == .array ? bytes.span.endOfSpace(from: inside, to: end) : end
    }

    public mutating func next() -> JSONValue? {
      guard at < limit, source[at] != ASCII.closeBracket else { return nil }
      let source = source
      let bytes = source.span
      let end = bytes.endOfValue(at: at, limit: limit)
      let value = JSONValue(validated: source, range: at..<Swift.max(at, end))
      at = bytes.startOfNext(after: end, limit: limit)
      return value
    }
  }

  public func makeIterator() -> Iterator { Iterator(array) }

  public var underestimatedCount: Int { 0 }
}

extension JSONElements {
  /// The number of elements.
  ///
  /// - Complexity: Linear in the size of the array.
  public var count: Int { reduce(0) { count, _ in count + 1 } }

  /// Whether the array is empty.
  public var isEmpty: Bool { first == nil }

  /// The first element, or nil.
  public var first: JSONValue? {
    var elements = makeIterator()
    return elements.next()
  }

  /// The last element, or nil.
  ///
  /// - Complexity: Linear in the size of the array.
  public var last: JSONValue? { reduce(nil) { _, element in element } }
}
