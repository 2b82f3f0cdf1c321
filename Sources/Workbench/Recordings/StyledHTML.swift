/// A converter of colored output to HTML; a color may continue in the next piece of output.
///
/// Only text, newlines, tabs and the escape sequences for colors have a meaning. Other control
/// characters become U+FFFD, and other escape sequences are dropped.
struct StyledHTML {
  /// The classes of the open element, or an empty text.
  private var classes = ""

  /// Whether the text is still empty; a newline at its start needs another one before it.
  private var isEmpty = true

  /// The names of the classes, by the codes of the styles.
  private static let names = [
    1: "bold", 2: "dim", 4: "line", 7: "back", 31: "red", 32: "green", 33: "yellow", 34: "blue",
    35: "magenta", 36: "cyan",
  ]

  /// Returns the HTML for the next piece of output.
  mutating func html(for output: String) -> String {
    var html = ""
    html.reserveCapacity(output.utf8.count + output.utf8.count / 8)
    if isEmpty, output.utf8.first == UInt8(ascii: "\n") { html = "\n" }
    if !output.isEmpty { isEmpty = false }
    let scalars = output.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      scalars.formIndex(after: &index)
      guard scalar == "\u{1B}" else {
        Self.append(scalar, to: &html)
        continue
      }
      guard index < scalars.endIndex, scalars[index] == "[" else { continue }
      let parameters = scalars[scalars.index(after: index)...]
      guard let end = parameters.firstIndex(where: { ("@"..."~").contains($0) }) else { break }
      if scalars[end] == "m" { html += style(String(parameters[..<end])) }
      index = scalars.index(after: end)
    }
    return html
  }

  /// The tag that closes the open element, if any.
  var ending: String { classes.isEmpty ? "" : "</span>" }

  /// Returns the tags for the codes of a style.
  private mutating func style(_ codes: String) -> String {
    let numbers = codes.split(separator: ";").compactMap { Int($0) }
    let chosen = numbers.compactMap { Self.names[$0] }.joined(separator: " ")
    let closing = ending
    classes = chosen
    return closing + (chosen.isEmpty ? "" : "<span class=\"\(chosen)\">")
  }

  /// Returns a plain text as HTML.
  static func escaped(_ text: String) -> String {
    var html = ""
    for scalar in text.unicodeScalars { append(scalar, to: &html) }
    return html
  }

  private static func append(_ scalar: Unicode.Scalar, to html: inout String) {
    switch scalar {
    case "&": html += "&amp;"
    case "<": html += "&lt;"
    case ">": html += "&gt;"
    case "\"": html += "&quot;"
    case "\n", "\t": html.unicodeScalars.append(scalar)
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": html += "\u{FFFD}"
    default: html.unicodeScalars.append(scalar)
    }
  }
}
