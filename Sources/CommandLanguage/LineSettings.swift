/// What a person has set for the lines at the prompt.
public struct LineSettings: Hashable, Sendable {
  /// A way to edit a line.
  public enum Keys: String, CaseIterable, Sendable {
    /// Keys with Ctrl and Alt move and delete.
    case emacs

    /// Escape leaves the typing, and letters are commands.
    case vi
  }

  /// Which of the earlier lines keys go back to.
  public enum Scope: String, CaseIterable, Sendable {
    /// All of them.
    case global

    /// Those typed for files of the same folder.
    case folder

    /// Those typed for the same file.
    case file
  }

  /// Whether anything is grey or underlined.
  public var usesStyles = false

  /// Whether hints are shown, where there is grey.
  public var showsHints = true

  /// Whether lists are one thing a line.
  public var isAccessible = false

  /// The keys that edit; nil for those of the person's `.editrc`.
  public var keys: Keys?

  /// Whether a key may start a program, such as an editor.
  public var startsPrograms = true

  /// Which of the earlier lines the arrow keys, the search and hints know.
  public var scope = Scope.global

  /// What the line is about: the whole path of a file, or of a folder with a slash at its end; nil where
  /// nobody knows.
  public var place: String?

  /// Starts without grey and with the keys of the person.
  public init() {}
}
