/// The delegate of a list model. (KtTableView: list model delegate.)
///
/// Of each completed request exactly one of refresh, load and failure is told, or none where it was cancelled,
/// and then always the finish, once.
@MainActor public protocol ListModelDelegate: AnyObject {
  /// The list restarts with a page.
  func listModel(_ model: ListModel, didRefresh page: ListPage)

  /// A further page is there.
  ///
  /// - Parameters:
  ///   - model: The list.
  ///   - page: The page.
  ///   - kind: Whether it comes behind or before the others.
  ///   - isFromCache: Whether no server was asked.
  func listModel(
    _ model: ListModel,
    didLoad page: ListPage,
    kind: RowLoad,
    isFromCache: Bool
  )

  /// Called when a request failed; the list is unchanged.
  func listModel(_ model: ListModel, didFail error: RequestError, kind: RowLoad)

  /// Called when there is no next page.
  func listModelDidReachLastPage(_ model: ListModel)

  /// A request is over, however it ended.
  func listModelDidFinish(_ model: ListModel)
}
