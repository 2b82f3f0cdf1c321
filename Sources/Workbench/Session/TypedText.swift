/// A text of commands, and the place of the one that is at hand.
///
/// Counts newlines once, however many commands a text holds.
struct TypedText {
  let text: String
  let firstLine: Int

  /// Where the command at hand stands.
  private(set) var place: Session.Place

  private var position: String.Index

  init(_ text: String, at place: Session.Place) {
    self.text = text
    self.place = place
    firstLine = place.line
    position = text.startIndex
  }

  /// Goes on to the command that starts at a byte.
  mutating func advance(to offset: Int) {
    let next = text.utf8.index(text.startIndex, offsetBy: offset)
    place.line += text.utf8[position..<next].count { $0 == UInt8(ascii: "\n") }
    position = next
  }
}

extension String {
  /// The text of some of the bytes.
  func slice(of range: Range<Int>) -> String {
    guard range.count < utf8.count else { return self }
    func index(_ offset: Int) -> String.Index {
      utf8.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
    }
    return String(self[index(range.lowerBound)..<index(range.upperBound)])
  }
}
