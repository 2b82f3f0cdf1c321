import SessionSupport
import TestSupport

@testable import Workbench
@testable import Workspace

/// Commands that a person may type one after another, made of a seed: each is legal or refused, none lies.
struct ScreenWalk {
  /// Tables with all that a screen can show.
  @MainActor static let documents = [
    SessionFixture.document,
    """
    {"sections": [
      {"header": "Version 2", "footer": "end", "items": [
        {"id": "a", "title": "Code"}, {"id": "b", "title": "Parser", "level": 1},
        {"id": "c", "title": "Errors", "level": 2}, {"id": "d", "title": "Docs"},
        {"id": "e", "title": "Guide", "level": 1, "accessory": "checkmark"},
        {"id": "f", "cell": "loading", "title": "On their way"},
        {"id": "g", "cell": "photo", "title": "Photo", "image": "p.jpg"},
        {"id": "h", "cell": "rating", "title": "Stars", "rating": 3},
        {"id": "i", "cell": "message", "title": "A long message that takes more than one line here"}
      ]},
      {"header": "Form", "items": [
        {"id": "n", "cell": "text", "title": "Name", "required": true, "minLength": 2},
        {"id": "o", "cell": "date", "title": "Born"}, {"id": "p", "cell": "switch", "title": "On"},
        {"id": "q", "cell": "choice", "title": "Office", "choices": ["Berlin", "Hamburg"]},
        {"id": "r", "cell": "choice", "title": "Work", "choices": ["employed", "none"],
          "details": {"employed": [{"id": "s", "cell": "text", "title": "Employer"}]}},
        {"id": "t", "cell": "button", "title": "Send", "submits": true}
      ]}
    ]}
    """,
  ]

  private var random: SeededGenerator
  private var count = 0

  init(seed: Int) { random = SeededGenerator(seed: seed) }

  /// The next command for a table with some rows in each section.
  mutating func next(_ counts: [Int]) -> String {
    count += 1
    switch random.below(7) {
    case 0, 1: return edit(counts)
    case 2: return batch(counts)
    case 3: return view(counts)
    case 4: return frame(counts)
    default: return gesture(counts)
    }
  }

  private mutating func row(_ counts: [Int]) -> String {
    guard !counts.isEmpty else { return "0 0" }
    let section = random.below(counts.count)
    return "\(section) \(random.below(max(1, counts[section])))"
  }

  private mutating func section(_ counts: [Int]) -> Int { random.below(max(1, counts.count)) }

  private mutating func pick(_ words: String...) -> String { words[random.below(words.count)] }

  private mutating func edit(_ counts: [Int]) -> String {
    switch random.below(18) {
    case 0, 1: "insert \(pick("before", "after", "at")) \(row(counts)) New\(count)"
    case 2: "append \(section(counts)) A\(count)"
    case 3: "prepend \(section(counts)) P\(count)"
    case 4, 5: "delete \(row(counts))"
    case 6: "update \(row(counts)) title=T\(count) subtitle=S\(count)"
    case 7: "replace \(row(counts)) {\"title\": \"R\(count)\", \"accessory\": \"checkmark\"}"
    case 8: "move \(row(counts)) to \(row(counts))"
    case 9: "swap \(row(counts)) with \(row(counts))"
    case 10: "height \(row(counts)) \(pick("44", "60", "13.5", "auto", "0"))"
    case 11: "section insert \(pick("before", "after")) \(section(counts)) H\(count)"
    case 12: "section \(pick("header", "footer")) \(section(counts)) F\(count)"
    case 13: "section move \(section(counts)) to \(section(counts))"
    case 14: "section clear \(section(counts))"
    case 15: "undo"
    case 16: "redo"
    default: "reload \(pick(row(counts), "section \(section(counts))", ""))"
    }
  }

  private mutating func batch(_ counts: [Int]) -> String {
    let edits = (0...random.below(3)).map { _ in edit(counts) }
    return (["begin"] + edits + [pick("end", "end", "rollback"), "rollback", "layout"])
      .joined(separator: "; ")
  }

  private mutating func view(_ counts: [Int]) -> String {
    switch random.below(9) {
    case 0: "filter \(pick("a", "e", "New", "off", "off"))"
    case 1: "sort \(pick("title", "title desc", "off", "off"))"
    case 2: "group \(pick("title", "cell", "off", "off"))"
    case 3, 4: "fold \(row(counts))"
    case 5: "arrange \(pick("grid", "list"))"
    case 6: "show"
    case 7: "snapshot s\(count % 3)"
    default: "apply s\(count % 3)"
    }
  }

  private mutating func frame(_ counts: [Int]) -> String {
    switch random.below(12) {
    case 0: "viewport \(pick("390 528", "200 200", "320 90", "700 44"))"
    case 1: "style \(pick("plain", "grouped", "insetGrouped"))"
    case 2: "keyboard \(pick("100", "off"))"
    case 3: "set estimatedRowHeight \(pick("0", "20", "60", "auto"))"
    case 4: "set estimatedSectionHeaderHeight \(pick("0", "10", "auto"))"
    case 5: "set rowHeight \(pick("60", "auto"))"
    case 6: "set tableHeaderView \(pick("Hello", "none"))"
    case 7: "set contentInset \(pick("0", "\"30 0 7 0\""))"
    case 8: "set preferredContentSizeCategory \(pick("large", "extraSmall"))"
    case 9: "set allowsMultipleSelection\(pick("", "DuringEditing")) \(pick("on", "off"))"
    case 10: "set allowsSelectionDuringEditing \(pick("on", "off"))"
    default:
      "wiring "
        + pick("monolith", "array", "items", "generators", "datamodel", "container", "fetched")
    }
  }

  private mutating func gesture(_ counts: [Int]) -> String {
    switch random.below(28) {
    case 0, 1, 2: "scroll by \(pick("44", "-44", "300", "-300", "17.5"))"
    case 3: "scroll \(pick("top", "end"))"
    case 4: "scroll to \(row(counts)) \(pick("top", "middle", "bottom", "none"))"
    case 5, 6: "select \(row(counts))"
    case 7: "deselect \(row(counts))"
    case 8: "press \(row(counts))"
    case 9: pick("release", "cancel", "back", "cancel")
    case 10, 11: "type \(row(counts)) \(pick("x", "1815-12-10", "\"\"", "12345678901"))"
    case 12: "toggle \(row(counts))"
    case 13: "choose \(row(counts)) \(pick("Berlin", "employed", "self-employed", "none"))"
    case 14, 15: "swipe \(row(counts)) \(pick("leading", "trailing", "trailing full"))"
    case 16: pick("confirm", "action 1")
    case 17: "minus \(row(counts))"
    case 18, 19: "edit \(pick("on", "off"))"
    case 20, 26, 27: "drag \(row(counts)) to \(row(counts))"
    case 21: pick("pull", "more", "app refresh begin", "app refresh end")
    case 22: "focus \(pick("down", "up", "leave"))"
    case 23: pick("disappear; appear", "index", "accessory")
    case 24: "table select \(row(counts))"
    default: "row \(row(counts))"
    }
  }
}
