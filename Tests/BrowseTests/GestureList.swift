import Browse
import TableModel
import TableUI
import TestSupport

@testable import Workbench
@testable import Workspace

/// Makes the gestures of a browser and keeps nothing but a list of them.
@MainActor final class GestureList: GestureDelegate {
  private(set) var gestures: [Gesture] = []

  /// How often the table was given another size.
  private(set) var fits = 0

  private let stage: BrowseStage

  init(_ stage: BrowseStage) { self.stage = stage }

  func perform(_ gesture: Gesture) -> GestureReport {
    gestures.append(gesture)
    defer { stage.looks.append(stage.look) }
    do throws(TableError) {
      let outcome = try stage.source.door.hand.perform(gesture)
      return GestureReport(lines: ["\(outcome.events)"], outcome: outcome)
    } catch {
      return GestureReport(lines: [error.text()], isRefused: true)
    }
  }

  func undo() -> GestureReport { GestureReport(lines: []) }

  func advance() -> Bool { false }

  func fit(into size: Size) { fits += 1 }
}

/// A table and a person at it, made from a seed.
struct RandomBrowsing {
  /// How large the screen is: large enough for a table of its own size.
  static let size = ScreenSize(columns: 100, lines: 40)

  let document: String
  let setup: [String]
  let events: [ScreenEvent]

  init(seed: Int) {
    var random = SeededGenerator(seed: seed)
    document = Self.document(&random)
    setup = Self.settings.filter { _ in random.chance(40) }
    events = (0..<40).flatMap { _ in Self.step(&random) }
  }

  private static let settings = [
    "set allowsMultipleSelection on", "set allowsSelectionDuringEditing on",
    "set allowsMultipleSelectionDuringEditing on", "set deselectsAfterTap off",
    "set selectionFollowsFocus on", "set dropScope current", "style insetGrouped",
    "app implement willSelectRowAt on", "app implement shouldHighlightRowAt on",
    "app implement didUpdateFocusIn on", "app implement scrollViewDidScroll on",
    "app implement trailingSwipeActions on", "app implement leadingSwipeActions on",
    "app implement targetIndexPathForMove on", "app implement editingStyle on",
    "app implement willDisplay on", "app implement accessoryButtonTapped on",
    "app refresh handler on",
  ]

  private static func document(_ random: inout SeededGenerator) -> String {
    let sections = (0..<(1 + random.below(4))).map { section in
      let items = (0..<random.below(9)).map { row in item(section, row, &random) }
      let footer = random.chance(30) ? #", "footer": "the end of \#(section)""# : ""
      let list = items.joined(separator: ", ")
      return #"{"header": "Section \#(section)"\#(footer), "items": [\#(list)]}"#
    }
    return #"{"title": "T", "sections": [\#(sections.joined(separator: ", "))]}"#
  }

  private static func item(_ section: Int, _ row: Int, _ random: inout SeededGenerator) -> String {
    let id = "r\(section)-\(row)"
    let kind = [
      "", "", #", "subtitle": "below 日本 \#(row)""#, #", "accessory": "detailButton""#,
      #", "accessory": "disclosureIndicator", "image": "photo""#, #", "height": 88"#,
      #", "cell": "text""#, #", "cell": "switch""#, #", "cell": "button""#,
      #", "cell": "promo", "buttons": ["buy", "mehr 日"]"#,
      #", "cell": "choice", "choices": ["mail", "phone", "fax"]"#, #", "cell": "date""#,
    ]
    return #"{"id": "\#(id)", "title": "Row \#(id) 👩‍🚀"\#(kind[random.below(kind.count)])}"#
  }

  private static func step(_ random: inout SeededGenerator) -> [ScreenEvent] {
    if random.chance(20) {
      let start = place(&random)
      return [.mouseDown(start), .mouseUp(random.chance(60) ? start : place(&random))]
    }
    if random.chance(5) { return [.wheel(random.chance(50) ? 1 : -1)] }
    let keys: [Key] = [
      .down, .down, .down, .up, .enter, .enter, .tab, .backTab, .escape, .left, .right, .pageDown,
      .pageUp, .home, .end, .backspace, .shiftUp, .shiftDown,
    ]
    let letters = "ddDJKearr-1 2x "
    if random.chance(50) { return [.key(keys[random.below(keys.count)])] }
    let letter = Array(letters)[random.below(letters.count)]
    return [.key(.character(letter))]
  }

  private static func place(_ random: inout SeededGenerator) -> ScreenPlace {
    ScreenPlace(line: 1 + random.below(27), column: 3 + random.below(54))
  }
}
