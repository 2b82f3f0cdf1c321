// The handling of each byte.
extension WordScanner {
  /// Reads a byte; after the end of a command, it begins the next one.
  mutating func take(_ byte: UInt8) {
    if hasEnded { startCommand() }
    if rawStart == nil || !becomesRaw(byte) { step(byte) }
    if byte == 0x0A {
      isLineStart = true
    } else if !byte.isBlank {
      isLineStart = false
    }
    // A name that contains a blank never begins a raw text.
    if command != nil, words.isEmpty { name = byte.isBlank ? .max : name << 8 | UInt64(byte) }
    count += 1
  }

  private mutating func startCommand() {
    (hasEnded, command, name) = (false, nil, 0)
    words.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
  }

  private mutating func step(_ byte: UInt8) {
    switch state {
    case .gap: takeInGap(byte)
    case .word: takeInWord(byte)
    case .sharp: takeBehindSharp(byte)
    case .backslash, .escape, .escaped: takeEscaped(byte)
    case .single: if byte == UInt8(ascii: "'") { endPiece(behind: byte) }
    case .double:
      if byte == UInt8(ascii: "\"") {
        endPiece(behind: byte)
      } else if byte == UInt8(ascii: "\\") {
        state = .doubleEscape
      }
    case .doubleEscape: state = .double
    case .value, .valueText, .valueEscape: takeInValue(byte)
    case .afterValue: takeBehindValue(byte)
    case .dollar, .name, .braceName, .braceColon, .braceMark, .fallback: takeInVariable(byte)
    case .sign, .fileGap: takeInFile(byte)
    case .comment: if byte == 0x0A { takeInGap(byte) }
    case .rawLine: if byte == 0x0A { takeInWord(byte) }
    case .rawText: break
    }
  }

  /// Reads a byte between words.
  private mutating func takeInGap(_ byte: UInt8) {
    state = .gap
    if readsRaw, words.count < 2, !byte.isBlank, beginsRaw(byte) { return }
    switch byte {
    case 0x0A, UInt8(ascii: ";"): hasEnded = command != nil
    case 0x20, 0x09, 0x0D: break
    case UInt8(ascii: "\\"): state = .backslash
    case UInt8(ascii: "#"): state = command == nil && isLineStart ? .comment : .sharp
    default: startWord(byte)
    }
  }

  /// Reads the first byte of a word, or a character that is special only there.
  private mutating func startWord(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "|"):
      begin(.raw, wordAt: count, behind: 1)
      role = .program
      state = .rawLine
    case UInt8(ascii: ">") where !hasFile:
      command = command ?? count
      role = .file(sign: count, appends: false)
      state = .sign
    case UInt8(ascii: "{"), UInt8(ascii: "["): beginValue(byte)
    default:
      begin(nil, wordAt: count)
      takeInWord(byte)
    }
  }

  /// Whether the command already has a destination file for its output.
  var hasFile: Bool { words.contains { $0.role != .argument } }

  /// Reads a byte in a word, outside quotes, values and variables.
  private mutating func takeInWord(_ byte: UInt8) {
    let mayStartValue = startsValue
    startsValue = false
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ";"):
      if byte == UInt8(ascii: ";") { name = .max }
      endWord()
      takeInGap(byte)
    case UInt8(ascii: "'"): begin(.quoted, .single)
    case UInt8(ascii: "\""): begin(.quoted, .double)
    case UInt8(ascii: "\\"): begin(.escape, .escape)
    case UInt8(ascii: "$"): begin(.variable, .dollar)
    case UInt8(ascii: "="):
      begin(.equals, .word)
      endPiece(behind: byte)
      startsValue = !hasKey
      hasKey = hasKey || count > wordStart ?? count
    case UInt8(ascii: "{") where mayStartValue, UInt8(ascii: "[") where mayStartValue:
      beginValue(byte)
    default: if pieceKind == nil { (pieceKind, pieceStart) = (.bare, count) }
    }
  }

  private mutating func takeBehindSharp(_ byte: UInt8) {
    guard !byte.isBlank else {
      state = .comment
      return step(byte)
    }
    begin(.bare, wordAt: count - 1)
    takeInWord(byte)
  }

  private mutating func takeEscaped(_ byte: UInt8) {
    switch state {
    case .backslash:
      guard byte != 0x0A else {
        state = .gap
        return
      }
      begin(.escape, wordAt: count - 1)
      state = .escaped
    case .escape:
      // The word continues on the next line.
      if byte == 0x0A { pieceKind = nil }
      state = byte == 0x0A ? .word : .escaped
    default:
      guard byte & 0xC0 != 0x80 else { return }
      endPiece()
      takeInWord(byte)
    }
  }

  private mutating func takeInValue(_ byte: UInt8) {
    switch (state, byte) {
    case (.valueEscape, _): state = .valueText
    case (.valueText, UInt8(ascii: "\"")): state = .value
    case (.valueText, UInt8(ascii: "\\")): state = .valueEscape
    case (.valueText, _): break
    case (_, UInt8(ascii: "\"")): state = .valueText
    case (_, UInt8(ascii: "{")), (_, UInt8(ascii: "[")): depth += 1
    case (_, UInt8(ascii: "}")), (_, UInt8(ascii: "]")):
      depth -= 1
      guard depth == 0 else { return }
      let isWhole = pieceStart == wordStart
      endPiece(behind: byte)
      if isWhole { state = .afterValue }
    default: break
    }
  }

  private mutating func takeBehindValue(_ byte: UInt8) {
    state = .word
    if !byte.isBlank, byte != UInt8(ascii: ";") {
      pieces.append(Piece(kind: .noBlank, range: count..<count))
    }
    takeInWord(byte)
  }

  private mutating func takeInVariable(_ byte: UInt8) {
    switch (state, byte) {
    case (.dollar, UInt8(ascii: "{")): state = .braceName
    case (.dollar, _) where byte.isNameByte: state = .name
    case (.name, _) where byte.isNameByte, (.braceName, _) where byte.isNameByte: break
    case (.braceName, UInt8(ascii: ":")): state = .braceColon
    case (.braceColon, UInt8(ascii: "-")): state = .fallback
    case (.braceColon, UInt8(ascii: "?")): state = .braceMark
    case (.braceName, UInt8(ascii: "}")), (.braceMark, UInt8(ascii: "}")),
      (.fallback, UInt8(ascii: "}")):
      endPiece(behind: byte)
    case (.fallback, _): break
    default:
      endPiece()
      takeInWord(byte)
    }
  }

  /// Reads a byte between `>` and the name of a file.
  private mutating func takeInFile(_ byte: UInt8) {
    if comparesBehindSign(byte) { return }
    if state == .sign, byte == UInt8(ascii: ">"), case .file(let sign, _) = role {
      role = .file(sign: sign, appends: true)
      state = .fileGap
    } else if byte == 0x20 || byte == 0x09 {
      state = .fileGap
    } else {
      begin(nil, wordAt: count)
      takeInWord(byte)
    }
  }
}

