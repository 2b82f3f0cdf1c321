/// The type and character encoding that a server declares.
struct MediaType: Hashable, Sendable {
  /// The type without parameters, in lowercase.
  let name: String

  /// The character encoding as the server wrote it, or nil.
  let charset: String?

  private static let types: Set<String> = [
    "application/json", "text/json", "application/jsonl", "application/x-jsonl",
    "application/jsonlines", "application/x-jsonlines", "application/json-lines",
    "application/ndjson", "application/x-ndjson",
  ]

  private static let charsets: Set<String> = ["utf-8", "utf8", "us-ascii", "ascii"]

  /// Parses the value of a `Content-Type` header.
  init(_ value: String) {
    let parts = value.split(separator: ";", omittingEmptySubsequences: false)
    name = MediaType.trimmed(parts.first ?? "").lowercased()
    charset = parts.dropFirst().lazy.compactMap(MediaType.charset(in:)).first
  }

  /// Whether the type is JSON or JSON Lines.
  var isJSON: Bool { MediaType.types.contains(name) || name.hasSuffix("+json") }

  /// Whether the type is that of separated values.
  var isSeparatedValues: Bool { name == "text/csv" || name == "text/tab-separated-values" }

  /// Whether the type is a web page, such as a login page.
  var isPage: Bool { name == "text/html" || name == "application/xhtml+xml" }

  /// Whether the encoding is UTF-8, as JSON requires; true without a declared encoding.
  var isUTF8: Bool { charset.map { MediaType.charsets.contains($0.lowercased()) } ?? true }

  private static func charset(in parameter: Substring) -> String? {
    guard let equals = parameter.firstIndex(of: "="),
      trimmed(parameter[..<equals]).lowercased() == "charset"
    else { return nil }
    let value = trimmed(parameter[parameter.index(after: equals)...])
    let isQuoted = value.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"")
    return isQuoted ? String(value.dropFirst().dropLast()) : value
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
