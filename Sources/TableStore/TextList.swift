import JSON

/// A list in the text of a document: an array, the members of an object, or the lines of JSON
/// Lines.
///
/// Only the start of each element is stored; a member starts with its key.
struct TextList: Sendable {
  enum Kind: Sendable { case array, object, lines }

  let kind: Kind

  /// The range from the opening bracket to the closing one, both included; for lines, all text
  /// after a BOM.
  let range: Range<Int>

  let starts: ArraySlice<UInt32>

  /// Whether the starts are some of the document's own offsets.
  var isRecorded = false

  var count: Int { starts.count }

  func start(_ index: Int) -> Int { Int(starts[starts.startIndex + index]) }

  /// Returns the number of the element that starts at an offset, or nil.
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
  /// Returns the end of the element.
  func end(_ index: Int, in document: JSONDocument) -> Int {
    let start = start(index)
    switch kind {
    case .object: return document.end(ofValueAt: document.value(ofMemberAt: start))
    case .array, .lines: return document.end(ofValueAt: start)
    }
  }

  /// Returns the bytes of adjacent elements, including those between them.
  func range(_ elements: Range<Int>, in document: JSONDocument) -> Range<Int> {
    start(elements.lowerBound)..<end(elements.upperBound - 1, in: document)
  }

  /// Returns the bytes between an element and the next, comma included.
  func separator(after index: Int, in document: JSONDocument) -> Range<Int> {
    end(index, in: document)..<start(index + 1)
  }

  /// The range between the brackets.
  var inside: Range<Int> {
    kind == .lines ? range : range.lowerBound + 1..<range.upperBound - 1
  }
}

/// A member of an object in the text of a document.
struct TextMember {
  /// The key with its quotes.
  let key: Range<Int>

  /// The start of the value.
  let value: Int

  /// The end of the value.
  let end: Int

  /// The length of the value in bytes.
  var length: Int { end - value }
}

/// The members of an object in order; does not create strings for the keys.
struct TextMembers: Sequence, IteratorProtocol {
  private let document: JSONDocument
  private let depth: Int

  /// The offset after the last returned member, or of the closing brace at the end.
  private(set) var position: Int

  init(of object: Int, in document: JSONDocument, depth: Int = 0) {
    self.document = document
    self.depth = depth
    position = object + 1
  }

  mutating func next() -> TextMember? {
    position = document.skipSpace(from: position)
    if document.bytes[position] == UInt8(ascii: ",") {
      position = document.skipSpace(from: position + 1)
    }
    guard document.bytes[position] == UInt8(ascii: "\"") else { return nil }
    let key = position..<document.end(ofStringAt: position)
    let value = document.value(behindKey: key)
    position = document.end(ofValueAt: value, depth: depth + 1)
    return TextMember(key: key, value: value, end: position)
  }
}

/// The kinds of the members of an object.
struct ObjectOutline {
  private static let mostKept = 64

  /// The members as a list.
  let list: TextList

  /// The first members, enough to recognize a wrapper.
  private(set) var first: [TextMember] = []
  private(set) var arrayCount = 0
  private(set) var objectCount = 0
  private(set) var scalarCount = 0

  private let document: JSONDocument

  /// Reads the members of an object.
  ///
  /// - Parameters:
  ///   - object: The offset of the object.
  ///   - document: The document.
  ///   - isCancelled: Called every few thousand members; with true, the reading ends and the result
  ///     is invalid.
  init(of object: Int, in document: JSONDocument, _ isCancelled: () -> Bool) {
    self.document = document
    var members = TextMembers(of: object, in: document)
    var starts: [UInt32] = []
    while starts.count & 0xFFF != 0xFFF || !isCancelled(), let member = members.next() {
      starts.append(UInt32(member.key.lowerBound))
      if starts.count <= ObjectOutline.mostKept { first.append(member) }
      switch document.kind(at: member.value) {
      case .array: arrayCount += 1
      case .object: objectCount += 1
      default: scalarCount += 1
      }
    }
    list = TextList(kind: .object, range: object..<members.position + 1, starts: starts[...])
  }

  var count: Int { list.count }

  /// Whether there are more members than are kept: too many for a wrapper.
  var isLong: Bool { count > ObjectOutline.mostKept }

  /// Returns the offset of the array with a name, or nil; for duplicate names, the last one.
  func array(named name: String) -> Int? {
    let member = first.last { document.text(ofKey: $0.key) == name }
    guard let member, document.kind(at: member.value) == .array else { return nil }
    return member.value
  }
}
