import TextLayout

/// The elements of a drawing, one a line.
struct SVGText {
  /// What an attribute says.
  enum Value: ExpressibleByStringInterpolation {
    case text(String)
    case points(Double)

    init(stringLiteral text: String) { self = .text(text) }
  }

  /// What was drawn so far.
  private(set) var text = ""

  /// An element without content.
  mutating func draw(_ name: String, _ attributes: KeyValuePairs<String, Value>) {
    begin(name, attributes)
    text += "/>\n"
  }

  /// An element around a text.
  mutating func draw(_ name: String, _ attributes: KeyValuePairs<String, Value>, _ words: String) {
    begin(name, attributes)
    text += ">"
    text += XMLText.escaped(words)
    text += "</\(name)>\n"
  }

  /// An element around others.
  mutating func open(_ name: String, _ attributes: KeyValuePairs<String, Value>) {
    begin(name, attributes)
    text += ">\n"
  }

  /// The end of an element around others.
  mutating func close(_ name: String) { text += "</\(name)>\n" }

  /// Lines as they are.
  mutating func append(_ lines: [String]) {
    for line in lines { text += line + "\n" }
  }

  /// Gives out what was drawn, and begins with nothing.
  mutating func take() -> String {
    defer { text = "" }
    return text
  }

  private mutating func begin(_ name: String, _ attributes: KeyValuePairs<String, Value>) {
    text += "<" + name
    for (key, value) in attributes {
      text += " " + key + "=\""
      switch value {
      case .text(let words): text += XMLText.escaped(words)
      case .points(let length): text += length.pointsText
      }
      text += "\""
    }
  }
}
