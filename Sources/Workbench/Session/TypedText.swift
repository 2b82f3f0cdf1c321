import CommandLanguage

/// A text of commands, and the place of the current one.
///
/// Each newline is counted once, even if the text has many commands.
struct TypedText {
  let text: String
  let firstLine: Int

  /// The place of the current command.
  private(set) var place: CommandPlace

  private var position: String.Index

  init(_ text: String, at place: CommandPlace) {
    self.text = text
    self.place = place
    firstLine = place.line
    position = text.startIndex
  }

  /// Moves to the command that starts at a byte offset.
  mutating func advance(to offset: Int) {
    let next = text.utf8.index(text.startIndex, offsetBy: offset)
    place.line += text.utf8[position..<next].count { $0 == UInt8(ascii: "\n") }
    position = next
  }
}
