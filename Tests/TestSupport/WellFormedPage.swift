/// An HTML page in which each element is closed and each text is escaped.
public struct WellFormedPage: Sendable {
  /// The elements by name, each with its attributes and its text.
  public private(set) var elements: [(name: String, attributes: String, text: String)] = []

  private static let void: Set<String> = ["meta", "br", "hr", "img", "link", "input"]

  /// Reads a page; the message of the error names the first place that is wrong.
  public init(_ page: String) throws {
    let start = "<!DOCTYPE html>\n"
    guard page.hasPrefix(start), !page.unicodeScalars.contains(where: Self.isControl) else {
      throw TestProgramError("no doctype, or a control character")
    }
    var rest = page.dropFirst(start.count)
    var open: [Int] = []
    while let first = rest.first {
      guard first == "<" else {
        let text = rest.prefix { $0 != "<" }
        try add(String(text), to: open)
        rest = rest.dropFirst(text.count)
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { throw TestProgramError("an open tag") }
      let tag = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        guard let last = open.popLast(), elements[last].name == tag.dropFirst() else {
          throw TestProgramError("</> out of place: \(tag)")
        }
        continue
      }
      let name = String(tag.prefix { $0.isLetter || $0.isNumber })
      let attributes = String(tag.dropFirst(name.count))
      guard !name.isEmpty, attributes.wholeMatch(of: /( [a-z-]+="[^"<]*")*/) != nil else {
        throw TestProgramError("a wrong tag: \(tag)")
      }
      elements.append((name, attributes, ""))
      if !Self.void.contains(name) { open.append(elements.count - 1) }
    }
    guard open.isEmpty else { throw TestProgramError("\(open.count) elements stay open") }
  }

  /// The texts of all elements with a name.
  public func texts(of name: String) -> [String] {
    elements.filter { $0.name == name }.map(\.text)
  }

  private mutating func add(_ text: String, to open: [Int]) throws {
    if let last = open.last, elements[last].name == "style" { return }
    let plain = text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"")
    for piece in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
      guard ["lt;", "gt;", "quot;", "amp;"].contains(where: { piece.hasPrefix($0) }) else {
        throw TestProgramError("a bare ampersand: &\(piece.prefix(20))")
      }
    }
    for element in open { elements[element].text += plain.replacing("&amp;", with: "&") }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || (0x7F...0x9F).contains(scalar.value)
  }
}
