import CommandLanguage

/// The notes about properties that have no effect.
enum PropertyText: OutputText {
  case recordedOnly(name: String)
  case delegateDecides(name: String, method: String)
  case exactHeights(name: String)
  case noFetchedResults(wiring: String)

  var words: String {
    switch self {
    case .recordedOnly(let name): "\(name) is recorded only; rows look the same"
    case .exactHeights(let name):
      "\(name) has no effect while all heights are computed at load; try `app estimate on`"
    case .noFetchedResults(let wiring):
      "the \(wiring) wiring has no fetched results; `wiring fetched` uses it"
    case .delegateDecides(let name, let method):
      "\(name) has no effect: the delegate returns heights (\(method))"
    }
  }
}
