import CommandLanguage
import Workbench
import Workspace

// Texts about rows and sections that do not exist, with the valid ranges.
extension Finding {
  /// E4: a row that its section did not have.
  @Sendable static func missingRow(_ text: RecognizedText) -> Finding? {
    guard let row = text.number("row"), let section = text.number("section") else { return nil }
    guard let rows = text.number("rows") else {
      return Finding(.deleteCut, ["section": section, "row": row])
    }
    var finding = Finding(.deleteSaw, ["section": section, "row": row, "rows": rows])
    guard rows > 0 else {
      finding.legal = [FindingText(.deleteNone, ["section": section])]
      return finding
    }
    finding.legal = [FindingText(.rowRange, ["section": section, "last": rows - 1])]
    if section < 12 {
      finding.example =
        "batch {\"old\": \(list(section, rows)), \"new\": \(list(section, rows - 1)),"
        + " \"deleteRows\": [[\(section),\(rows - 1)]]}"
    }
    return finding
  }

  /// E6: an insertion past the end.
  @Sendable static func missingInsert(_ text: RecognizedText) -> Finding? {
    guard let row = text.number("row"), let section = text.number("section") else { return nil }
    guard let rows = text.number("rows") else {
      return Finding(.insertCut, ["section": section, "row": row])
    }
    let needed = row < Int.max ? row + 1 : row
    var finding = Finding(.insertSaw, ["section": section, "row": row, "rows": rows])
    finding.legal = [
      rows > 0
        ? FindingText(.insertRange, ["section": section, "last": rows - 1, "needed": needed])
        : FindingText(.insertNeeds, ["section": section, "needed": needed])
    ]
    if (0..<12).contains(section) {
      finding.example =
        "batch {\"old\": \(list(section, max(0, needed - 1))), \"new\":"
        + " \(list(section, needed)), \"insertRows\": [[\(section),\(row)]]}"
    }
    return finding
  }

  /// E5 and E8: a section that the table did not have.
  @Sendable static func missingSectionBefore(_ text: RecognizedText) -> Finding? {
    section(text, .sectionBefore, withRow: .sectionBeforeRow) { sections in
      sections > 0
        ? FindingText(.sectionRange, ["last": sections - 1]) : FindingText(.sectionNone)
    }
  }

  /// E7 and E9: a section that the data source does not have.
  @Sendable static func missingSectionAfter(_ text: RecognizedText) -> Finding? {
    guard let number = text.number("section") else { return nil }
    let needed = number < Int.max ? number + 1 : number
    var finding = section(text, .sectionAfter, withRow: .sectionAfterRow) { sections in
      sections > 0
        ? FindingText(.sectionRangeOr, ["last": sections - 1, "needed": needed])
        : FindingText(.sectionNeeds, ["needed": needed])
    }
    if (0..<12).contains(number), text.number("row") == nil, finding?.legal.isEmpty == false {
      finding?.example =
        "batch {\"old\": \(zeros(number)), \"new\": \(zeros(needed)),"
        + " \"insertSections\": [\(number)]}"
    }
    return finding
  }

  /// E21: a row or section that cannot be scrolled to.
  @Sendable static func scroll(_ text: RecognizedText) -> Finding? {
    guard let section = text.number("section") else { return nil }
    guard let row = text.number("row") else {
      return self.section(text, .sectionAsked, withRow: .sectionAsked) { sections in
        sections > 0
          ? FindingText(.sectionRange, ["last": sections - 1]) : FindingText(.scrollLoad)
      }
    }
    guard let rows = text.number("rows") else { return nil }
    var finding = Finding(.scrollSaw, ["section": section, "row": row, "rows": rows])
    if rows > 0 { finding.legal = [FindingText(.scrollRange, ["last": rows - 1, "row": row])] }
    return finding
  }

  /// Any other text: the rows and numbers in it.
  @Sendable static func places(_ text: RecognizedText) -> Finding? {
    let paths = text.match.paths.sorted { $0.key < $1.key }
    let numbers = text.match.numbers.sorted { $0.key < $1.key }
    var parts: [FindingText] = []
    if let from = text.match.paths["from"], let to = text.match.paths["to"],
      (from.count == 1) == (to.count == 1)
    {
      let texts = ["from": words(from), "to": words(to)]
      parts.append(FindingText(from.count == 1 ? .moveSection : .moveRow, texts: texts))
    } else {
      parts += paths.map {
        let texts = ["path": words($0.value)]
        return FindingText($0.value.count == 1 ? .placeSection : .placeRow, texts: texts)
      }
    }
    parts += numbers.map { place($0.key, $0.value) }
    guard !parts.isEmpty else { return nil }
    return Finding(
      saw: parts,
      numbers: paths.map { ($0.key, .list($0.value.map { .int($0) })) }
        + numbers.map { ($0.key, .int($0.value)) }
    )
  }

  private static func words(_ path: [Int]) -> FindingText {
    FindingText(literal: path.map(String.init).joined(separator: " "))
  }

  private static func place(_ name: String, _ number: Int) -> FindingText {
    if name == "section" {
      return FindingText(.placeSection, texts: ["path": FindingText(literal: "\(number)")])
    }
    return FindingSentence(rawValue: "number \(name)").map { FindingText($0, ["value": number]) }
      ?? FindingText(literal: "\(name): \(number)")
  }

  private static func section(
    _ text: RecognizedText,
    _ sentence: FindingSentence,
    withRow sentenceWithRow: FindingSentence,
    legal: (Int) -> FindingText
  ) -> Finding? {
    guard let number = text.number("section") else { return nil }
    guard let sections = text.number("sections") else {
      return Finding(.sectionCut, ["section": number])
    }
    var finding: Finding
    if let row = text.number("row") {
      finding = Finding(sentenceWithRow, ["section": number, "row": row, "sections": sections])
    } else {
      finding = Finding(sentence, ["section": number, "sections": sections])
    }
    finding.legal = [legal(sections)]
    return finding
  }

  /// Returns the arguments for empty sections, followed by one with the given number of rows.
  private static func list(_ section: Int, _ rows: Int) -> String {
    let zeros = (0..<max(0, min(section, 12))).map { _ in "0" }
    return "[" + (zeros + ["\(rows)"]).joined(separator: ",") + "]"
  }

  private static func zeros(_ count: Int) -> String {
    "[" + Array(repeating: "0", count: max(0, min(count, 24))).joined(separator: ",") + "]"
  }
}
