package import CommandLanguage
import JSON

extension Token {
  /// Returns the path that the word means; quotes around a single step are part of the path.
  ///
  /// Quotes around the whole word are not.
  ///
  /// - Parameter command: The text of the command.
  /// - Returns: The text of the path.
  package func pathText(in command: String) -> String {
    guard isQuoted, !isFromAlias else { return text }
    return Self.stepText(command.slice(of: range)) ?? text
  }

  /// Returns the path before the `=` of a word, or nil if the lexer removed nothing from the word.
  func assignedPathText(in command: String) -> String? {
    guard isQuoted, !isFromAlias, assignment != nil else { return nil }
    let raw = Array(command.slice(of: range).utf8)
    var open: UInt8?
    var at = 0
    while at < raw.count {
      let byte = raw[at]
      if let quote = open {
        if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") { at += 1 }
        if byte == quote { open = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        open = byte
      } else if byte == UInt8(ascii: "=") {
        return Self.stepText(String(decoding: raw[..<at], as: UTF8.self))
      }
      at += 1
    }
    return nil
  }

  /// Returns a text unchanged if it is a path with a step in double quotes, else nil.
  private static func stepText(_ raw: String) -> String? {
    let bytes = Array(raw.utf8)
    guard bytes.contains(UInt8(ascii: ".")), !bytes.contains(UInt8(ascii: "$")) else { return nil }
    guard bytes.first != UInt8(ascii: "'"), bytes.contains(UInt8(ascii: "\"")) else { return nil }
    guard let path = try? MemberPath(raw), path.steps.count > 1 else { return nil }
    return raw
  }
}
