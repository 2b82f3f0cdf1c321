/// The user's settings for lines at the prompt.
public struct LineSettings: Hashable, Sendable {
  /// A key binding style for editing a line.
  public enum Keys: String, CaseIterable, Sendable {
    /// Ctrl and Alt keys move and delete.
    case emacs

    /// Escape leaves insert mode, where letters are commands.
    case vi
  }

  /// The scope of the history that keys return to.
  public enum Scope: String, CaseIterable, Sendable {
    /// All lines.
    case global

    /// The lines typed for files of the same folder.
    case folder

    /// The lines typed for the same file.
    case file
  }

  /// Whether text may be gray or underlined; false by default.
  public var usesStyles = false

  /// Whether hints are shown, if gray text is available; true by default.
  public var showsHints = true

  /// Whether lists have one item per line; false by default.
  public var isAccessible = false

  /// The key bindings; nil for those of the user's `.editrc`.
  public var keys: Keys?

  /// Whether a key may start a program, such as an editor; true by default.
  public var startsPrograms = true

  /// The scope of the history for arrow keys, search and hints.
  public var scope = Scope.global

  /// The path of the line's file, or of its folder with a trailing slash; nil if unknown.
  public var place: String?

  /// Creates settings without gray text, with the user's key bindings.
  public init() {}
}
