import Database

// The address of a table in a database file, such as `sqlite:music.db?table=artist`.
extension OpenOptions {
  /// The start of such an address.
  package static let fileScheme = "sqlite:"

  /// The parameters of an address with their options.
  private static var parameters: [(name: String, key: WritableKeyPath<OpenOptions, String?>)] {
    [
      ("table", \.table), ("order", \.order), ("position", \.position),
      ("where", \.condition), ("section", \.sectionKey),
    ]
  }

  /// Reads the options of an address of a database file.
  ///
  /// - Parameter address: The address; `%20` is a space.
  /// - Returns: The path and these options with those of the address; nil if a text is not such an
  ///   address.
  /// - Throws: An error about an unknown parameter.
  package func reading(
    _ address: String
  ) throws(StoreError) -> (path: String, options: OpenOptions)? {
    guard address.hasPrefix(Self.fileScheme) else { return nil }
    let rest = address.dropFirst(Self.fileScheme.count)
    let path = rest.prefix { $0 != "?" }
    var options = self
    for part in rest.dropFirst(path.count + 1).split(separator: "&") {
      let name = part.prefix { $0 != "=" }
      guard let parameter = Self.parameters.first(where: { $0.name == name }) else {
        throw .refused(
          "expected table, order, position, where or section, found \"\(name)\"",
          hint: "for example `sqlite:music.db?table=artist`"
        )
      }
      options[keyPath: parameter.key] = Self.decoded(part.dropFirst(name.count + 1))
    }
    return (Self.decoded(path), options)
  }

  /// Replaces each `%` with two hexadecimal digits by its byte.
  private static func decoded(_ text: Substring) -> String {
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var place = 0
    while place < bytes.count {
      let digits = String(decoding: bytes[place...].dropFirst().prefix(2), as: UTF8.self)
      if bytes[place] == UInt8(ascii: "%"), digits.utf8.count == 2, !digits.hasPrefix("+"),
        let byte = UInt8(digits, radix: 16)
      {
        decoded.append(byte)
        place += 3
      } else {
        decoded.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
