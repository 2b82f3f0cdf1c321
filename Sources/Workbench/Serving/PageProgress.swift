/// A display of progress on a page, and on another display if there is one.
@MainActor final class PageProgress: ProgressReporting {
  private weak var page: (any PageServing)?
  private let next: (any ProgressReporting)?

  /// Creates a display.
  ///
  /// - Parameters:
  ///   - page: The page, held weakly.
  ///   - next: Another display, or nil.
  init(_ page: any PageServing, next: (any ProgressReporting)?) {
    (self.page, self.next) = (page, next)
  }

  func show(_ progress: Progress) {
    next?.show(progress)
    page?.showProgress(progress.title, done: progress.done, total: progress.total)
  }

  // A page removes it with the next state.
  func clear() { next?.clear() }
}
