/// Takes what a program writes to a terminal apart: characters, controls, sequences.
struct TerminalParser: Hashable, Sendable {
  /// A control sequence: ESC, `[`, perhaps a marker, numbers, and a letter.
  struct Sequence: Hashable, Sendable, CustomStringConvertible {
    let marker: Character?
    let numbers: [Int]
    let final: Character
    let description: String

    /// A number; 0 where none is given.
    func number(_ index: Int) -> Int { index < numbers.count ? numbers[index] : 0 }
  }

  enum Output: Hashable, Sendable {
    case text(Unicode.Scalar)
    case control(UInt8)
    case sequence(Sequence)
    /// Something that is none of these, in words for a test's report.
    case unknown(String)
  }

  private enum State: Hashable {
    case ground
    case escape
    case charset
    case control([UInt8])
    case title(sawEscape: Bool)
  }

  private var state = State.ground
  private var character: [UInt8] = []

  /// Takes a byte.
  mutating func feed(_ byte: UInt8) -> Output? {
    switch state {
    case .ground: return ground(byte)
    case .escape: return escape(byte)
    case .charset:
      state = .ground
      return byte == UInt8(ascii: "B") ? nil : .unknown("ESC ( \(byte)")
    case .control(let bytes): return control(bytes, byte)
    case .title(let sawEscape):
      let isEnd = byte == 0x07 || sawEscape && byte == UInt8(ascii: "\\")
      state = isEnd ? .ground : .title(sawEscape: byte == 0x1B)
      return isEnd ? .unknown("a report or a title") : nil
    }
  }

  private mutating func ground(_ byte: UInt8) -> Output? {
    guard byte >= 0x20, byte != 0x7F else {
      if !character.isEmpty {
        character = []
        return .unknown("half a character")
      }
      if byte == 0x1B { state = .escape }
      return byte == 0x1B ? nil : .control(byte)
    }
    character.append(byte)
    let length = (~character[0]).leadingZeroBitCount
    guard length > 4 || character.count >= max(1, length) else { return nil }
    defer { character = [] }
    let text = String(validating: character, as: UTF8.self)
    return text?.unicodeScalars.first.map(Output.text) ?? .unknown("\(character) is no UTF-8")
  }

  private mutating func escape(_ byte: UInt8) -> Output? {
    state = .ground
    switch byte {
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "]"): state = .title(sawEscape: false)
    case UInt8(ascii: "("): state = .charset
    case UInt8(ascii: "="), UInt8(ascii: ">"): return nil
    default: return .unknown("ESC \(Unicode.Scalar(byte))")
    }
    return nil
  }

  private mutating func control(_ bytes: [UInt8], _ byte: UInt8) -> Output? {
    switch byte {
    case 0x20...0x3F:
      state = .control(bytes + [byte])
      return nil
    case 0x40...0x7E:
      state = .ground
      let text = String(decoding: bytes, as: UTF8.self)
      let marker = text.first.flatMap { "<=>?".contains($0) ? $0 : nil }
      let numbers = (marker == nil ? text : String(text.dropFirst()))
        .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
      let final = Character(Unicode.Scalar(byte))
      return .sequence(
        Sequence(
          marker: marker,
          numbers: numbers,
          final: final,
          description: "ESC [ \(text)\(final)"
        )
      )
    default:
      state = .ground
      return .unknown("ESC [ with a control character in it")
    }
  }
}
