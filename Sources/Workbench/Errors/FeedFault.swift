import CommandLanguage

/// The errors of rows from servers.
enum FeedFault: Fault {
  case pullDisabled
  case nothingFailed
  case noPage
  case noRequest
  case noServer(name: String)
  case loadMoreDisabled

  var wording: Wording {
    switch self {
    case .pullDisabled:
      Wording(
        "refused",
        "pull to refresh is not enabled: the table view has no refreshControl",
        hint: "set refreshControl on"
      )
    case .nothingFailed:
      Wording("refused", "nothing has failed", hint: "more asks for the next page")
    case .noPage:
      Wording("refused", "no page has come yet", hint: "pull")
    case .noRequest:
      Wording("refused", "no request was made", hint: "open http://HOST/PATH")
    case .noServer(let name):
      Wording(
        "refused",
        "the rows of \(name) come from no server that could be asked",
        hint: "open http://HOST/PATH; `net serve FILE` uses responses from a file"
      )
    case .loadMoreDisabled:
      Wording(
        "refused",
        "pull to load more is not enabled: the table view has no loadMoreControl",
        hint: "set loadMoreControl on"
      )
    }
  }
}
