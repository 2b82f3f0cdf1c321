/// The place of a page in a list, as a response describes it.
public struct PageInfo: Hashable, Sendable {
  /// The number of this page, or nil if the response does not give it.
  public var number: Int?

  /// The number of the last page, or nil if the response does not give it.
  public var lastPage: Int?

  /// The link to the next page, or nil.
  public var next: PageLink?

  /// The link to the previous page, or nil.
  public var previous: PageLink?

  /// Whether the response says that no page follows.
  public var isLast = false

  /// The parameter for the page number, or nil if pages are not numbered.
  public var parameter: String?

  /// A description of where this was found; empty if not found.
  public var origin = ""

  /// Creates a value without any information.
  public init() {}
}

/// The way to request further pages of a list and to recognize the last.
public enum PageRule: Hashable, Sendable {
  /// The list has one page.
  case none

  /// The response is searched for a `Link` header, a cursor or page numbers under the usual names.
  case automatic

  /// The `Link` header of a response names the next page with `rel="next"`. (RFC 8288.)
  case link

  /// A parameter counts the pages.
  ///
  /// - Parameters:
  ///   - parameter: The name of the parameter.
  ///   - first: The number of the first page.
  ///   - lastKey: The response key for the number of the last page; a missing value is 0 then. With
  ///     nil, the usual names are searched, and the first page without rows follows the last one.
  case numbered(parameter: String, first: Int, lastKey: String? = nil)

  /// A response key holds the next page's cursor, and a parameter sends it back.
  case cursor(key: String, parameter: String)

  /// The rule of the article: pages from 0 in the parameter `nextPage`, the last one under
  /// `page_number`. (KtTableView: base list model.)
  public static let article = PageRule.numbered(
    parameter: "nextPage",
    first: 0,
    lastKey: "page_number"
  )
}

/// The way to request one page of a list.
public enum PageLink: Hashable, Sendable {
  /// The given URL, unchanged.
  case asGiven

  /// A parameter selects the page.
  case parameter(name: String, value: String)

  /// The whole URL, as given by the server.
  case url(String)
}

/// One link of a `Link` header. (RFC 8288.)
struct LinkHeader: Hashable, Sendable {
  /// The target, as the server wrote it.
  let target: String

  /// The relations in lowercase, such as `next` or `prev`.
  let relations: Set<String>

  /// Returns the links of a header; other parts are skipped.
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

  /// Returns the end of the parameters: the first comma outside quotes.
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
