import CommandLanguage
import JSON
import TableModel
import TableUI
import TextLayout

/// The errors of commands that show a table.
enum ViewFault: Fault {
  case keyMissing
  case noTerminal
  case listsOnly
  case noScreen(problem: String)
  case noClipboard(lines: [String])
  case otherOrder(path: IndexPath)
  case noDevice(name: String)
  case viewportSize(width: Double, height: Double)
  case heightOrRow(isLength: Bool, word: String)
  case noHeight(word: String)
  case noKeyboard(points: Double)
  case tooManyRows(count: Int, most: Int)
  case pictureName(path: String)
  case lightAndDark
  case propertyValue(name: String, value: String, hint: String?)
  case noProperty(name: String, names: [String])
  case gridDrawing(isPicture: Bool)
  case tooHigh(height: Double, most: Int)
  case noPlugins(name: String)
  case invariants(first: String, others: [String])
  case noCounter(name: String, names: [String])
  case noKey(name: String, names: [String])
  case badPath(name: String, MemberPathError)
  case noKeyList(word: String)
  case rowStale(path: IndexPath)

  var wording: Wording {
    switch self {
    case .keyMissing:
      Wording("bad-argument", "a key is missing", hint: "sort title --write")
    case .noTerminal:
      Wording(
        "refused",
        "browse needs a terminal and somebody at it",
        hint: "show draws the table here"
      )
    case .listsOnly:
      Wording("refused", "browse shows lists only", hint: "arrange list")
    case .noScreen(let problem):
      Wording("refused", "browse cannot fill this terminal: \(problem)")
    case .noClipboard(let lines):
      Wording(
        "refused",
        "there is no clipboard here to take this",
        hint: "a terminal has one, and wl-copy, xclip or pbcopy",
        details: lines
      )
    case .otherOrder(let path):
      Wording(
        "refused",
        "in the file the rows stand in another order than in the table",
        hint: "copy \(path) item"
      )
    case .noDevice(let name):
      Wording(
        "not-found",
        "no device is named \(quoted(name))",
        hint: Suggestion.nearest(to: name, among: Device.names) ?? "device lists them"
      )
    case .viewportSize(let width, let height):
      Wording(
        "bad-argument",
        "a viewport of \(width.pointsText) x \(height.pointsText) pt cannot be drawn",
        hint: "points from 8 x 1 to 100000 x 100000"
      )
    case .heightOrRow(let isLength, let word):
      Wording(
        "bad-argument",
        isLength
          ? "\(word) alone could be a row or a height"
          : "found \(quoted(word)) where a row such as 0 3 fits",
        hint: isLength
          ? "height . \(word) or height = \(word) or height 0 3 = \(word)" : "height 0 3"
      )
    case .noHeight(let word):
      Wording(
        "bad-argument",
        "\(quoted(word)) is no height",
        hint: "a number of points from 0 to 1000000000, or auto"
      )
    case .noKeyboard(let points):
      Wording(
        "bad-argument",
        "no keyboard is \(points.pointsText) pt high",
        hint: "a number of points from 0 to 100000, or off"
      )
    case .tooManyRows(let count, let most):
      Wording(
        "refused",
        "the table has \(TextFormatting.grouped(count)) rows; a picture holds"
          + " \(TextFormatting.grouped(most)) at most",
        hint: "filter TEXT, or picture FILE without --all"
      )
    case .pictureName(let path):
      Wording(
        "bad-argument",
        "a picture goes to NAME.svg or NAME.html, not to \(path)",
        hint: ".svg is the drawing alone, .html a page with it"
      )
    case .lightAndDark:
      Wording(
        "bad-argument",
        "--light and --dark exclude each other",
        hint: "without either the picture follows whoever looks at it"
      )
    case .propertyValue(let name, let value, let hint):
      Wording("bad-argument", "\(name) cannot be \(quoted(value)) here", hint: hint)
    case .noProperty(let name, let names):
      Wording(
        "not-found",
        "there is no property \(quoted(name))",
        hint: Suggestion.nearest(to: name, among: names) ?? "set lists them"
      )
    case .gridDrawing(let isPicture):
      Wording(
        "refused",
        "rows side by side are not drawn all at once",
        hint: isPicture ? "arrange list, then picture FILE --all" : "arrange list; show --all"
      )
    case .tooHigh(let height, let most):
      Wording(
        "refused",
        "the rows are \(height.pointsText) points high, more than the"
          + " \(TextFormatting.grouped(most)) lines that are drawn at once",
        hint: "show draws what is on the screen, scroll goes elsewhere"
      )
    case .noPlugins(let name):
      Wording("refused", "\(name) has no plugins", hint: "wiring generators has")
    case .invariants(let first, let others):
      Wording("invariants", first, details: others)
    case .noCounter(let name, let names):
      Wording(
        "not-found",
        "there is no counter \(quoted(name))",
        hint: Suggestion.nearest(to: name, among: names) ?? "stats lists them"
      )
    case .noKeyList(let word):
      Wording(
        "bad-argument",
        "expected keys with commas between them, found \(quoted(word))",
        hint: "--keys A,B lists two columns, --keys * all"
      )
    case .noKey(let name, let names):
      Wording("no-key", "no row has the key \(quoted(name))", hint: Self.keyHint(name, names))
    case .badPath(let name, let error):
      Wording(
        "bad-argument",
        "\(quoted(name)) is not a path: \(error.words)",
        hint: "a path is `name.common`, `tags.0`, `\"a.b\".c` or `/name/common`"
      )
    case .rowStale(let path):
      Wording(
        "no-row",
        "the table still shows row \(path), but the model has none there",
        hint: "reload"
      )
    }
  }
}

extension ViewFault {
  /// The nearest of the keys that rows have, or the first of them.
  private static func keyHint(_ name: String, _ names: [String]) -> String? {
    guard !names.isEmpty else { return nil }
    // The last step of a path matters most: "common" means `name.common`.
    let ends = names.filter { $0.hasSuffix("." + name) }
    if let nearest = ends.first ?? Suggestion.nearest(to: name, among: names) {
      return "the nearest is `\(nearest.escapedForDisplay())`; `keys` lists all"
    }
    let first = names.prefix(20).map { $0.escapedForDisplay() }.joined(separator: ", ")
    return "the keys are " + first + (names.count > 20 ? ", …; `keys` lists all" : "")
  }
}

extension MemberPathError {
  /// The reason in words.
  fileprivate var words: String {
    switch reason {
    case .emptyStep: "a key is missing at character \(offset + 1)"
    case .openQuote: "the quote at character \(offset + 1) is never closed"
    case .textAfterQuote: "a dot is missing at character \(offset + 1)"
    case .badEscape: "the escape at character \(offset + 1) is not one of JSON"
    }
  }
}
