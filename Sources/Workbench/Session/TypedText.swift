import CommandLanguage

/// A text of commands, and the place of the one that is at hand.
///
/// Counts newlines once, however many commands a text holds.
struct TypedText {
  let text: String
  let firstLine: Int

  /// Where the command at hand stands.
  private(set) var place: CommandPlace

  private var position: String.Index

  init(_ text: String, at place: CommandPlace) {
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
