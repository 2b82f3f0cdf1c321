/// One step of a random script; it prints as the command that a person types for it.
public enum ScriptStep: Hashable, Sendable {
  /// Sections with so many numbered rows each.
  case new([Int])

  // Edits.
  case insert([Int], at: ScriptPlace)
  case delete(ScriptPlace, count: Int)
  case move(ScriptPlace, count: Int, to: ScriptPlace)
  case swap(ScriptPlace, ScriptPlace)
  case update(ScriptPlace, Int)
  case height(ScriptPlace, Int)
  case insertSection(Int, at: Int)
  case deleteSection(Int)
  case clearSection(Int)
  case moveSection(Int, to: Int)
  case header(Int, Int)
  case footer(Int, Int)

  // Batches and the past.
  case begin
  case end
  case rollback
  case undo
  case redo

  // What code does to the table view.
  case reload
  case reloadRow(ScriptPlace)
  case reloadSection(Int)
  case tableDelete(ScriptPlace)
  case tableInsert(ScriptPlace)
  case select(ScriptPlace)
  case deselect(ScriptPlace)

  // What a person does.
  case tap(ScriptPlace)
  case several(Bool)
  case editing(Bool)
  case drag(ScriptPlace, to: ScriptPlace)
  case swipe(ScriptPlace)
  case scrollBy(Int)
  case scrollTo(ScriptPlace, String)

  // How the table looks.
  case viewHeight(Int)
  case style(String)
  case inset(Int)
  case estimate(Int)
  case filter(Int)
  case sort(isDescending: Bool)
  case allRows
}

extension ScriptStep: CustomStringConvertible {
  /// The step in the form of a command.
  public var description: String {
    switch self {
    case .new(let counts): (["new"] + counts.map(String.init)).joined(separator: " ")
    case .insert(let numbers, let place):
      "insert at \(place) " + numbers.map { "\"a\($0)\"" }.joined(separator: " ")
    case .delete(let place, let count): "delete \(Self.range(place, count))"
    case .move(let place, let count, let to): "move \(Self.range(place, count)) to \(to)"
    case .swap(let first, let second): "swap \(first) with \(second)"
    case .update(let place, let number): "update \(place) subtitle=\"v\(number)\""
    case .height(let place, let height): "height \(place) \(height)"
    case .insertSection(let number, let section): "section insert at \(section) \"s\(number)\""
    case .deleteSection(let section): "section delete \(section)"
    case .clearSection(let section): "section clear \(section)"
    case .moveSection(let from, let to): "section move \(from) to \(to)"
    case .header(let section, let number): "section header \(section) \(Self.title(number))"
    case .footer(let section, let number): "section footer \(section) \(Self.title(number))"
    case .begin: "begin"
    case .end: "end"
    case .rollback: "rollback"
    case .undo: "undo"
    case .redo: "redo"
    default: lookDescription
    }
  }

  private var lookDescription: String {
    switch self {
    case .reload: "reload"
    case .reloadRow(let place): "reload \(place)"
    case .reloadSection(let section): "reload section \(section)"
    case .tableDelete(let place): "table delete \(place)"
    case .tableInsert(let place): "table insert at \(place) \"t\""
    case .select(let place): "table select \(place)"
    case .deselect(let place): "table deselect \(place)"
    case .tap(let place): "select \(place)"
    case .several(let isOn): "set allowsMultipleSelection \(isOn ? "on" : "off")"
    case .editing(let isOn): "edit \(isOn ? "on" : "off")"
    case .drag(let place, let to): "drag \(place) to \(to)"
    case .swipe(let place): "swipe \(place); confirm"
    case .scrollBy(let points): "scroll by \(points)"
    case .scrollTo(let place, let position): "scroll to \(place) \(position)"
    case .viewHeight(let height): "viewport 320 \(height)"
    case .style(let name): "style \(name)"
    case .inset(let points): "app inset top \(points)"
    case .estimate(let points): "set estimatedRowHeight \(points)"
    case .filter(let digit): "filter \(digit)"
    case .sort(let isDescending): "sort title" + (isDescending ? " desc" : "")
    default: "filter off; sort off"
    }
  }

  private static func range(_ place: ScriptPlace, _ count: Int) -> String {
    count == 1 ? "\(place)" : "\(place)..\(place.row + count - 1)"
  }

  private static func title(_ number: Int) -> String { number == 0 ? "\"\"" : "\"t\(number)\"" }
}

extension ScriptStep {
  /// Whether a finger makes the edit, which cannot be in the middle of a batch.
  var isByHand: Bool {
    switch self {
    case .drag, .swipe: true
    default: false
    }
  }
}

extension [ScriptStep] {
  /// The commands, one a line, as they are pasted at the prompt.
  public var commands: String { map(\.description).joined(separator: "\n") }
}
