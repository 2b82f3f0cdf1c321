/// A text to search rows for, ignoring case and accents.
///
/// ```swift
/// SearchText("CAFE").matches(item)  // an item titled "Café"
/// ```
public struct SearchText: Hashable, Sendable {
  /// The typed text.
  public let text: String

  private let folded: [UInt8]

  /// Creates a search for a text; an empty one matches every row.
  public init(_ text: String) {
    self.text = text
    folded = TextFolding.bytes(of: text)
  }

  /// Whether the title, the subtitle or the bound id of a row contains the text.
  ///
  /// An id without a bound key is the path where the row was loaded, which users do not see.
  ///
  /// - Parameter item: The row.
  /// - Returns: Whether the text is found.
  /// - Complexity: O(n) in the length of the texts.
  public func matches(_ item: Item) -> Bool {
    if let title = item.title, isFound(in: title) { return true }
    if let subtitle = item.subtitle, isFound(in: subtitle) { return true }
    return item.boundID.map { isFound(in: $0) } ?? false
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
