import JSON

extension JSONValue {
  /// Whether any text or number in the value matches, at any depth; keys are ignored.
  ///
  /// - Complexity: O(n) in the size of the value, which is read once and without recursion.
  func hasReadable(where fits: (JSONValue) -> Bool) -> Bool {
    let bytes = source
    let end = range.upperBound
    var at = range.lowerBound
    while at < end {
      switch bytes[at] {
      case UInt8(ascii: "\""):
        let close = Self.endOfString(bytes, at: at, before: end)
        var next = close
        while next < end, bytes[next] <= 0x20 { next += 1 }
        // A string before a colon is a key.
        guard next == end || bytes[next] != UInt8(ascii: ":") else {
          at = next + 1
          continue
        }
        if fits(JSONValue(validated: bytes, range: at..<close)) { return true }
        at = next
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        var close = at + 1
        while close < end, Self.isInNumber(bytes[close]) { close += 1 }
        if fits(JSONValue(validated: bytes, range: at..<close)) { return true }
        at = close
      default: at += 1
      }
    }
    return false
  }

  private static func endOfString(_ bytes: [UInt8], at quote: Int, before end: Int) -> Int {
    var at = quote + 1
    while at < end, bytes[at] != UInt8(ascii: "\"") {
      at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(at + 1, end)
  }

  private static func isInNumber(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "+") && byte <= UInt8(ascii: "9") && byte != UInt8(ascii: ",")
      || byte | 0x20 == UInt8(ascii: "e")
  }
}
