/// What a list model tells its screen. (KtTableView: list model delegate.)
///
/// Of each completed request exactly one of refresh, load and failure is told, or none where it was cancelled,
/// and then always the finish, once.
@MainActor public protocol ListModelDelegate: AnyObject {
  /// The list begins anew with a page.
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
    kind: ListModel.Kind,
    isFromCache: Bool
  )

  /// Nothing came of a request; the list is as it was.
  func listModel(_ model: ListModel, didFail error: RequestError, kind: ListModel.Kind)

  /// There is no page behind the last one.
  func listModelDidReachLastPage(_ model: ListModel)

  /// A request is over, however it ended.
  func listModelDidFinish(_ model: ListModel)
}
