/// What a person sees of what a program writes: the screen of a terminal like xterm.
///
/// It knows the sequences that the programs under test use. Any other is noted in `unknown`, so
/// that a test can fail on it.
public struct TerminalScreen: Hashable, Sendable {
  /// Stands for the cursor in `rows`, before the cell that it is on.
  public static let cursorMark: Character = "▏"

  static let blank = " "

  /// The width and the height.
  public internal(set) var columns: Int
  public internal(set) var height: Int

  /// The rows that have left the screen at the top.
  public internal(set) var scrolledOut: [String] = []

  /// The sequences that mean nothing here.
  public internal(set) var unknown: [String] = []

  /// How often the bell rang.
  public internal(set) var bells = 0

  /// Whether pasted text is to come between marks.
  public internal(set) var marksPastes = false

  /// Whether what is joined to a character shares its place, as new terminals have it; with others
  /// every part of an emoji takes a place of its own.
  public let joinsCharacters: Bool

  /// Whether rows are divided anew when the width changes, as with tmux; else they are cut off, as
  /// with xterm.
  public let reflows: Bool

  /// What the terminal has to say to the program.
  public internal(set) var answers = ""

  /// A cell holds what stands there; the second half of a wide character holds nothing.
  var cells: [[String]]
  var row = 0
  var column = 0
  /// After the last column: the next character begins a new row.
  var isPastEnd = false
  var isInserting = false
  /// Whether a full row goes on in the next one.
  var wraps = true
  /// Which rows went on in the next one.
  var isContinued: [Bool]
  /// The last character, with its marks, may grow by another mark.
  var lastPlace: Place?
  var parser = TerminalParser()

  struct Place: Hashable {
    var row: Int
    var column: Int
  }

  /// An empty screen.
  public init(
    columns: Int = 80,
    rows: Int = 24,
    joinsCharacters: Bool = false,
    reflows: Bool = false
  ) {
    self.joinsCharacters = joinsCharacters
    self.reflows = reflows
    self.columns = max(1, columns)
    height = max(1, rows)
    let row = [String](repeating: TerminalScreen.blank, count: self.columns)
    cells = [[String]](repeating: row, count: height)
    isContinued = [Bool](repeating: false, count: height)
  }

  /// The rows without blanks at their ends, and without the empty rows at the bottom; the mark
  /// stands where the cursor is.
  public var rows: [String] {
    var texts = cells.map { TerminalScreen.trimmed($0) }
    let before = cells[row].prefix(column + (isPastEnd ? 1 : 0)).joined()
    let after = TerminalScreen.trimmed(Array(cells[row].dropFirst(column + (isPastEnd ? 1 : 0))))
    texts[row] = before + String(TerminalScreen.cursorMark) + after
    while texts.last?.isEmpty == true { texts.removeLast() }
    return texts
  }

  /// How many cells lie before the cursor, from the upper left corner on.
  public var offset: Int { row * columns + column + (isPastEnd ? 1 : 0) }

  /// Everything that was ever to be seen, row by row, without the cursor.
  public var history: [String] {
    var texts = scrolledOut + cells.map { TerminalScreen.trimmed($0) }
    while texts.last?.isEmpty == true { texts.removeLast() }
    return texts
  }

  /// Where the cursor is.
  public var cursor: (row: Int, column: Int) { (row, column) }

  /// Takes what the terminal has to say to the program.
  public mutating func takeAnswers() -> String {
    defer { answers = "" }
    return answers
  }

  /// Takes what a program wrote.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      switch parser.feed(byte) {
      case nil: continue
      case .text(let scalar): put(scalar)
      case .control(let byte): control(byte)
      case .sequence(let sequence): perform(sequence)
      case .unknown(let text): unknown.append(text)
      }
    }
  }

  /// Takes what a program wrote.
  public mutating func feed(_ text: String) { feed(text.utf8) }

  /// Gives the screen another size.
  public mutating func resize(columns: Int, rows: Int) {
    guard !reflows else { return reflow(columns: max(1, columns), rows: max(1, rows)) }
    let columns = max(1, columns)
    for index in cells.indices {
      let missing = max(0, columns - self.columns)
      let kept = cells[index].prefix(columns)
      cells[index] = kept + [String](repeating: TerminalScreen.blank, count: missing)
    }
    self.columns = columns
    let rows = max(1, rows)
    while cells.count > rows {
      if row == cells.count - 1 {
        scroll()
        row -= 1
      }
      cells.removeLast()
    }
    while cells.count < rows { cells.append(emptyRow) }
    isContinued = [Bool](repeating: false, count: rows)
    height = rows
    column = min(column, columns - 1)
    isPastEnd = false
    lastPlace = nil
  }

  var emptyRow: [String] { [String](repeating: TerminalScreen.blank, count: columns) }

  static func trimmed(_ row: [String]) -> String {
    var row = row[...]
    while row.last == blank { row.removeLast() }
    return row.joined()
  }
}
