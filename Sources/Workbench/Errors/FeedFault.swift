import CommandLanguage

/// The errors of rows from servers.
enum FeedFault: Fault {
  case pullDisabled
  case nothingFailed
  case noPage
  case noRequest
  case stillLoading
  case noServer(name: String)
  case loadMoreDisabled

  var wording: Wording {
    switch self {
    case .pullDisabled:
      Wording(
        "refused",
        "pull to refresh is not enabled: the table view has no refreshControl",
        hint: "try `set refreshControl on`"
      )
    case .nothingFailed:
      Wording("refused", "no request has failed", hint: "`more` loads the next page")
    case .noPage:
      Wording("refused", "no page is loaded yet", hint: "try `pull`")
    case .stillLoading:
      Wording("refused", "a request is running", hint: "`cancel` it, or `tick` until it ends")
    case .noRequest:
      Wording("refused", "no request was sent", hint: "try `open http://HOST/PATH`")
    case .noServer(let name):
      Wording(
        "refused",
        "the rows of \(name) do not come from a server",
        hint: "`open http://HOST/PATH`; `net serve FILE` replaces the server"
      )
    case .loadMoreDisabled:
      Wording(
        "refused",
        "pull to load more is not enabled: the table view has no loadMoreControl",
        hint: "try `set loadMoreControl on`"
      )
    }
  }
}
