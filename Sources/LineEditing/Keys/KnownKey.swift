/// The non-character keys that the editor supports, in one spelling each.
enum KnownKey: String, CaseIterable {
  case up = "A"
  case down = "B"
  case right = "C"
  case left = "D"
  case home = "H"
  case end = "F"
  case delete = "3~"
  case wordRight = "1;5C"
  case wordLeft = "1;5D"

  /// Creates the key of a control sequence, written without its ESC and `[`; nil for an unknown
  /// one.
  init?(sequence: String) {
    switch sequence {
    case "1~", "7~": self = .home
    case "4~", "8~": self = .end
    case "5C", "1;3C", "1;5C": self = .wordRight
    case "5D", "1;3D", "1;5D": self = .wordLeft
    default:
      if let key = KnownKey(rawValue: sequence) {
        self = key
      } else if let key = KnownKey(modified: sequence) {
        self = key
      } else {
        return nil
      }
    }
  }

  /// Creates an arrow key, ignoring modifiers such as Shift.
  private init?(modified sequence: String) {
    guard sequence.hasPrefix("1;"), let last = sequence.last else { return nil }
    self.init(rawValue: String(last))
  }

  /// The bytes sent to libedit.
  var bytes: [UInt8] { Array("\u{1B}[\(rawValue)".utf8) }

  /// The spelling of the key in libedit's `bind`.
  var binding: String { "\\e[\(rawValue)" }
}