// Comparisons with `>`, which do not name a file.
extension WordScanner {
  /// Reads the byte after a `>` that is a comparison: `>=`, or in a query a `>` before a number.
  private mutating func comparesBehindSign(_ byte: UInt8) -> Bool {
    guard case .file(let sign, appends: false) = role else { return false }
    if state == .sign, byte == UInt8(ascii: "=") {
      begin(.bare, wordAt: sign)
      role = .argument
      // The `>=` is not a key, and the next word is not its value.
      hasKey = true
      return true
    }
    let isNumber =
      byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "-")
    guard isNumber, Self.queries.contains(name), words.count > 1 else { return false }
    if state == .sign {
      begin(.bare, wordAt: sign)
      role = .argument
      return true
    }
    words.append(
      Word(range: sign..<sign + 1, pieces: pieces.count..<pieces.count + 1, role: .argument)
    )
    pieces.append(Piece(kind: .bare, range: sign..<sign + 1))
    role = .argument
    begin(nil, wordAt: count)
    takeInWord(byte)
    return true
  }

  /// The names of commands that accept a comparison, and their allowed abbreviations.
  private static let queries: Set<UInt64> = {
    let names = [
      "fin", "find", "fil", "filt", "filte", "filter", "cou", "coun", "count", "exp", "expe",
      "expec", "expect",
    ]
    return Set(names.map { $0.utf8.reduce(0) { $0 << 8 | UInt64($1) } })
  }()
}

// Beginnings and ends of words and their pieces.
extension WordScanner {
  /// Begins a word, with its first piece if the kind is known.
  mutating func begin(_ kind: Piece.Kind?, wordAt start: Int, behind sign: Int = 0) {
    if command == nil {
      command = start
      words.reserveCapacity(8)
      pieces.reserveCapacity(8)
      // A sign without a meaning here is part of the name.
      name = start == count ? 0 : UInt64(state == .sharp ? UInt8(ascii: "#") : UInt8(ascii: "\\"))
    }
    (wordStart, firstPiece) = (start, pieces.count)
    (pieceKind, pieceStart) = (kind, start + sign)
    (startsValue, hasKey, state) = (false, false, .word)
  }

  private mutating func beginValue(_ byte: UInt8) {
    if wordStart == nil { begin(nil, wordAt: count) }
    begin(.value, .value)
    (bracket, depth) = (byte, 1)
  }

  /// Begins a piece of the word here.
  private mutating func begin(_ kind: Piece.Kind, _ next: State) {
    endPiece()
    (pieceKind, pieceStart, state) = (kind, count, next)
  }

  /// Ends the piece of the word, before or after a byte.
  mutating func endPiece(behind byte: UInt8? = nil) {
    state = .word
    guard let kind = pieceKind else { return }
    pieces.append(Piece(kind: kind, range: pieceStart..<(byte == nil ? count : count + 1)))
    pieceKind = nil
  }

  /// Ends the word before the current byte.
  mutating func endWord() {
    guard let start = wordStart else { return }
    endPiece()
    words.append(Word(range: start..<count, pieces: firstPiece..<pieces.count, role: role))
    (wordStart, role, state) = (nil, .argument, .gap)
  }
}
