import JSON

/// Statistics of the values under one key or path in a sample of rows.
struct KeyStatistics {
  private static let longestCompared = 64

  /// The key or path, in a form to type.
  let key: String

  /// The keys from the outside in; a single key for a member of the row itself.
  let steps: [String]

  /// The last key in lowercase, without the characters that join its words.
  let plainName: String
  private(set) var present = 0
  private(set) var strings = 0
  private(set) var numbers = 0
  private(set) var bools = 0
  private(set) var containers = 0
  private(set) var addresses = 0
  private(set) var codes = 0
  private(set) var dates = 0

  /// The number of texts with several lines.
  private(set) var multilines = 0
  private(set) var plausibleHeights = 0

  /// The total size of all texts in bytes.
  private var textBytes = 0

  /// Numbers for the values' first bytes; other values have other ones, except by a chance of one
  /// to 2⁶⁴.
  private var seen: Set<UInt64> = []

  init(_ key: String, steps: [String]? = nil) {
    self.key = key
    self.steps = steps ?? [key]
    plainName = BindingNames.plain(self.steps.last ?? key)
  }

  /// The number of values with different first bytes.
  var distinct: Int { seen.count }

  /// The number of texts and numbers.
  var readable: Int { strings + numbers }

  /// Whether several rows have a value, and all values are equal.
  var isConstant: Bool { present > 1 && distinct == 1 }

  /// The mean length of the texts in bytes.
  var meanLength: Int { strings == 0 ? 0 : textBytes / strings }

  /// Returns whether several rows have a value, and the values are those of another key.
  ///
  /// - Parameter other: The other key, in the same sample.
  /// - Returns: Whether the keys have the same values.
  func repeats(_ other: KeyStatistics) -> Bool { present > 1 && seen == other.seen }

  /// The kind that most values have, or nil if the kinds vary or the values are null.
  var usualKind: JSONValue.Kind? {
    let most = max(strings, numbers, bools)
    guard most > 0, most * 2 > present else { return nil }
    return most == strings ? .string : most == numbers ? .number : .bool
  }

  mutating func count(_ value: JSONValue) {
    present += 1
    switch value.kind {
    case .string:
      strings += 1
      let text = value.utf8.dropFirst().dropLast()
      textBytes += text.count
      if ReadableText.hasLines(text) { multilines += 1 }
      if text.starts(with: "http".utf8) {
        addresses += 1
      } else if ReadableText.isDate(text) {
        dates += 1
      } else if ReadableText.isCode(text) {
        codes += 1
      }
    case .number:
      numbers += 1
      if let number = value.double, (0...2000).contains(number) { plausibleHeights += 1 }
    case .bool: bools += 1
    case .object, .array: containers += 1
    case .null: return
    }
    seen.insert(Self.number(of: value.utf8.prefix(KeyStatistics.longestCompared)))
  }

  /// Returns a number for bytes (FNV-1a), which a set finds faster than the bytes.
  private static func number(of bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

/// Distinguishes texts for people from texts for programs, by their bytes in JSON.
enum ReadableText {
  /// Whether a text is a code, such as hexadecimal digits or a UUID.
  ///
  /// Codes are also short texts of capitals and digits, long words with digits, words such as
  /// `cus_4` and `,us7000,`, and base64.
  static func isCode(_ text: ArraySlice<UInt8>) -> Bool {
    guard !text.isEmpty else { return false }
    if isSymbol(text) { return true }
    var (digits, capitals, hex, others, joints) = (0, 0, 0, 0, 0)
    for byte in text.prefix(80) {
      switch byte {
      case 0x30...0x39: digits += 1
      case 0x41...0x46:
        capitals += 1
        hex += 1
      case 0x47...0x5A: capitals += 1
      case 0x61...0x66: hex += 1
      case 0x2C, 0x5F: joints += 1
      case 0x67...0x7A, 0x2D, 0x3A, 0x2E: others += 1
      default: return false
      }
    }
    let count = min(text.count, 80)
    if digits == count || (digits + capitals == count && count <= 8) { return true }
    if digits > 0, capitals > 0, digits + capitals == count, count <= 16 { return true }
    // A time in seconds, such as `1609459200.000100`.
    if digits >= 10, digits + 1 == count, text.contains(UInt8(ascii: ".")) { return true }
    if digits > 0, joints > 0 { return true }
    if digits > 0, count >= 10, capitals >= 3, capitals + digits < count { return true }
    if digits + hex >= 8, digits > 0, digits + hex + 4 >= count { return true }
    return count >= 20 && digits * 5 > count
  }

  /// Whether a short text starts with an emoji, such as a flag, as a character or as an escape.
  private static func isSymbol(_ text: ArraySlice<UInt8>) -> Bool {
    text.count <= 24 && (text.starts(with: [0xF0, 0x9F]) || text.starts(with: #"\ud83"#.utf8))
  }

  /// Whether a line break with text after it is among the first bytes of a text.
  static func hasLines(_ text: ArraySlice<UInt8>) -> Bool {
    var isEscaped = false
    for byte in text.prefix(200).dropLast() {
      if isEscaped, byte == UInt8(ascii: "n") { return true }
      isEscaped = byte == UInt8(ascii: "\\")
    }
    return false
  }

  /// Whether a text starts with a date in ISO 8601 form.
  static func isDate(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count >= 10, text.count <= 40 else { return false }
    let first = Array(text.prefix(10))
    return first.indices.allSatisfy { index in
      index == 4 || index == 7
        ? first[index] == UInt8(ascii: "-") : (0x30...0x39).contains(first[index])
    }
  }
}
