/// Who fetches the next page of rows.
@MainActor public protocol PaginatableOutput: AnyObject {
  /// Gets the input, once, before the first page.
  func onPaginationInitialized(with input: any PaginatableInput)

  /// Fetches the next page.
  func loadNextPage(with input: any PaginatableInput)
}
