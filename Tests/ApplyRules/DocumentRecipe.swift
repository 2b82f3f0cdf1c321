/// Makes documents of numbers: the same numbers give the same text.
public struct DocumentRecipe<Source: NumberSource & Sendable>: Sendable {
  private var numbers: Source

  /// Whether the rows have ids.
  private var haveIDs = true

  /// What stands behind brackets and commas, and behind colons.
  private var space = ""
  private var gap = ""

  /// Starts with some numbers.
  public init(_ numbers: Source) { self.numbers = numbers }

  /// Two native documents.
  public mutating func nativePair() -> (old: String, new: String) { (native(), native()) }

  /// Two documents of any shape, most often of the same.
  public mutating func pair() -> (old: String, new: String) {
    let shape = numbers.below(8)
    return (document(shape), document(numbers.chance(80) ? shape : numbers.below(8)))
  }

  private mutating func document(_ shape: Int) -> String {
    switch shape {
    case 0, 1: return native()
    case 2:
      setStyle()
      let names = ["a", "b", "c", "", "e\u{301}", "\u{E9}"].filter { _ in numbers.chance(50) }
      return wrapped(object(names.map { ($0, rows()) }))
    case 3:
      setStyle()
      return wrapped(array((0..<numbers.below(4)).map { _ in rows() }))
    case 4:
      setStyle()
      return wrapped(rows())
    case 5:
      setStyle()
      let names = ["k", "l", "m", "", "n"].filter { _ in numbers.chance(60) }
      return object(names.map { ($0, value()) })
    case 6:
      setStyle()
      return array((0..<numbers.below(4)).map { _ in section(isBare: true) })
    default:
      setStyle()
      return array((0..<numbers.below(4)).map { number in "\(number)" })
    }
  }

  private mutating func native() -> String {
    setStyle()
    var sections = (0..<numbers.below(6)).map { _ in section() }
    // It is by its rows that a list of sections is known.
    if !sections.isEmpty { sections[0] = section(needsRows: true) }
    var members = [("sections", array(sections))]
    if numbers.chance(50) { members.insert(("title", "\"T\""), at: 0) }
    if numbers.chance(30) { members.append(("version", "1.50")) }
    let root = object(members)
    return numbers.chance(20) ? object([("data", root)]) : root + (numbers.chance(50) ? "\n" : "")
  }

  private mutating func setStyle() {
    space = numbers.pick(["", " ", "\n  ", "\r\n\t"])
    gap = numbers.pick(["", " "])
    haveIDs = numbers.chance(85)
  }

  private mutating func wrapped(_ table: String) -> String {
    numbers.chance(20) ? object([("status", "1"), ("items", table)]) : table
  }
}

// Sections and rows.
extension DocumentRecipe {
  private mutating func section(isBare: Bool = false, needsRows: Bool = false) -> String {
    var members: [(String, String)] = []
    if numbers.chance(55) {
      members.append(
        ("id", numbers.pick(["\"a\"", "\"b\"", "\"c\"", "1", "\"1\"", "null", "\"\""]))
      )
    }
    let titles = ["\"A\"", "\"B\"", "\"e\\u0301\"", "\"\u{E9}\"", "\"\"", "null", "5", "\"5\""]
    if numbers.chance(65) {
      let names = isBare ? ["header", "headerTitle"] : ["header", "headerTitle", "title", "name"]
      members.append((numbers.pick(names), numbers.pick(titles)))
    }
    if numbers.chance(25) {
      members.append((numbers.pick(["footer", "footerTitle"]), numbers.pick(titles)))
    }
    if isBare || needsRows || numbers.chance(80) {
      members.append((numbers.pick(["items", "rows", "cells"]), rows()))
    }
    if !isBare {
      for _ in 0..<numbers.below(3) {
        let names = ["secret", "x", "s\\u0065cret", "items", "rows", "title", "name", ""]
        let name = numbers.pick(names)
        if !members.contains(where: { $0.0 == name }) { members.append((name, value())) }
      }
    }
    for index in members.indices.dropFirst() {
      members.swapAt(index, numbers.below(index + 1))
    }
    return object(members)
  }

  private mutating func rows() -> String {
    var rows: [String] = []
    for _ in 0..<numbers.below(6) {
      let title = ("title", "\"\(numbers.pick(["t", "u", "v"]))\"")
      let id = ("id", "\"\(numbers.below(12))\"")
      rows.append(object(haveIDs ? [id, title] : [title]))
    }
    return array(rows)
  }

  private mutating func value() -> String {
    switch numbers.below(7) {
    case 0: "null"
    case 1: "1.50"
    case 2: "\"s\(numbers.below(3))\""
    case 3: array(["1", "{}"])
    case 4: object([("deep", array(["true"]))])
    case 5: "[]"
    default: "\"\\ud834\\udd1e \u{E9}\""
    }
  }

  private func object(_ members: [(String, String)]) -> String {
    list(members.map { "\"\($0.0)\":\(gap)\($0.1)" }, "{", "}")
  }

  private func array(_ elements: [String]) -> String { list(elements, "[", "]") }

  private func list(_ parts: [String], _ open: String, _ close: String) -> String {
    guard !parts.isEmpty else { return open + close }
    let isBroken = space.contains { $0.isNewline }
    return open + space + parts.joined(separator: "," + (space.isEmpty ? gap : space))
      + (isBroken ? "\n" : "") + close
  }
}
