/// A wrapper that breaks the Characters of one paragraph into lines.
struct LineWrapper {
  private let width: Int
  private var lines: [String] = []

  /// The Characters of the current line, and the columns of each.
  private var line: [(character: Character, width: Int)] = []
  private var lineWidth = 0

  /// The number of Characters that stay on the line if it breaks at its last opportunity.
  private var opportunity: Int?

  /// Whether the line contains only spaces, so that a break would leave an empty line.
  private var isIndentation = false

  /// Whether the last line broke at a space; the spaces after it are dropped.
  private var isAfterBreak = false

  init(width: Int) {
    self.width = max(width, 1)
  }

  mutating func append(_ character: Character) {
    let columns = character.displayWidth
    while lineWidth + columns > width, !line.isEmpty {
      if character == " " {
        breakLine(keeping: line.count)
        isAfterBreak = true
        return
      }
      noteOpportunity(before: character, columns)
      breakLine(keeping: opportunity ?? line.count)
    }
    if character == " ", isAfterBreak { return }
    noteOpportunity(before: character, character == " " ? 0 : columns)
    isAfterBreak = false
    isIndentation = character == " " && (line.isEmpty || isIndentation)
    line.append((character, columns))
    lineWidth += columns
  }

  mutating func finish() -> [String] {
    breakLine(keeping: line.count)
    return lines.isEmpty ? [""] : lines
  }

  /// Notes that the line can break after its last Character if the next one begins a word.
  ///
  /// In texts without spaces, it can break between two wide Characters and after wide punctuation,
  /// but not before a Character that closes something and not after one that opens it.
  private mutating func noteOpportunity(before character: Character, _ columns: Int) {
    guard let last = line.last, columns > 0 else { return }
    if last.character == " " {
      if !isIndentation { opportunity = line.count }
      return
    }
    guard last.width == 2, !Self.closing.contains(character), !Self.opening.contains(last.character)
    else { return }
    if columns == 2 || Self.closing.contains(last.character) { opportunity = line.count }
  }

  /// The Characters that stay on the line of the one before them.
  private static let closing: Set<Character> = [
    "，", "。", "、", "；", "：", "？", "！", "）", "】", "》", "」", "』", "〉", "〕", "”", "’", "…",
  ]

  /// The Characters that stay on the line of the one after them.
  private static let opening: Set<Character> = ["（", "【", "《", "「", "『", "〈", "〔", "“", "‘"]

  /// Ends the line after a number of Characters; the others begin the next line.
  ///
  /// Indentation that leaves no room for the first word is dropped instead of forming an empty
  /// line.
  private mutating func breakLine(keeping count: Int) {
    var kept = line[..<count]
    while kept.last?.character == " " { kept.removeLast() }
    if !kept.isEmpty { lines.append(String(kept.map(\.character))) }
    line.removeSubrange(..<count)
    lineWidth = line.reduce(0) { $0 + $1.width }
    opportunity = nil
  }
}
