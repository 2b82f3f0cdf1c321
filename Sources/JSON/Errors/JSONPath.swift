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
