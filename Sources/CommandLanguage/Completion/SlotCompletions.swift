/// One word that may be typed.
package struct OfferedWord: Hashable, Sendable {
  /// The word as the command gets it.
  package var text: String

  /// A few words of help, or empty.
  package var help = ""

  /// Whether the word may stand in quotes: a name, not a keyword, a number or an address.
  package var isText = false

  /// Whether more belongs to the word: a folder, a key before its value.
  package var isOpen = false

  /// How the word is written, where it is not spelled as any other.
  package var spelling: String?

  package init(
    _ text: String,
    help: String = "",
    isText: Bool = false,
    isOpen: Bool = false,
    spelling: String? = nil
  ) {
    self.text = text
    self.help = help
    self.isText = isText
    self.isOpen = isOpen
    self.spelling = spelling
  }
}

/// What may stand in a slot.
package struct SlotCompletions: Sendable {
  /// The words, in the order of the list.
  package var words: [OfferedWord] = []

  /// Whether there may be more that fit, which nobody looked for.
  package var isPartial = false

  /// A line below the list, or empty.
  package var note = ""

  package init(_ words: [OfferedWord] = [], isPartial: Bool = false, note: String = "") {
    self.words = words
    self.isPartial = isPartial
    self.note = note
  }
}
