/// The role of a text; the renderer selects its look.
public enum TextRole: String, Hashable, Sendable, CaseIterable {
  /// The main line of a cell.
  case title

  /// The line below the title.
  case subtitle

  /// The value at the right of its name.
  case value

  /// Any text of a disabled cell.
  case dimmed

  /// The shadow below a title.
  case shadow

  /// A problem with the user's input.
  case problem

  /// The name of an accessory.
  case accessory

  /// The text above the rows of a section.
  case header

  /// The text below the rows of a section.
  case footer

  /// The title of a swipe action.
  case button

  /// The title of a swipe action that deletes the row.
  case destructiveButton

  /// A title of the section index.
  case indexTitle
}

/// The alignment of a text in a wider frame.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the left edge.
  case left

  /// Centered.
  case center

  /// At the right edge.
  case right
}
