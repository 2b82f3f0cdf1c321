package import CommandLanguage
import TableModel
package import Workspace

extension Address.Place {
  /// Creates a place from a text such as `3`, `3..7`, `3..last`, `last` or `*`; nil if invalid.
  init?(_ text: String) {
    switch text {
    case "last": self = .last
    case "*": self = .every
    default:
      if let number = Int(text) {
        self = .number(number)
        return
      }
      guard let dots = text.firstRange(of: "..") else { return nil }
      guard let low = Int(text[..<dots.lowerBound]) else { return nil }
      let rest = text[dots.upperBound...]
      if rest == "last" {
        self = .rangeToLast(low)
      } else if let high = Int(rest) {
        self = .range(low, high)
      } else {
        return nil
      }
    }
  }
}

extension String {
  /// Returns the first range of a short text in this one, or nil.
  fileprivate func firstRange(of other: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) {
        return start..<index(start, offsetBy: other.count)
      }
      start = index(after: start)
    }
    return nil
  }
}

extension Token {
  /// Returns the id of an address such as `#ada` or `#"New York"`, or nil.
  ///
  /// The quotes may begin after the sign: a word that begins with a quote is a text.
  func addressedID(in command: String) -> String? {
    guard json == nil, text.hasPrefix("#"), text.utf8.count > 1,
      bare != nil || !isFromAlias && command.slice(of: range).hasPrefix("#")
    else { return nil }
    return String(text.dropFirst())
  }
}

extension ItemID {
  /// The address of a row with the id, as a person types it: `#ada` or `#"New York"`.
  var address: String {
    // Most ids are plain, and a list has many.
    let isPlain = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2D
    }
    return "#" + (isPlain || WordSpelling.isBare("x" + text) ? text : text.literal)
  }
}

extension Arguments {
  /// An address and its offset in the command.
  package struct Located: Hashable, Sendable {
    package var address: Address
    var offset: Int

    /// Whether the user typed the address instead of using the current row.
    var isExplicit = true
  }

  /// Parses an address if there is one; the default is the current row.
  ///
  /// - Parameter loneIsValue: Whether a single number is a value, not a row (`height 88`).
  /// - Returns: The address and its offset.
  /// - Throws: An error at a word that looks like an address but is invalid.
  package mutating func takeAddress(loneIsValue: Bool = false) throws(CommandError) -> Located {
    let offset = offset
    if let id = next?.addressedID(in: text) {
      take()
      return Located(address: .id(id), offset: offset)
    }
    guard let word = bare() else {
      return Located(address: .current, offset: offset, isExplicit: false)
    }
    if word == "." {
      take()
      return Located(address: .current, offset: offset)
    }
    if let pair = Self.pair(word) {
      take()
      return Located(address: .row(section: pair.0, pair.1), offset: offset)
    }
    if let distance = Self.distance(word), bare(1).map({ Address.Place($0) == nil }) ?? true {
      take()
      return Located(address: .relative(distance), offset: offset)
    }
    guard let first = Address.Place(word) else {
      if Self.looksLikeNumber(word) { throw unexpected("a row such as 0 3") }
      return Located(address: .current, offset: offset, isExplicit: false)
    }
    if case .number(let section) = first, let second = bare(1) {
      if let place = Address.Place(second) {
        take()
        take()
        return Located(address: .row(section: section, place), offset: offset)
      }
      if Self.looksLikeNumber(second) {
        take()
        throw unexpected("a row number")
      }
    }
    if loneIsValue, case .number = first, count == 1 {
      return Located(address: .current, offset: offset, isExplicit: false)
    }
    take()
    return Located(address: first == .every ? .all : .loneRow(first), offset: offset)
  }

  /// Parses a required address.
  mutating func takeExplicitAddress(_ wanted: String) throws(CommandError) -> Located {
    let here = self
    let located = try takeAddress()
    guard located.isExplicit else { throw here.unexpected(wanted) }
    return located
  }

  /// Returns the number in `+2` or `-1`, or nil.
  private static func distance(_ word: String) -> Int? {
    word.hasPrefix("+") || word.hasPrefix("-") ? Int(word) : nil
  }

  /// Returns the parts of `0.3`, `0:3`, `0.last` or `0.3..7`, or nil.
  private static func pair(_ word: String) -> (Int, Address.Place)? {
    guard let split = word.firstIndex(where: { $0 == "." || $0 == ":" }) else { return nil }
    let rest = word[word.index(after: split)...]
    guard !rest.hasPrefix("."), let section = Int(word[..<split]),
      let place = Address.Place(String(rest))
    else { return nil }
    return (section, place)
  }

  /// Returns whether a word looks like a number but is not a valid one: `1e9`,
  /// `99999999999999999999`.
  private static func looksLikeNumber(_ word: String) -> Bool {
    let digits = word.drop { $0 == "-" || $0 == "+" }
    guard let first = digits.first, first.isASCII, first.isNumber else { return false }
    return digits.allSatisfy { $0.isASCII && ($0.isNumber || ".eE+-".contains($0)) }
  }
}
