import JSON

/// A member of an object in the text of a document.
struct TextMember {
  /// The key with its quotes.
  let key: Range<Int>

  /// Where the value starts.
  let value: Int

  /// Where the value ends.
  let end: Int
}

/// The members of an object in order, without a string made of any key.
struct TextMembers: Sequence, IteratorProtocol {
  private let document: JSONDocument
  private let depth: Int

  /// Behind the member last given; at the closing brace once all are given.
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
