/// A place in JSON text, for a reader.
public struct JSONPlace: Hashable, Sendable {
  /// The number of bytes before the place.
  public let offset: Int

  /// The line, starting at 1; lines end at line feeds.
  public let line: Int

  /// The column in Characters, starting at 1.
  public let column: Int

  /// The path from the root, such as `sections[0].items[3].height`; empty at the root.
  ///
  /// Keys that are not identifiers are strings: `["a b"]`.
  public let path: String

  /// Creates a place.
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

/// The format of a path from the root.
package enum JSONPath {
  /// The maximum number of Characters of a key in a path.
  private static var keyLimit: Int { 80 }

  /// Appends a member: `.title`, or `["a b"]` if the key is not an identifier.
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

/// A duplicate key in an object.
///
/// It is valid JSON: both members are kept, and the last value is used.
public struct JSONDuplicateKey: Hashable, Sendable {
  /// The decoded key.
  public let key: String

  /// The place of the first occurrence.
  public let first: JSONPlace

  /// The place of the second occurrence.
  public let second: JSONPlace

  /// The number of occurrences after the first.
  public let count: Int
}
