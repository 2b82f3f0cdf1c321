/// The typed input in order: characters and pastes, decoded from bytes.
struct KeySource {
  /// One input.
  enum Key: Hashable {
    /// A character, or part of a key sequence.
    case scalar(Unicode.Scalar)

    /// A pasted text, and whether it was cut off.
    case paste(String, isCut: Bool)
  }

  private var filter = KeyFilter()
  private var decoder = ScalarDecoder()
  private var keys: [Key] = []
  private var next = 0

  /// The cursor positions that the terminal reported.
  private var cursors: [ScreenPlace] = []

  /// The time to wait for another byte before `expire()`, in milliseconds; nil for no limit.
  var patience: Int32? { filter.patience }

  /// The number of bytes to read at once.
  ///
  /// The value is 1 while the user types. Further input stays in the terminal, for programs that
  /// the next command starts.
  var appetite: Int { filter.isPasting ? 4096 : 1 }

  /// Removes and returns the next key, or returns nil if none is available.
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

  /// Removes and returns the next reported cursor position, or nil.
  mutating func takeCursor() -> ScreenPlace? {
    cursors.isEmpty ? nil : cursors.removeFirst()
  }

  /// Whether no more input is available.
  var isEmpty: Bool { next == keys.count }

  /// Puts back a character as the next key.
  mutating func putBack(_ scalar: Unicode.Scalar) { keys.insert(.scalar(scalar), at: next) }

  /// Takes bytes from the terminal.
  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { accept(filter.feed(byte)) }
  }

  /// Handles a timeout.
  mutating func expire() {
    accept(filter.expire())
  }

  /// Discards the typed input after Ctrl-C, but keeps pending replies of the terminal.
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
