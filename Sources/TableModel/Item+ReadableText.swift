import JSON

// The text in place of a missing title.
extension Item {
  /// The maximum numbers of members to read, and of bytes to show of the object itself.
  private static let mostLookedAt = 200
  private static let mostShown = 500

  /// The first readable text of the row, else its first number, else the compact object.
  ///
  /// - Complexity: Linear in the size of the row's first members.
  var readableText: FieldText {
    var inner: JSONValue?
    var number: JSONValue?
    for member in value.members.prefix(Self.mostLookedAt) {
      switch member.value.kind {
      case .string where member.value.isReadable: return .value(member.value)
      case .number where number == nil: number = member.value
      case .object where inner == nil:
        inner = member.value.members.prefix(Self.mostLookedAt).lazy.map(\.value)
          .first { $0.kind == .string && $0.isReadable }
      default: break
      }
    }
    if let found = inner ?? number { return .value(found) }
    guard value.utf8.count > Self.mostShown else { return .value(value) }
    let start = String(decoding: value.utf8.prefix(Self.mostShown), as: UTF8.self)
    return .text(String(start.map { $0.isNewline || $0 == "\t" ? " " : $0 }) + "…")
  }
}

extension JSONValue {
  /// Whether a string is neither blank nor a web address.
  fileprivate var isReadable: Bool { !isBlank && !utf8.starts(with: "\"http".utf8) }
}
