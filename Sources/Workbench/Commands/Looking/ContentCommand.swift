import TableUI
import TextLayout

/// `content`: the size of everything there is to scroll through.
struct ContentCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("content", short: "con", in: .looking, aliases: ["contentSize"]),
    words: .of(make: Self.init),
    summary: "the size of the content in points",
    pattern: "Asks the view alone (contentSize).",
    example: "content",
    effects: .reads
  )

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let size = source.tableView.contentSize
    return Answer(
      [.points(size.width), .points(size.height)],
      size.words
    )
  }
}
