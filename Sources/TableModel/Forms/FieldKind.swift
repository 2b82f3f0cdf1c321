/// What a field of a form takes; the raw value is the kind of cell that asks for it.
public enum FieldKind: String, Hashable, Sendable, CaseIterable {
  /// Any text on one line.
  case text

  /// A telephone number.
  case phone

  /// A day of the calendar.
  case date

  /// One of a few values.
  case choice

  /// On or off.
  case toggle = "switch"
}
