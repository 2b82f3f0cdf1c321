import TextLayout

/// The elements of a drawing, one per line.
struct SVGText {
  /// The value of an attribute.
  enum Value: ExpressibleByStringInterpolation {
    case text(String)
    case points(Double)

    init(stringLiteral text: String) { self = .text(text) }
  }

  /// The name and value of an attribute.
  typealias Attribute = (name: String, value: Value)

  /// The elements drawn so far.
  private(set) var text = ""

  /// Appends an element without content.
  mutating func draw(_ name: String, _ attributes: [Attribute]) {
    text += Self.element(name, attributes) + "\n"
  }

  /// Appends an element that contains a text.
  mutating func draw(_ name: String, _ attributes: [Attribute], _ words: String) {
    text += Self.element(name, attributes, words) + "\n"
  }

  /// Appends the start of an element that contains others.
  mutating func open(_ name: String, _ attributes: [Attribute]) {
    text += Self.begin(name, attributes) + ">\n"
  }

  /// Appends the end of an element that contains others.
  mutating func close(_ name: String) { text += "</\(name)>\n" }

  /// Appends lines unchanged.
  mutating func append(_ lines: [String]) {
    for line in lines { text += line + "\n" }
  }

  /// Removes and returns the elements drawn so far.
  mutating func take() -> String {
    defer { text = "" }
    return text
  }

  /// Returns an element without content.
  static func element(_ name: String, _ attributes: [Attribute]) -> String {
    begin(name, attributes) + "/>"
  }

  /// Returns an element that contains a text.
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
