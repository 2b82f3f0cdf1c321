import JSON

/// A text to search rows for, ignoring case and accents.
///
/// ```swift
/// SearchText("CAFE").matches(item)  // an item with the title, or any other text, "Café"
/// ```
public struct SearchText: Hashable, Sendable {
  /// The typed text.
  public let text: String

  /// The folded text in UTF-8.
  package let folded: [UInt8]

  /// Whether the search may compare bytes of a file that are ASCII without escapes.
  private let isPlain: Bool

  /// Creates a search for a text; an empty one matches every row.
  public init(_ text: String) {
    self.text = text
    folded = TextFolding.bytes(of: text)
    isPlain = folded.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\\") }
  }

  /// Whether any text or number of a row contains the text, at any depth.
  ///
  /// The key of a key-value row is included.
  ///
  /// - Parameter item: The row.
  /// - Returns: Whether the text is found.
  /// - Complexity: O(n) in the size of the row.
  public func matches(_ item: Item) -> Bool {
    if folded.isEmpty { return true }
    if let key = item.key, isFound(in: key) { return true }
    return item.value.hasReadable { isFound(in: $0) }
  }

  /// Whether another text contains this one.
  ///
  /// - Parameter other: The other text.
  /// - Returns: Whether the text is found.
  public func isFound(in other: String) -> Bool {
    guard let first = folded.first else { return true }
    let bytes = TextFolding.bytes(of: other)
    guard bytes.count >= folded.count else { return false }
    for start in 0...bytes.count - folded.count where bytes[start] == first {
      if bytes[start..<start + folded.count].elementsEqual(folded) { return true }
    }
    return false
  }
}

// Values of a file, without creating strings.
extension SearchText {
  /// Whether a text or number contains the text.
  func isFound(in value: JSONValue) -> Bool {
    plain(value, isWhole: false) ?? isFound(in: value.plainText ?? "")
  }

  /// Whether a text, a number or a Boolean is equal to the text.
  func isEqual(to value: JSONValue) -> Bool {
    plain(value, isWhole: true) ?? (TextFolding.bytes(of: value.plainText ?? "") == folded)
  }

  /// Compares bytes; returns nil if the value has escapes or characters outside ASCII.
  private func plain(_ value: JSONValue, isWhole: Bool) -> Bool? {
    guard isPlain || value.kind != .string else { return nil }
    let quotes = value.kind == .string ? 1 : 0
    let bytes = value.source.span
    let (start, end) = (value.range.lowerBound + quotes, value.range.upperBound - quotes)
    guard let first = folded.first else { return isWhole ? start >= end : true }
    var at = start
    while at < end {
      let byte = bytes[at]
      guard byte < 0x80, byte != UInt8(ascii: "\\") else { return nil }
      if Self.small(byte) == first, at + folded.count <= end, !isWhole || at == start,
        hasText(bytes, at: at)
      {
        guard isWhole else { return true }
        // The next character may be a combining mark, which folding removes.
        if at + folded.count == end { return true }
      }
      at += 1
    }
    return false
  }

  private func hasText(_ bytes: borrowing Span<UInt8>, at start: Int) -> Bool {
    var index = 1
    while index < folded.count {
      guard Self.small(bytes[start + index]) == folded[index] else { return false }
      index += 1
    }
    return true
  }

  /// Returns an ASCII letter in lowercase.
  private static func small(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
