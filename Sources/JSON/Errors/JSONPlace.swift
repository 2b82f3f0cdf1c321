/// A place in JSON text, as a person looks for it.
public struct JSONPlace: Hashable, Sendable {
  /// The number of bytes before the place.
  public let offset: Int

  /// The line, from 1; lines end at line feeds.
  public let line: Int

  /// The column, from 1, in Characters.
  public let column: Int

  /// The way from the root: `sections[0].items[3].height`, empty at the root.
  ///
  /// Keys that are no identifiers stand as strings: `["a b"]`.
  public let path: String

  /// Makes a place.
  public init(offset: Int, line: Int, column: Int, path: String) {
    self.offset = offset
    self.line = line
    self.column = column
    self.path = path
  }
}

extension JSONPlace: CustomStringConvertible {
  public var description: String {
    let place = "line \(line), column \(column)"
    return path.isEmpty ? place : "\(place) (\(path))"
  }
}

/// How a way from the root is written.
package enum JSONPath {
  /// The most Characters of one key that a path shows.
  private static var keyLimit: Int { 80 }

  /// Appends a member: `.title`, or `["a b"]` where the key is no identifier.
  package static func append(key: String, to path: inout String) {
    let short = key.count > keyLimit ? "\(key.prefix(keyLimit - 1))…" : key
    if isIdentifier(short) {
      path += path.isEmpty ? short : "." + short
    } else {
      path += "[\(JSONText.quoted(short))]"
    }
  }

  private static func isIdentifier(_ key: String) -> Bool {
    guard let first = key.unicodeScalars.first, isStart(first) else { return false }
    return key.unicodeScalars.allSatisfy { isStart($0) || $0.properties.isXIDContinue }
  }

  private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "$" || scalar.properties.isXIDStart
  }
}

/// A key that stands twice in one object.
///
/// That is valid JSON: both members are kept, the last value is used.
public struct JSONDuplicateKey: Hashable, Sendable {
  /// The decoded key.
  public let key: String

  /// Where the key stands first.
  public let first: JSONPlace

  /// The place of the second occurrence.
  public let second: JSONPlace

  /// The number of occurrences after the first.
  public let count: Int
}
