import CommandLanguage
import Workbench
import Workspace

// Texts about rows and sections that do not exist, with the valid ranges.
extension Finding {
  /// E4: a row that its section did not have.
  @Sendable static func missingRow(_ text: RecognizedText) -> Finding? {
    guard let row = text.number("row"), let section = text.number("section") else { return nil }
    guard let rows = text.number("rows") else {
      return Finding(
        saw: "a delete or reload of row \(row) in section \(section); the row count is cut off",
        numbers: [("section", .int(section)), ("row", .int(row))]
      )
    }
    let example =
      rows > 0
      ? ". For example: batch {\"old\": \(list(section, rows)), \"new\": \(list(section, rows - 1)),"
        + " \"deleteRows\": [[\(section),\(rows - 1)]]}" : ""
    return Finding(
      saw:
        "section \(section) had \(TextFormatting.count(rows, "row")) before; the batch deletes or reloads"
        + " row \(row)",
      numbers: [("section", .int(section)), ("row", .int(row)), ("rows", .int(rows))],
      legal: rows <= 0
        ? "section \(section) has no rows to delete or reload; remove the operation, or load the"
          + " table first"
        : "a row from 0 to \(rows - 1) of section \(section)\(section < 12 ? example : "")"
    )
  }

  /// E6: an insertion past the end.
  @Sendable static func missingInsert(_ text: RecognizedText) -> Finding? {
    guard let row = text.number("row"), let section = text.number("section") else { return nil }
    guard let rows = text.number("rows") else {
      return Finding(
        saw: "an insert of row \(row) into section \(section); the row count is cut off",
        numbers: [("section", .int(section)), ("row", .int(row))]
      )
    }
    let needed = row < Int.max ? row + 1 : row
    let example =
      (0..<12).contains(section)
      ? ". For example: batch {\"old\": \(list(section, max(0, needed - 1))), \"new\":"
        + " \(list(section, needed)), \"insertRows\": [[\(section),\(row)]]}" : ""
    return Finding(
      saw:
        "section \(section) has \(TextFormatting.count(rows, "row")) after the batch; the batch inserts"
        + " row \(row)",
      numbers: [("section", .int(section)), ("row", .int(row)), ("rows", .int(rows))],
      legal: (rows > 0 ? "an insert at row 0 to \(rows - 1), or " : "")
        + "a data source that reports at least \(TextFormatting.count(needed, "row")) for section"
        + " \(section)\(example)"
    )
  }

  /// E5 and E8: a section that the table did not have.
  @Sendable static func missingSectionBefore(_ text: RecognizedText) -> Finding? {
    section(text, "had", "before the batch") { sections in
      sections > 0
        ? "a section from 0 to \(sections - 1)"
        : "a table without sections has nothing to delete or reload; load it first"
    }
  }

  /// E7 and E9: a section that the data source does not have.
  @Sendable static func missingSectionAfter(_ text: RecognizedText) -> Finding? {
    guard let number = text.number("section") else { return nil }
    let needed = number < Int.max ? number + 1 : number
    let example =
      (0..<12).contains(number) && text.number("row") == nil
      ? ". For example: batch {\"old\": \(zeros(number)), \"new\": \(zeros(needed)),"
        + " \"insertSections\": [\(number)]}" : ""
    return section(text, "has", "after the batch") { sections in
      (sections > 0 ? "a section from 0 to \(sections - 1), or " : "")
        + "a data source that reports at least \(TextFormatting.count(needed, "section"))\(example)"
    }
  }

  /// E21: a row or section that cannot be scrolled to.
  @Sendable static func scroll(_ text: RecognizedText) -> Finding? {
    guard let section = text.number("section") else { return nil }
    if let row = text.number("row") {
      guard let rows = text.number("rows") else { return nil }
      return Finding(
        saw:
          "section \(section) had \(TextFormatting.count(rows, "row")) when the table view last asked;"
          + " the target is row \(row)",
        numbers: [("section", .int(section)), ("row", .int(row)), ("rows", .int(rows))],
        legal: rows > 0
          ? "a row from 0 to \(rows - 1), or first insert row \(row) in the table view" : nil
      )
    }
    return self.section(text, "had", "when the table view last asked") { sections in
      sections > 0 ? "a section from 0 to \(sections - 1)" : "load the table first"
    }
  }

  /// Any other text: the rows and numbers in it.
  @Sendable static func places(_ text: RecognizedText) -> Finding? {
    func words(_ path: [Int]) -> String {
      (path.count == 1 ? "section " : "row ") + path.map(String.init).joined(separator: " ")
    }
    let paths = text.match.paths.sorted { $0.key < $1.key }
    let numbers = text.match.numbers.sorted { $0.key < $1.key }
    var parts: [String] = []
    if let from = text.match.paths["from"], let to = text.match.paths["to"] {
      parts.append("a move of \(words(from)) to \(words(to))")
    } else {
      parts += paths.map { words($0.value) }
    }
    parts += numbers.map { $0.key == "section" ? "section \($0.value)" : "\($0.key): \($0.value)" }
    guard !parts.isEmpty else { return nil }
    return Finding(
      saw: parts.joined(separator: "; "),
      numbers: paths.map { ($0.key, .list($0.value.map { .int($0) })) }
        + numbers.map { ($0.key, .int($0.value)) }
    )
  }

  private static func section(
    _ text: RecognizedText,
    _ verb: String,
    _ moment: String,
    legal: (Int) -> String
  ) -> Finding? {
    guard let number = text.number("section") else { return nil }
    guard let sections = text.number("sections") else {
      return Finding(
        saw: "section \(number); the section count is cut off",
        numbers: [("section", .int(number))]
      )
    }
    var numbers: [(name: String, value: AnswerValue)] = [
      ("section", .int(number)), ("sections", .int(sections)),
    ]
    let row = text.number("row")
    if let row { numbers.insert(("row", .int(row)), at: 1) }
    return Finding(
      saw:
        "the table \(verb) \(TextFormatting.count(sections, "section")) \(moment); the message names"
        + " section \(number)" + (row.map { ", row \($0)" } ?? ""),
      numbers: numbers,
      legal: legal(sections)
    )
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
