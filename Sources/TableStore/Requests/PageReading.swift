/// What makes a page of an answer; it works on another thread.
public protocol PageReading: Sendable {
  /// Reads a page.
  ///
  /// - Parameters:
  ///   - response: The answer.
  ///   - number: The number of the page.
  ///   - first: The page that began the list, or nil where this is the one.
  ///   - rowsBefore: How many rows the list had before, so that rows without an id are told apart.
  /// - Returns: The page.
  /// - Throws: Why the answer is no page; nothing of it is used then.
  func read(
    _ response: HTTPResponse,
    number: Int,
    first: ListPage?,
    rowsBefore: Int
  ) throws(RequestError) -> ListPage
}
