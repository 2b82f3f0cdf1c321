/// A word that may be typed.
package struct OfferedWord: Hashable, Sendable {
  /// The word as the command receives it.
  package var text: String

  /// A short help text; empty by default.
  package var help = ""

  /// Whether the word may be quoted: a name rather than a keyword, a number or an address.
  package var isText = false

  /// Whether the word is incomplete, such as a folder or the key before a value.
  package var isOpen = false

  /// The spelling of the word, or nil for the usual spelling.
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

/// The words that may fill a slot.
package struct SlotCompletions: Sendable {
  /// The words, in list order.
  package var words: [OfferedWord] = []

  /// Whether more matches may exist that were not searched for.
  package var isPartial = false

  /// A line below the list; empty by default.
  package var note = ""

  package init(_ words: [OfferedWord] = [], isPartial: Bool = false, note: String = "") {
    self.words = words
    self.isPartial = isPartial
    self.note = note
  }
}
