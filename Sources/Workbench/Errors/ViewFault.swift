import CommandLanguage
import JSON
import TableModel
import TableUI
import TextLayout
import Workspace

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
  case noProperty(name: String, hint: String?)
  case gridDrawing(isPicture: Bool)
  case tooHigh(height: Double, most: Int)
  case invariants(first: String, others: [String])
  case noCounter(name: String, names: [String])
  case noKey(name: String, names: [String])
  case badPath(name: String, MemberPathError)
  case noKeyList(word: String)
  case keyWithComma(part: String, key: String)
  case rowStale(path: IndexPath)

  var wording: Wording {
    switch self {
    case .keyMissing:
      Wording("bad-argument", "expected a key", hint: "try `sort title --write`")
    case .noTerminal:
      Wording(
        "refused",
        "`browse` needs an interactive terminal",
        hint: "`show` draws the table here"
      )
    case .listsOnly:
      Wording("refused", "`browse` shows only lists", hint: "try `arrange list`")
    case .noScreen(let problem):
      Wording("refused", "`browse` cannot use this terminal: \(problem)")
    case .noClipboard(let lines):
      Wording(
        "refused",
        "no clipboard found",
        hint: "use a terminal, or install wl-copy, xclip or pbcopy",
        details: lines
      )
    case .otherOrder(let path):
      Wording(
        "refused",
        "the file has the rows in a different order than the table",
        hint: "try `copy \(path) item`"
      )
    case .noDevice(let name):
      Wording(
        "not-found",
        "no device is named \(quoted(name))",
        hint: Suggestion.question(about: name, among: Device.names) ?? "`device` lists them"
      )
    case .viewportSize(let width, let height):
      Wording(
        "bad-argument",
        "cannot draw a viewport of \(width.pointsText) x \(height.pointsText) pt",
        hint: "use \(Self.words(TableFrame.smallest)) to \(Self.words(TableFrame.largest)) points"
      )
    case .heightOrRow(let isLength, let word):
      Wording(
        "bad-argument",
        isLength
          ? "\(word) may be a row or a height"
          : "expected a row such as 0 3, found \(quoted(word))",
        hint: isLength
          ? "try `height . \(word)`, `height = \(word)` or `height 0 3 = \(word)`"
          : "try `height 0 3`"
      )
    case .noHeight(let word):
      Wording(
        "bad-argument",
        "invalid height \(quoted(word))",
        hint: "use `auto`, or 0 to 1,000,000,000 points"
      )
    case .noKeyboard(let points):
      Wording(
        "bad-argument",
        "invalid keyboard height: \(points.pointsText) pt",
        hint: "use `off`, or 0 to 100,000 points"
      )
    case .tooManyRows(let count, let most):
      Wording(
        "refused",
        "the table has \(TextFormatting.grouped(count)) rows; a picture holds"
          + " \(TextFormatting.grouped(most)) at most",
        hint: "`filter TEXT`, or `picture FILE` without `--all`"
      )
    case .pictureName(let path):
      Wording(
        "bad-argument",
        "cannot write a picture to \(path): use NAME.svg or NAME.html",
        hint: ".svg contains only the drawing; .html is a page with it"
      )
    case .lightAndDark:
      Wording(
        "bad-argument",
        "cannot combine `--light` and `--dark`",
        hint: "without them the picture follows the viewer's system setting"
      )
    case .propertyValue(let name, let value, let hint):
      Wording("bad-argument", "\(name) cannot be \(quoted(value)) here", hint: hint)
    case .noProperty(let name, let hint):
      Wording(
        "not-found",
        "unknown property \(quoted(name))",
        hint: hint ?? "`set` lists them"
      )
    case .gridDrawing(let isPicture):
      Wording(
        "refused",
        "cannot draw all rows of a grid at once",
        hint: isPicture
          ? "try `arrange list; picture FILE --all`" : "try `arrange list; show --all`"
      )
    case .tooHigh(let height, let most):
      Wording(
        "refused",
        "the rows are \(height.pointsText) points high, more than the"
          + " \(TextFormatting.grouped(most)) lines that are drawn at once",
        hint: "`show` draws the visible rows; `scroll` moves to others"
      )
    case .invariants(let first, let others):
      Wording("invariants", first, details: others)
    case .noCounter(let name, let names):
      Wording(
        "not-found",
        "unknown counter \(quoted(name))",
        hint: Suggestion.question(about: name, among: names) ?? "`stats` lists them"
      )
    case .noKeyList(let word):
      Wording(
        "bad-argument",
        "expected keys with commas between them, found \(quoted(word))",
        hint: "`--keys A,B` lists two columns, `--keys *` all"
      )
    case .keyWithComma(let part, let key):
      Wording(
        "no-key",
        "no row has the key \(quoted(part))",
        hint: "for the key \(quoted(key.escapedForDisplay())), write `--keys '\(Self.listed(key))'`"
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
        "the table view still shows row \(path), but the model has no such row",
        hint: "try `reload`"
      )
    }
  }
}

extension ViewFault {
  /// Returns a key as a list of keys contains it: in quotes if a comma would split it.
  private static func listed(_ key: String) -> String {
    let isPlain = !key.isEmpty && (!key.contains(",") || key.hasPrefix("\""))
    return (isPlain ? key : JSONText.quoted(key)).escapedForDisplay()
  }

  /// The nearest of the keys that rows have, or the first of them.
  private static func keyHint(_ name: String, _ names: [String]) -> String? {
    guard !names.isEmpty else { return nil }
    // The last step of a path matters most: "common" means `name.common`.
    let ends = names.filter { $0.hasSuffix("." + name) }
    if let nearest = ends.first ?? Suggestion.nearest(to: name, among: names) {
      return "the nearest is `\(listed(nearest))`; `keys` lists all"
    }
    let first = names.prefix(5).map(listed).joined(separator: ", ")
    let more = names.count - 5
    return "the keys are " + first + (more > 0 ? " and \(more) more; `keys` lists all" : "")
  }
}

extension MemberPathError {
  /// The reason in words.
  fileprivate var words: String {
    switch reason {
    case .emptyStep: "expected a key at character \(offset + 1)"
    case .openQuote: "the quote at character \(offset + 1) is never closed"
    case .textAfterQuote: "expected a dot at character \(offset + 1)"
    case .badEscape: "the escape at character \(offset + 1) is not one of JSON"
    }
  }
}

extension ViewFault {
  /// A size in points, such as `8 x 1`.
  private static func words(_ size: (width: Int, height: Int)) -> String {
    "\(TextFormatting.grouped(size.width)) x \(TextFormatting.grouped(size.height))"
  }

  /// Returns the hint for a property that has no setter here: the command that changes it, if any.
  static func readOnlyHint(_ name: String) -> String {
    "it is read-only; " + (CommandSynonyms.synonym(for: name)?.hint ?? "try `get \(name)`")
  }
}
