import CommandLanguage
import TableModel
import TableUI
import TextLayout
import Workspace

/// A command that performs gestures.
///
/// A front end that knows gestures and no commands finds it by the gesture; nothing is parsed.
@MainActor protocol GestureCommand: TableCommand {
  /// The command for a gesture, or nil where another command performs it.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - table: The table view, which knows the titles of its index.
  /// - Returns: The command, or nil.
  static func call(for gesture: Gesture, in table: TableView) -> GestureCall?
}

/// A command that performs a gesture, and its words as a person would type them.
@MainActor struct GestureCall {
  /// A word of the command.
  enum Word: ExpressibleByStringInterpolation {
    /// A word as it is.
    case bare(String)

    /// A text in quotes, in which nothing has a meaning.
    case quoted(String)

    init(stringLiteral text: String) { self = .bare(text) }

    /// A number of points that reads as the same number.
    static func points(_ points: Double) -> Word {
      let text = points.pointsText
      return .bare(Double(text) == points ? text : "\(points)")
    }
  }

  /// The command.
  let command: any TableCommand

  /// The command in full, for the history.
  let text: String

  /// The words, as if they had been read from the text.
  let words: LexedCommand

  /// Creates a call.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - words: Its words, the name first; addresses are two words.
  init(_ command: any TableCommand, _ words: [Word]) {
    self.command = command
    var text = ""
    var tokens: [Token] = []
    for word in words {
      if !text.isEmpty { text += " " }
      let start = text.utf8.count
      switch word {
      case .bare(let bare):
        text += bare
        tokens.append(Token(text: bare, range: start..<text.utf8.count))
      case .quoted(let content):
        text += content.literal
        tokens.append(Token(text: content, range: start..<text.utf8.count, isQuoted: true))
      }
    }
    self.text = text
    self.words = LexedCommand(tokens: tokens, range: 0..<text.utf8.count)
  }
}

extension [GestureCall.Word] {
  /// The words of a row.
  static func row(_ path: IndexPath) -> [GestureCall.Word] { ["\(path.section)", "\(path.row)"] }

  /// The words of rows that follow one another in a section: `0 1`, or `0 1..3`.
  static func rows(_ paths: [IndexPath]) -> [GestureCall.Word] {
    guard let first = paths.first, let last = paths.last else { return [] }
    return paths.count == 1 ? row(first) : ["\(first.section)", "\(first.row)..\(last.row)"]
  }
}

extension Arguments.Located {
  /// The address of a row that a gesture is about.
  static func row(_ path: IndexPath) -> Self {
    Self(address: .row(section: path.section, .number(path.row)), offset: 0)
  }

  /// The address of rows that follow one another in a section.
  static func rows(_ paths: [IndexPath]) -> Self {
    guard let first = paths.first, let last = paths.last, paths.count > 1 else {
      return paths.first.map { row($0) } ?? .current(at: 0)
    }
    return Self(address: .row(section: first.section, .range(first.row, last.row)), offset: 0)
  }
}

extension CommandList {
  /// The command for a gesture.
  func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    for type in gestureTypes { if let call = type.call(for: gesture, in: table) { return call } }
    return nil
  }
}
