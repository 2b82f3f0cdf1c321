/// One link of a `Link` header. (RFC 8288.)
struct LinkHeader: Hashable, Sendable {
  /// Where it leads, as the server wrote it.
  let target: String

  /// What it is: `next`, `prev` and the like, in small letters.
  let relations: Set<String>

  /// The links of a header; what is no link is passed over.
  static func links(in text: String) -> [LinkHeader] {
    var links: [LinkHeader] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "<") {
      let behind = rest[rest.index(after: open)...]
      guard let close = behind.firstIndex(of: ">") else { break }
      let target = String(behind[..<close])
      rest = behind[behind.index(after: close)...]
      let end = endOfParameters(rest)
      links.append(LinkHeader(target: target, relations: relations(in: rest[..<end])))
      rest = rest[end...]
    }
    return links
  }

  /// The parameters end at a comma outside quotes.
  private static func endOfParameters(_ text: Substring) -> Substring.Index {
    var isQuoted = false
    for index in text.indices {
      if text[index] == "\"" { isQuoted.toggle() }
      if text[index] == ",", !isQuoted { return index }
    }
    return text.endIndex
  }

  private static func relations(in parameters: Substring) -> Set<String> {
    for parameter in parameters.split(separator: ";") {
      let parts = parameter.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, trimmed(parts[0]).lowercased() == "rel" else { continue }
      let value = trimmed(parts[1]).lowercased().filter { $0 != "\"" }
      return Set(value.split(separator: " ").map(String.init))
    }
    return []
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop { $0 == " " || $0 == "\t" }
    return start.lastIndex { $0 != " " && $0 != "\t" }.map { start[...$0] } ?? ""
  }
}
