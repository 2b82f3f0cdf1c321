/// `app paging`: further rows when the last one shows.
struct AppPagingWord: AppWord {
  static let description = AppWordDescription(
    name: "paging",
    words: .of(.choice(["on", "guarded", "off"]), make: Self.init),
    meanings: ["loads a page when the last row shows; guarded: one at a time"]
  )

  private let word: String

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let application = source.makeApplication(clock: session.clock)
    application.paging = word == "off" ? nil : Paging(isGuarded: word == "guarded")
    application.apply()
    let page = "\(Paging.pageSize) rows a page, after \(Paging.latency) ms (tick \(Paging.latency))"
    let words =
      switch word {
      case "on": "willDisplay of the last row asks for the next page, each time: " + page
      case "guarded": "willDisplay of the last row asks for one page at a time: " + page
      default: "no more pages"
      }
    return Answer(["paging": .text(word)], words)
  }
}
