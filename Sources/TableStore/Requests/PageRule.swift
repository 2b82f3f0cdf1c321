/// How a server is asked for further pages of a list, and how it says which is the last.
public enum PageRule: Hashable, Sendable {
  /// There is one page.
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
  ///     the usual names are looked for, and the first page without rows is behind the last one.
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
