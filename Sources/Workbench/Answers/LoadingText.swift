import CommandLanguage

/// The output of pulls, pages and requests; ``RemoteListMessages`` has the events of a list.
enum LoadingText: OutputText {
  case pulledTooShort(by: Double, threshold: Double)
  case alreadyRefreshing(by: Double)
  case noRefreshTarget(by: Double)
  case noRefreshMethod(receiver: String)
  case sentRefresh(by: Double, receivers: [String], isRefreshing: Bool)
  case pulled(by: Double)

  case pages(ClosedRange<Int>, paging: String)
  case discardedEdits(Int)
  case forgotPages
  case skippedElements(Int)
  case canceled(milliseconds: Int)

  var words: String {
    switch self {
    case .pulledTooShort(let distance, let threshold):
      Self.pulled(by: distance).words
        + "a refresh needs \(TextFormatting.points(threshold)); the rows moved back"
    case .alreadyRefreshing(let distance):
      Self.pulled(by: distance).words + "already refreshing; no event sent"
    case .noRefreshTarget(let distance):
      Self.pulled(by: distance).words + "refreshing, but valueChanged has no target"
    case .noRefreshMethod(let receiver):
      "\(receiver) has no refresh(); adopt Refreshing to add it;"
        + " `app refresh end` stops the spinner"
    case .sentRefresh(let distance, let receivers, let isRefreshing):
      Self.pulled(by: distance).words
        + "sent valueChanged to \(receivers.joined(separator: ", "))"
        + (isRefreshing ? "; refreshing until endRefreshing" : ", which ended the refresh")
    case .pulled(let distance): "pulled \(TextFormatting.points(distance)): "

    case .pages(let pages, let paging):
      (pages.count == 1
        ? "page \(pages.lowerBound) is" : "pages \(pages.lowerBound) to \(pages.upperBound) are")
        + " in the table; \(paging)"
    case .forgotPages:
      "forgot all pages, as before the first one; `more` requests page 0"
    case .discardedEdits(let count):
      "the refresh discarded \(TextFormatting.count(count, "unsaved edit"))"
    case .skippedElements(let count):
      "skipped \(TextFormatting.count(count, "element")); `report` lists them"
    case .canceled(let milliseconds):
      "canceled the request after \(TextFormatting.milliseconds(milliseconds)); table unchanged"
    }
  }
}
