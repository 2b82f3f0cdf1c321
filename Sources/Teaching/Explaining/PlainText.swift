/// A pasted text without variable parts such as line breaks, addresses, case and quote styles.
///
/// The items of a collection view become rows, because its messages are otherwise the same. An
/// index path of any spelling becomes `@section.row`.
enum PlainText {
  /// Returns the plain form of a text.
  ///
  /// - Complexity: O(n).
  static func of(_ text: some StringProtocol) -> String {
    var bytes = collapsed(text)
    if bytes.contains(UInt8(ascii: "&")) { bytes = replacingEntities(bytes) }
    bytes = replacingPaths(bytes)
    return replacingWords(String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the text in lowercase, with one space for each run of spaces, controls and escapes.
  private static func collapsed(_ text: some StringProtocol) -> [UInt8] {
    var result: [UInt8] = []
    var skipsEscape = false
    var isLineStart = true
    for scalar in text.unicodeScalars {
      if skipsEscape {
        // An escape sequence ends with a letter.
        skipsEscape = !scalar.properties.isAlphabetic
        continue
      }
      switch scalar {
      case "\u{1B}": skipsEscape = true
      case "\n", "\r":
        isLineStart = true
        append(0x20, to: &result)
      case ">" where isLineStart, "|" where isLineStart: append(0x20, to: &result)
      case "’", "‘", "`": append(UInt8(ascii: "'"), to: &result)
      case "“", "”": append(UInt8(ascii: "\""), to: &result)
      case "–", "—": append(UInt8(ascii: "-"), to: &result)
      case "…": for _ in 0..<3 { append(UInt8(ascii: "."), to: &result) }
      case "→", "\u{A0}": append(0x20, to: &result)
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          append(0x20, to: &result)
        } else {
          if scalar != " " { isLineStart = false }
          for byte in String(scalar).utf8 { append(byte, to: &result) }
        }
      }
    }
    return result
  }

  private static func append(_ byte: UInt8, to result: inout [UInt8]) {
    // A line break written as \n, \r or \t, or a quote written as \" or \'.
    if result.last == UInt8(ascii: "\\") {
      switch byte {
      case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
        result.removeLast()
        return append(0x20, to: &result)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): result.removeLast()
      default: break
      }
    }
    if byte == 0x20, result.last == 0x20 || result.isEmpty { return }
    result.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
  }

  /// Replaces the characters that a web page writes as `&lt;` or `&#39;`.
  private static func replacingEntities(_ bytes: [UInt8]) -> [UInt8] {
    let pairs = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&apos;", "'"),
      ("&nbsp;", " "), ("&amp;", "&"),
    ]
    let text = pairs.reduce(String(decoding: bytes, as: UTF8.self)) {
      $0.replacingAll($1.0, with: $1.1)
    }
    return Array(text.utf8)
  }

  /// Replaces `(<NSIndexPath: 0x…> {length = 2, path = 0 - 3})` or `2 indexes [0, 3]` by `@0.3`.
  private static func replacingPaths(_ bytes: [UInt8]) -> [UInt8] {
    let openings = ["{length = ", "indexes ["].map { Array($0.utf8) }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let opening = openings.first { bytes[index...].starts(with: $0) }
      guard let opening, let end = end(of: opening, bytes, from: index),
        let numbers = numbers(bytes[index..<end], isBraced: opening[0] == UInt8(ascii: "{"))
      else {
        result.append(bytes[index])
        index += 1
        continue
      }
      dropObject(from: &result)
      result += Array("@\(numbers)".utf8)
      index = end
      if index < bytes.count, bytes[index] == UInt8(ascii: ")") { index += 1 }
    }
    return result
  }

  private static func end(of opening: [UInt8], _ bytes: [UInt8], from start: Int) -> Int? {
    let closing = opening[0] == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
    let limit = min(bytes.count, start + 80)
    return bytes[start..<limit].firstIndex(of: closing).map { $0 + 1 }
  }

  /// Returns the numbers of a path, joined by periods, without the length in `{length = 2, …`.
  private static func numbers(_ bytes: ArraySlice<UInt8>, isBraced: Bool) -> String? {
    let words = bytes.split { !(0x30...0x39).contains($0) }.map {
      String(decoding: $0, as: UTF8.self)
    }
    let numbers = isBraced ? words.dropFirst() : words[...]
    return numbers.isEmpty || numbers.count > 2 ? nil : numbers.joined(separator: ".")
  }

  /// Removes the object before a path: `(<nsindexpath: 0x60…> `, `<nsindexpath 0x1e> 2 `.
  private static func dropObject(from result: inout [UInt8]) {
    while let last = result.last, last == 0x20 || (0x30...0x39).contains(last) {
      result.removeLast()
    }
    if result.last == UInt8(ascii: ">"), let start = result.lastIndex(of: UInt8(ascii: "<")),
      result.count - start < 60
    {
      result.removeSubrange(start...)
    }
    if result.last == UInt8(ascii: "(") {
      result.removeLast()
    } else if result.last != 0x20 {
      result.append(0x20)
    }
  }

  private static func replacingWords(_ text: String) -> String {
    let pairs = [
      ("uicollectionview", "uitableview"), ("collection view", "table view"), ("items", "rows"),
      ("item", "row"), ("[assert] ", ""),
    ]
    return pairs.reduce(text) { $0.replacingAll($1.0, with: $1.1) }
  }
}

extension String {
  /// Returns the text with every occurrence of an ASCII word replaced.
  fileprivate func replacingAll(_ word: String, with other: String) -> String {
    let bytes = Array(utf8)
    let needle = Array(word.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == needle[0], bytes[index...].starts(with: needle) {
        result += Array(other.utf8)
        index += needle.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
