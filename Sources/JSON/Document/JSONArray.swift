/// An array of a document whose elements can be reached by number.
public struct JSONArray: Hashable, Sendable {
  private let start: UInt32
  private let end: UInt32
  private let firstElement: UInt32
  private let endElement: UInt32

  init(range: Range<Int>, elements: Range<Int>) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
    firstElement = UInt32(truncatingIfNeeded: elements.lowerBound)
    endElement = UInt32(truncatingIfNeeded: elements.upperBound)
  }

  /// Where the array stands in the bytes of its document, brackets included.
  public var range: Range<Int> { Int(start)..<Int(end) }

  /// Which of the document's offsets are those of its elements.
  public var elements: Range<Int> { Int(firstElement)..<Int(endElement) }

  /// The number of elements.
  public var count: Int { Int(endElement - firstElement) }
}
