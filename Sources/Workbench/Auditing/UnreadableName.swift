/// A text that a screen reader cannot read as words: the name of a file or a symbol, one letter, or
/// dashes.
struct UnreadableName {
  /// The text as words, or nil if it has none.
  let spoken: String?

  /// Creates a name; returns nil for a text that can be read.
  init?(_ text: String) {
    let letters = text.filter { $0.isLetter || $0.isNumber }
    if letters.isEmpty {
      guard text.contains(where: { "-–—_·•.".contains($0) }) else { return nil }
      spoken = nil
      return
    }
    if text.count == 1, text.first?.isLetter == true {
      spoken = nil
      return
    }
    guard let words = Self.words(text) else { return nil }
    spoken = words.joined(separator: " ")
  }

  /// Returns the words of a file's or a symbol's name, or nil if the text is another one.
  private static func words(_ text: String) -> [String]? {
    guard text.utf8.allSatisfy({ isNameByte($0) }) else { return nil }
    let parts = text.split(whereSeparator: { $0 == "." || $0 == "_" })
    // Single letters between dots are initials.
    guard parts.count > 1, text.contains("_") || parts.contains(where: { $0.count > 1 }) else {
      return nil
    }
    let dots = text.utf8.lazy.filter { $0 == UInt8(ascii: ".") }.count
    let isFile = parts.last.map { extensions.contains($0.lowercased()) } ?? false
    let isName = text.contains("_") || isFile || dots > 1 && !text.hasPrefix("www.")
    guard isName, parts[0].contains(where: \.isLetter) else { return nil }
    return parts.map(String.init)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static let extensions: Set<String> = [
    "gif", "heic", "jpeg", "jpg", "json", "md", "pdf", "png", "svg", "swift", "txt", "webp",
  ]
}

extension String {
  /// The first arrow to the left or to the right, which bidirectional text does not mirror; or nil.
  var arrow: String? {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x2190, 0x2192, 0x21D0, 0x21D2, 0x27F5, 0x27F6, 0x25B6, 0x25C0, 0x27A1, 0x2B05: true
      default: false
      }
    }.map { String(Character($0)) }
  }

  /// Returns the offset of the first place of another text, in Unicode scalars; nil if it is not
  /// there.
  func offset(of other: String) -> Int? {
    let (own, wanted) = (Array(unicodeScalars), Array(other.unicodeScalars))
    guard !wanted.isEmpty, wanted.count <= own.count else { return nil }
    return (0...(own.count - wanted.count)).first { start in
      own[start..<start + wanted.count].elementsEqual(wanted)
    }
  }
}
