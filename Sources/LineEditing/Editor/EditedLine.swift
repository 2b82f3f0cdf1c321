/// The line while it is edited.
struct EditedLine: Hashable {
  var text: String

  /// How many Unicode scalars stand before the cursor.
  var cursor: Int

  /// The Unicode scalars that are underlined, or nil.
  var mark: Range<Int>?

  /// The same text with the cursor behind it.
  var atEnd: EditedLine { EditedLine(text: text, cursor: text.unicodeScalars.count) }
}
