/// The delegate of a list model. (KtTableView: list model delegate.)
///
/// Each completed request calls exactly one of refresh, load and failure, or none if it was
/// canceled. Then it always calls the finish, once.
@MainActor public protocol ListModelDelegate: AnyObject {
  /// Called when the list restarts with a page.
  func listModel(_ model: ListModel, didRefresh page: ListPage)

  /// Called when a further page is loaded.
  ///
  /// - Parameters:
  ///   - model: The list.
  ///   - page: The page.
  ///   - kind: Whether it follows or precedes the others.
  ///   - isFromCache: Whether it comes from the cache, without a request.
  func listModel(
    _ model: ListModel,
    didLoad page: ListPage,
    kind: RowLoad,
    isFromCache: Bool
  )

  /// Called when a request failed; the list is unchanged.
  func listModel(_ model: ListModel, didFail error: RequestError, kind: RowLoad)

  /// Called when no next page exists.
  func listModelDidReachLastPage(_ model: ListModel)

  /// Called when a request is over, with any result.
  func listModelDidFinish(_ model: ListModel)
}
