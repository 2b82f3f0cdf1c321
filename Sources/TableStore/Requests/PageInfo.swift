/// The place of a page in a list, as a response describes it.
public struct PageInfo: Hashable, Sendable {
  /// The number of this page, where the answer says it.
  public var number: Int?

  /// The number of the last page, where the answer says it.
  public var lastPage: Int?

  /// The link to the next page, or nil.
  public var next: PageLink?

  /// The link to the previous page, or nil.
  public var previous: PageLink?

  /// Whether the answer says that there is no page behind this one.
  public var isLast = false

  /// The parameter that counts the pages, where pages are counted.
  public var parameter: String?

  /// A description of where this was found; empty if nothing was.
  public var origin = ""

  /// Says nothing.
  public init() {}
}

/// The way to request further pages of a list and to recognize the last.
public enum PageRule: Hashable, Sendable {
  /// The list has one page.
  case none

  /// The answer is searched for a `Link` header, a cursor or page numbers under the usual names.
  case automatic

  /// The `Link` header of an answer names the next page with `rel="next"`. (RFC 8288.)
  case link

  /// A parameter counts the pages.
  ///
  /// - Parameters:
  ///   - parameter: The name of the parameter.
  ///   - first: The number of the first page.
  ///   - lastKey: The key under which an answer tells the number of the last page; missing is 0 then. Nil:
  ///     the usual names are looked for, and the first page without rows is after the last one.
  case numbered(parameter: String, first: Int, lastKey: String? = nil)

  /// An answer holds the next page's cursor under a key, and a parameter hands it back.
  case cursor(key: String, parameter: String)

  /// The rule of the article: pages from 0, asked for by `nextPage`, the last one told by `page_number`.
  /// (KtTableView: base list model.)
  public static let article = PageRule.numbered(
    parameter: "nextPage",
    first: 0,
    lastKey: "page_number"
  )
}

/// The way to request one page of a list.
public enum PageLink: Hashable, Sendable {
  /// The address as it was given.
  case asGiven

  /// A parameter says which page.
  case parameter(name: String, value: String)

  /// The server has named the whole address.
  case url(String)
}

/// One link of a `Link` header. (RFC 8288.)
struct LinkHeader: Hashable, Sendable {
  /// The target, as the server wrote it.
  let target: String

  /// The relation in lower case, such as `next` or `prev`.
  let relations: Set<String>

  /// The links of a header; what is not a link is passed over.
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
