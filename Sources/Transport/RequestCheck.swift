import TableStore

/// A check that no part of a request's head can start another line.
enum RequestCheck {
  /// The headers that the library writes itself, based on the body.
  private static let reserved: Set<String> = ["content-length", "transfer-encoding"]

  /// Checks the method and the headers.
  ///
  /// - Throws: The invalid part; values are never shown, as they may be secret.
  static func check(_ request: HTTPRequest, to address: String) throws(TransportError) {
    guard !request.method.isEmpty, request.method.unicodeScalars.allSatisfy(isPartOfToken) else {
      throw TransportError(
        .prepare,
        "\(address) cannot be requested with the method \"\(shortened(request.method))\"",
        hint: "a method is one word, such as GET or POST"
      )
    }
    for field in request.headers { try check(field, to: address) }
  }

  private static func check(_ field: HTTPField, to address: String) throws(TransportError) {
    let odd = field.name.unicodeScalars.firstIndex { !isPartOfToken($0) }
    guard odd == nil, !field.name.isEmpty else {
      let name = field.name[..<(odd ?? field.name.startIndex)]
      throw TransportError(
        .prepare,
        name.isEmpty
          ? "\(address): a header has no name"
          : "\(address): a header name has an invalid character after \"\(name)\"",
        hint: "a header is 'Name: value', its name without spaces"
      )
    }
    if let name = field.value.unicodeScalars.lazy.filter({ $0 != "\t" }).compactMap(\.nameOfControl)
      .first
    {
      throw TransportError(
        .prepare,
        "\(address): the value of the header \(field.name) has the control character"
          + " \(name)"
      )
    }
    guard !reserved.contains(field.name.lowercased()) else {
      throw TransportError(
        .prepare,
        "\(address): the header \(field.name) is set automatically",
        hint: "remove it"
      )
    }
  }

  /// Returns whether RFC 9110 (section 5.6.2) allows a character in a method or a name.
  private static func isPartOfToken(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    case "!", "#", "$", "%", "&", "'", "*", "+", "-", ".", "^", "_", "`", "|", "~": true
    default: false
    }
  }

  private static func shortened(_ text: String) -> String {
    text.count > 20 ? text.prefix(20) + "…" : text
  }
}
