/// What was typed, in order: characters and pastes, made from bytes.
struct KeySource {
  /// One thing that was typed.
  enum Key: Hashable {
    /// A character, or a part of the sequence of a key.
    case scalar(Unicode.Scalar)

    /// A pasted text, and whether its end was cut off.
    case paste(String, isCut: Bool)
  }

  private var filter = KeyFilter()
  private var decoder = ScalarDecoder()
  private var keys: [Key] = []
  private var next = 0

  /// Where the terminal has said its cursor is.
  private var cursors: [ScreenPlace] = []

  /// How many milliseconds to wait for another byte before `expire()`; nil for ever.
  var patience: Int32? { filter.patience }

  /// How many bytes may be read at once.
  ///
  /// One while somebody types: what is typed ahead stays with the terminal, where a program that
  /// the next command starts can find it.
  var appetite: Int { filter.isPasting ? 4096 : 1 }

  /// Takes the next key, if there is one.
  mutating func take() -> Key? {
    guard next < keys.count else { return nil }
    defer {
      next += 1
      if next == keys.count {
        keys.removeAll()
        next = 0
      }
    }
    return keys[next]
  }

  /// Takes what the terminal has said about its cursor, if it was not taken yet.
  mutating func takeCursor() -> ScreenPlace? {
    cursors.isEmpty ? nil : cursors.removeFirst()
  }

  /// Whether more was typed already.
  var isEmpty: Bool { next == keys.count }

  /// Gives a character back, to be the next key.
  mutating func putBack(_ scalar: Unicode.Scalar) { keys.insert(.scalar(scalar), at: next) }

  /// Takes bytes from the terminal.
  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { accept(filter.feed(byte)) }
  }

  /// Takes note that no byte came in time.
  mutating func expire() {
    accept(filter.expire())
  }

  /// Forgets what was typed, after Ctrl-C, but not what the terminal is about to say.
  mutating func reset() {
    let filter = filter.isPasting ? KeyFilter() : filter
    self = KeySource()
    self.filter = filter
  }

  private mutating func accept(_ output: KeyFilter.Output?) {
    switch output {
    case nil: return
    case .typed(let bytes):
      for byte in bytes { keys += decoder.feed(byte).map(Key.scalar) }
    case .pasted(let bytes, let isCut):
      keys += decoder.finish().map(Key.scalar)
      keys.append(.paste(PastedText.text(bytes), isCut: isCut))
    case .cursor(let place): cursors.append(place)
    }
  }
}
