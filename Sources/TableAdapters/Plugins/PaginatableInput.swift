/// What a ``PaginatableOutput`` says about its pages.
@MainActor public protocol PaginatableInput: AnyObject {
  /// Says whether there are further pages; only then is one asked for.
  func updatePagination(canIterate: Bool)

  /// Says whether a page is on its way.
  func updateProgress(isLoading: Bool)

  /// Says why a page did not come, or nil that this is over; while there is a reason no page is asked for.
  func updateError(_ message: String?)
}
