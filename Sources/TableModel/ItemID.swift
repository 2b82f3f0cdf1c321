/// What tells one row from another, wherever it moves.
///
/// Ids are compared as UTF-8 bytes. Two spellings that Unicode holds to be equal (NFC and NFD) stay two
/// ids, as they are two ids in the file.
public struct ItemID: Sendable {
  /// The id as text.
  public let text: String

  /// Makes an id from text.
  public init(_ text: String) { self.text = text }
}

extension ItemID: Hashable {
  public static func == (left: ItemID, right: ItemID) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(0xFF as UInt8)
  }
}

extension ItemID: CustomStringConvertible {
  public var description: String { text }
}
