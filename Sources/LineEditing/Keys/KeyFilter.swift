/// A filter that passes only typed text and the sequences that libedit supports.
///
/// A terminal also sends function keys, mouse reports and replies to queries. Each is a sequence
/// after ESC. Unknown sequences are dropped whole, so that no part of them reaches the line. Pasted
/// text arrives between two marks and is returned in one piece.
struct KeyFilter {
  /// The result of the bytes so far.
  enum Output: Hashable {
    /// Typed bytes.
    case typed([UInt8])

    /// The bytes between the two marks of a paste, and whether they exceeded the limit.
    case pasted([UInt8], isCut: Bool)

    /// The terminal's report of its cursor position.
    case cursor(ScreenPlace)
  }

  private enum State {
    case ground
    case escape
    /// After ESC and `[`: a control sequence, with its bytes so far.
    case control([UInt8])
    /// After ESC and `O`: a keypad key.
    case keypad
    /// After ESC and one of `P X ] ^ _`: a text from the terminal that ends with BEL or ESC `\`.
    case report(opener: UInt8, isEmpty: Bool, sawEscape: Bool)
    /// The old mouse report: three bytes of any value.
    case mouse(missing: Int)
    case paste(Paste)
  }

  private struct Paste {
    var bytes: [UInt8] = []
    var isCut = false
  }

  /// The default limit for one paste, in bytes.
  static let pasteLimit = 1 << 20

  private static let escape: UInt8 = 0x1B
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// The maximum length of a sequence; only the end of a longer one is kept.
  private static let controlLimit = 64

  private let pasteLimit: Int
  private var state = State.ground

  /// Creates a filter.
  ///
  /// - Parameter pasteLimit: The maximum size of one paste, in bytes.
  init(pasteLimit: Int = KeyFilter.pasteLimit) {
    self.pasteLimit = pasteLimit
  }

  /// The time to wait for the next byte of a sequence, in milliseconds; nil for no limit.
  ///
  /// A lone ESC is a key, so it is held only until a terminal would have sent the rest.
  var patience: Int32? {
    switch state {
    case .ground, .paste: nil
    case .escape, .keypad: 50
    case .report(_, let isEmpty, _): isEmpty ? 50 : 200
    case .control, .mouse: 200
    }
  }

  /// Whether a paste is incomplete.
  var isPasting: Bool {
    if case .paste = state { true } else { false }
  }

  /// Takes a byte.
  mutating func feed(_ byte: UInt8) -> Output? {
    switch state {
    case .ground: return ground(byte)
    case .escape: return escape(byte)
    case .control(let bytes): return control(bytes, byte)
    case .keypad: return keypad(byte)
    case .report(let opener, _, let sawEscape):
      return report(byte, opener: opener, sawEscape: sawEscape)
    case .mouse(let missing):
      state = missing > 1 ? .mouse(missing: missing - 1) : .ground
      return nil
    case .paste(var paste):
      // The array must have one owner; otherwise each byte of a paste would copy all previous ones.
      state = .ground
      return self.paste(&paste, byte)
    }
  }

  /// Handles a timeout: an incomplete sequence becomes a key or is dropped.
  mutating func expire() -> Output? {
    defer { if !isPasting { state = .ground } }
    switch state {
    case .escape: return .typed([Self.escape])
    case .keypad: return .typed([Self.escape, UInt8(ascii: "O")])
    case .report(let opener, isEmpty: true, _): return .typed([Self.escape, opener])
    default: return nil
    }
  }

  private mutating func ground(_ byte: UInt8) -> Output? {
    guard byte == Self.escape else { return .typed([byte]) }
    state = .escape
    return nil
  }

  private mutating func escape(_ byte: UInt8) -> Output? {
    switch byte {
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .keypad
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .report(opener: byte, isEmpty: true, sawEscape: false)
    case Self.escape: break
    default:
      state = .ground
      return .typed([Self.escape, byte])
    }
    return nil
  }

  private mutating func control(_ bytes: [UInt8], _ byte: UInt8) -> Output? {
    switch byte {
    case UInt8(ascii: "[") where bytes.isEmpty:
      // F1 to F5 on the Linux console: one more byte follows.
      state = .mouse(missing: 1)
    case UInt8(ascii: "M") where bytes.isEmpty:
      state = .mouse(missing: 3)
    case 0x20...0x3F:
      state = .control(bytes.count < Self.controlLimit ? bytes + [byte] : bytes)
    case 0x40...0x7E:
      state = .ground
      return finishControl(bytes, byte)
    default:
      state = .ground
      return ground(byte)
    }
    return nil
  }

  private mutating func finishControl(_ parameters: [UInt8], _ final: UInt8) -> Output? {
    let text = String(decoding: parameters + [final], as: UTF8.self)
    if text == "200~" {
      state = .paste(Paste())
      return nil
    }
    if let place = ScreenPlace(report: text) { return .cursor(place) }
    return KnownKey(sequence: text).map { .typed($0.bytes) }
  }

  private mutating func keypad(_ byte: UInt8) -> Output? {
    // Some terminals insert the number of a modifier key.
    if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { return nil }
    state = .ground
    guard (0x40...0x7E).contains(byte) else { return ground(byte) }
    let text = String(decoding: [byte], as: UTF8.self)
    return KnownKey(sequence: text).map { .typed($0.bytes) }
  }

  private mutating func report(_ byte: UInt8, opener: UInt8, sawEscape: Bool) -> Output? {
    let isEnd = byte == 0x07 || sawEscape && byte == UInt8(ascii: "\\")
    guard !isEnd else {
      state = .ground
      return nil
    }
    if sawEscape {
      // Another sequence begins before this one is complete.
      state = .escape
      return escape(byte)
    }
    state = .report(opener: opener, isEmpty: false, sawEscape: byte == Self.escape)
    return nil
  }

  private mutating func paste(_ paste: inout Paste, _ byte: UInt8) -> Output? {
    paste.bytes.append(byte)
    if byte == Self.pasteEnd.last, paste.bytes.suffix(Self.pasteEnd.count) == Self.pasteEnd[...] {
      paste.bytes.removeLast(Self.pasteEnd.count)
      if paste.bytes.count > pasteLimit {
        paste.bytes.removeLast(paste.bytes.count - pasteLimit)
        paste.isCut = true
      }
      return .pasted(paste.bytes, isCut: paste.isCut)
    }
    // Room for the end mark is kept; otherwise the end of the paste would go unnoticed.
    if paste.bytes.count > pasteLimit + Self.pasteEnd.count {
      paste.bytes.remove(at: pasteLimit)
      paste.isCut = true
    }
    state = .paste(paste)
    return nil
  }
}
