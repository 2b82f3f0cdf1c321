import TextLayout

/// The elements of a drawing, one a line.
struct SVGText {
  /// What an attribute says.
  enum Value: ExpressibleByStringInterpolation {
    case text(String)
    case points(Double)

    init(stringLiteral text: String) { self = .text(text) }
  }

  /// The name of an attribute, and what it says.
  typealias Attribute = (name: String, value: Value)

  /// What was drawn so far.
  private(set) var text = ""

  /// An element without content.
  mutating func draw(_ name: String, _ attributes: [Attribute]) {
    text += Self.element(name, attributes) + "\n"
  }

  /// An element around a text.
  mutating func draw(_ name: String, _ attributes: [Attribute], _ words: String) {
    text += Self.element(name, attributes, words) + "\n"
  }

  /// An element around others.
  mutating func open(_ name: String, _ attributes: [Attribute]) {
    text += Self.begin(name, attributes) + ">\n"
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

  /// An element without content.
  static func element(_ name: String, _ attributes: [Attribute]) -> String {
    begin(name, attributes) + "/>"
  }

  /// An element around a text.
  static func element(_ name: String, _ attributes: [Attribute], _ words: String) -> String {
    begin(name, attributes) + ">" + XMLText.escaped(words) + "</\(name)>"
  }

  private static func begin(_ name: String, _ attributes: [Attribute]) -> String {
    var text = "<" + name
    for (name, value) in attributes {
      text += " " + name + "=\""
      switch value {
      case .text(let words): text += XMLText.escaped(words)
      case .points(let length): text += length.pointsText
      }
      text += "\""
    }
    return text
  }
}
