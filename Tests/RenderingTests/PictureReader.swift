import Foundation
import FoundationXML
import TableUI
import Testing

/// Reads a picture: whether it is well-formed, and what in it should not be there.
final class PictureReader: NSObject, XMLParserDelegate {
  /// What should not be there.
  private(set) var faults: [String] = []

  /// The texts of all titles.
  private(set) var titles: [String] = []

  /// The size of the screen that everything is cut to.
  private(set) var screen = Size.zero

  private var stack: [(name: String, x: Double)] = []

  /// Reads a picture that is well-formed.
  static func read(_ picture: String) throws -> PictureReader {
    let reader = PictureReader()
    let parser = XMLParser(data: Data(picture.utf8))
    parser.delegate = reader
    let isWhole = parser.parse()
    try #require(isWhole, "\(parser.parserError.map { "\($0)" } ?? "")")
    return reader
  }

  private static let elements: Set<String> = [
    "html", "head", "meta", "title", "style", "body", "figure", "figcaption", "svg", "g", "path",
    "rect", "circle", "text", "clipPath",
  ]

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    if !Self.elements.contains(name) { faults.append("<\(name)>") }
    for (key, value) in attributes {
      if key.hasPrefix("on") || key.hasSuffix("href") || key == "src" { faults.append(key) }
      if value.contains("url("), key != "aria-label", value != "url(#screen)" {
        faults.append(value)
      }
    }
    var x = stack.last?.x ?? 0
    if stack.last?.name == "clipPath" {
      screen = Size(width: number(attributes["width"]), height: number(attributes["height"]))
    }
    if let words = attributes["transform"], attributes["clip-path"] == nil {
      x += number(words.dropFirst("translate(".count).split(separator: " ").first.map(String.init))
    }
    if name == "svg", attributes["viewBox"] == nil { x += number(attributes["x"]) }
    if attributes["viewBox"] != nil, screen == .zero {
      screen = Size(width: number(attributes["width"]), height: number(attributes["height"]))
    }
    if name == "title" { titles.append("") }
    stack.append((name, x))
    if name == "text" { check(attributes, x) }
  }

  /// A text lies within the screen from side to side, as far as its width is said.
  private func check(_ attributes: [String: String], _ origin: Double) {
    let x = origin + number(attributes["x"])
    let length = attributes["textLength"].map { number($0) } ?? 0
    let left =
      switch attributes["text-anchor"] {
      case "middle": x - length / 2
      case "end": x - length
      default: x
      }
    if !(left >= -0.01 && left + length <= screen.width + 0.01) {
      faults.append("a text from \(left), \(length) wide, on a screen of \(screen.width)")
    }
  }

  private func number(_ text: String?) -> Double { text.flatMap { Double($0) } ?? .nan }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if stack.last?.name == "title" { titles[titles.count - 1] += string }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) { stack.removeLast() }
}
