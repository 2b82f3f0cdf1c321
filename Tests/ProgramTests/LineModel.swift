import TestSupport

/// A line as it should be, and keys pressed at random.
struct LineModel {
  /// An emoji of three parts.
  static let emoji = "👨\u{200D}👩\u{200D}👧"

  /// What is typed.
  let letters: [Character]

  /// What the arrow keys go back to, oldest first.
  let history: [String]

  private(set) var text: [Character] = []
  private(set) var cursor = 0
  /// What was deleted last, however: libedit brings it back with one key.
  private var killed: [Character] = []
  private var random: SeededGenerator

  init(seed: Int, letters: [Character], history: [String]) {
    self.letters = letters
    self.history = history
    random = SeededGenerator(seed: seed)
  }

  /// Chooses one of several at random.
  mutating func choose<T>(_ values: [T]) -> T { values[random.below(values.count)] }

  /// Does to the line what keys should do, and tells the keys.
  mutating func next() -> String {
    switch random.below(24) {
    case 0..<9: insert()
    case 9, 10: move(to: cursor - random.below(20), key: "\u{1B}[D")
    case 11: move(to: cursor + random.below(20), key: "\u{1B}[C")
    case 12: moveToEdge()
    case 13: moveBackByWord()
    case 14: moveOnByWord()
    case 15, 16: deleteBefore()
    case 17: deleteBehind()
    case 18: kill()
    case 19, 20: yank()
    case 21: transpose()
    default: walk()
    }
  }

  private mutating func insert() -> String {
    insert((0...random.below(6)).map { _ in letters[random.below(letters.count)] })
  }

  private mutating func insert(_ word: [Character]) -> String {
    text.insert(contentsOf: word, at: cursor)
    cursor += word.count
    return String(word)
  }

  private mutating func move(to place: Int, key: String) -> String {
    let place = min(max(0, place), text.count)
    defer { cursor = place }
    return String(repeating: key, count: abs(place - cursor))
  }

  private mutating func moveToEdge() -> String {
    let isStart = random.chance(50)
    cursor = isStart ? 0 : text.count
    return isStart ? "\u{1B}[H" : "\u{1B}[F"
  }

  private mutating func deleteBefore() -> String {
    guard cursor > 0 else { return insert() }
    cursor -= 1
    killed = [text.remove(at: cursor)]
    return "\u{7F}"
  }

  private mutating func deleteBehind() -> String {
    guard cursor < text.count else { return insert() }
    killed = [text.remove(at: cursor)]
    return "\u{1B}[3~"
  }

  private mutating func kill() -> String {
    killed = Array(text[cursor...])
    text.removeLast(killed.count)
    return "\u{B}"
  }

  private mutating func yank() -> String {
    // The line is to stay within what can be seen at once on most of the terminals.
    guard text.count + killed.count < 150 else { return kill() }
    _ = insert(killed)
    return "\u{19}"
  }

  private mutating func transpose() -> String {
    guard text.count > 1, cursor > 0 else { return insert() }
    if cursor < text.count { cursor += 1 }
    text.swapAt(cursor - 2, cursor - 1)
    return "\u{14}"
  }

  /// Clears the line and goes back through the history, and forward again.
  private mutating func walk() -> String {
    let back = 1 + random.below(history.count)
    let forward = random.below(back + 1)
    killed = text
    text = []
    for step in 1...(back + forward) {
      // What gives way counts as deleted.
      if !text.isEmpty { killed = text }
      let age = step <= back ? step : back - (step - back)
      text = age == 0 ? [] : Array(history[history.count - age])
    }
    cursor = text.count
    return "\u{1}\u{B}" + String(repeating: "\u{1B}[A", count: back)
      + String(repeating: "\u{1B}[B", count: forward)
  }
}

extension LineModel {
  /// Letters make words for libedit, marks and emoji do not: `é` of two parts ends one.
  private func isWord(_ place: Int) -> Bool { text[place].unicodeScalars.first?.isLetter == true }

  private func isSplit(_ place: Int) -> Bool { text[place] == "e\u{301}" }

  private mutating func moveOnByWord() -> String {
    guard cursor < text.count else { return moveBackByWord() }
    while cursor < text.count, !isWord(cursor) { cursor += 1 }
    while cursor < text.count, isWord(cursor) {
      cursor += 1
      if isSplit(cursor - 1) { break }
    }
    return "\u{1B}f"
  }

  private mutating func moveBackByWord() -> String {
    guard cursor > 0 else { return insert() }
    // Coming from behind, the mark is seen before its letter.
    while cursor > 0, !isWord(cursor - 1) { cursor -= 1 }
    if cursor > 0 { cursor -= 1 }
    while cursor > 0, isWord(cursor - 1), !isSplit(cursor - 1) { cursor -= 1 }
    return "\u{1B}b"
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool { properties.isAlphabetic || properties.numericType != nil }
}
