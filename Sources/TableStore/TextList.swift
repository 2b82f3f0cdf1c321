import JSON

/// A list in the text of a document: an array, the members of an object, or the lines of JSON
/// Lines.
///
/// Only where each element starts is kept; a member starts with its key.
struct TextList: Sendable {
  enum Kind: Sendable { case array, object, lines }

  let kind: Kind

  /// From the opening bracket to behind the closing one; for lines everything behind a BOM.
  let range: Range<Int>

  let starts: ArraySlice<UInt32>

  /// Whether the starts are some of the document's own offsets.
  var isRecorded = false

  var count: Int { starts.count }

  func start(_ index: Int) -> Int { Int(starts[starts.startIndex + index]) }

  /// The number of the element that starts at an offset, or nil.
  func index(ofStart offset: Int) -> Int? {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let found = start(middle)
      if found == offset { return middle }
      range = found < offset ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}

extension TextList {
  /// Where the element ends.
  func end(_ index: Int, in document: JSONDocument) -> Int {
    let start = start(index)
    switch kind {
    case .object: return document.end(ofValueAt: document.value(ofMemberAt: start))
    case .array, .lines: return document.end(ofValueAt: start)
    }
  }

  /// The bytes of neighbouring elements with what stands between them.
  func range(_ elements: Range<Int>, in document: JSONDocument) -> Range<Int> {
    start(elements.lowerBound)..<end(elements.upperBound - 1, in: document)
  }

  /// The bytes between an element and the next, comma included.
  func separator(after index: Int, in document: JSONDocument) -> Range<Int> {
    end(index, in: document)..<start(index + 1)
  }

  /// Where the first element could start and the closing bracket stands.
  var inside: Range<Int> {
    kind == .lines ? range : range.lowerBound + 1..<range.upperBound - 1
  }
}
