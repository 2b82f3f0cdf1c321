import CommandLanguage

/// The errors of commands about fetched results.
enum FetchedFault: Fault {
  case noResults(wiring: String)

  var wording: Wording {
    switch self {
    case .noResults(let wiring):
      Wording(
        "refused",
        "not supported: the \(wiring) wiring has no fetched results",
        hint: "try `wiring fetched`"
      )
    }
  }
}
