import CommandLanguage
import TableAdapters

/// The errors of commands about fetched results.
enum FetchedFault: Fault {
  case noResults(wiring: String)
  case fetch(FetchedResultsError)

  var wording: Wording {
    switch self {
    case .noResults(let wiring):
      Wording(
        "refused",
        "not supported: the \(wiring) wiring has no fetched results",
        hint: "try `wiring fetched`"
      )
    case .fetch(let error):
      Wording(
        error.code,
        error.message,
        hint: "the rows are unchanged; `explain \(error.code)`, and `fault` lists the mistakes"
      )
    }
  }
}
