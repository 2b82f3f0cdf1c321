/// One word that may be typed.
struct OfferedWord: Hashable, Sendable {
  /// The word as the command gets it.
  var text: String

  /// A few words of help, or empty.
  var help = ""

  /// Whether the word may stand in quotes: a name, not a keyword, a number or an address.
  var isText = false

  /// Whether more belongs to the word: a folder, a key before its value.
  var isOpen = false

  /// How the word is written, where it is not spelled as any other.
  var spelling: String?

  init(
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
struct Offer: Sendable {
  /// The words, in the order of the list.
  var words: [OfferedWord] = []

  /// Whether there may be more that fit, which nobody looked for.
  var isPartial = false

  /// A line below the list, or empty.
  var note = ""

  init(_ words: [OfferedWord] = [], isPartial: Bool = false, note: String = "") {
    self.words = words
    self.isPartial = isPartial
    self.note = note
  }
}
