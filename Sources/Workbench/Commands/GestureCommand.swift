import CommandLanguage
import TableModel
package import TableUI
import TextLayout
import Workspace

/// A command that performs gestures.
///
/// Front ends that send gestures look up the command by its gesture; no text is parsed.
@MainActor package protocol GestureCommand: TableCommand {
  /// Returns the command for a gesture, or nil if another command performs it.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - table: The table view, which has the section index titles.
  /// - Returns: The command, or nil.
  static func call(for gesture: Gesture, in table: TableView) -> GestureCall?
}

extension GestureCommand {
  package static var gestureType: (any GestureCommand.Type)? { self }
}

/// A command that performs a gesture, with the words that a user would type.
@MainActor package struct GestureCall {
  /// A word of the command.
  enum Word: ExpressibleByStringInterpolation {
    /// A word without quotes.
    case bare(String)

    /// A quoted text, without special characters.
    case quoted(String)

    init(stringLiteral text: String) { self = .bare(text) }

    /// Returns a number of points with enough digits to parse back to the same number.
    static func points(_ points: Double) -> Word {
      let text = points.pointsText
      return .bare(Double(text) == points ? text : "\(points)")
    }
  }

  /// The command.
  let command: any TableCommand

  /// The full command text, for the history.
  let text: String

  /// The words, as if they were parsed from the text.
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
  /// Returns the words for a row.
  static func row(_ path: IndexPath) -> [GestureCall.Word] { ["\(path.section)", "\(path.row)"] }

  /// Returns the words for consecutive rows of a section: `0 1`, or `0 1..3`.
  static func rows(_ paths: [IndexPath]) -> [GestureCall.Word] {
    guard let first = paths.first, let last = paths.last else { return [] }
    return paths.count == 1 ? row(first) : ["\(first.section)", "\(first.row)..\(last.row)"]
  }
}

extension Arguments.Located {
  /// Returns the address of a gesture's row.
  static func row(_ path: IndexPath) -> Self {
    Self(address: .row(section: path.section, .number(path.row)), offset: 0)
  }

  /// Returns the address of consecutive rows of a section.
  static func rows(_ paths: [IndexPath]) -> Self {
    guard let first = paths.first, let last = paths.last, paths.count > 1 else {
      return paths.first.map { row($0) } ?? .current(at: 0)
    }
    return Self(address: .row(section: first.section, .range(first.row, last.row)), offset: 0)
  }
}

extension CommandList {
  /// Returns the command for a gesture, or nil.
  func call(for gesture: Gesture, in table: TableView) -> GestureCall? {
    for type in gestureTypes { if let call = type.call(for: gesture, in: table) { return call } }
    return nil
  }
}
