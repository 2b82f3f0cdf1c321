/// What is shown in grey behind a line while it is typed.
public struct LineHint: Hashable, Sendable {
  /// How the line may go on: keys take it over as it is.
  public var text: String

  /// What stands behind that and is only looked at, such as the rest of a command's syntax.
  public var note: String

  /// Nothing to show.
  public static let none = LineHint()

  /// Makes a hint.
  public init(text: String = "", note: String = "") {
    self.text = text
    self.note = note
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { text.isEmpty && note.isEmpty }
}
