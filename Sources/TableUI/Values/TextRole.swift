/// What a run of text is for; the renderer picks its look.
public enum TextRole: String, Hashable, Sendable, CaseIterable {
  /// The main line of a cell.
  case title

  /// The line below the title.
  case subtitle

  /// The value at the right of its name.
  case value

  /// Any text of a cell that cannot be used.
  case dimmed

  /// The shadow of a title, which the title lies upon.
  case shadow

  /// What is wrong with what a person entered.
  case problem

  /// The name of an accessory.
  case accessory

  /// The text above the rows of a section.
  case header

  /// The text below the rows of a section.
  case footer

  /// The name of a button behind a swiped row.
  case button

  /// The name of a button that takes the row away.
  case destructiveButton

  /// A title of the index at the right edge.
  case indexTitle
}
