import TableUI
import TextLayout

/// `content`: the size of everything there is to scroll through.
struct ContentCommand: Command {
  static let description = CommandDescription(
    name: "content",
    aliases: ["contentSize"],
    shortest: "con",
    group: .looking,
    syntax: ["content"],
    summary: "the size of the content in points",
    pattern: "Asks the view alone (contentSize).",
    example: "content",
    effects: .reads,
    needs: .source
  )

  init(_ arguments: inout Arguments, in session: Session) {}

  func run(in session: Session) throws(CommandError) -> Answer {
    let size = try session.requireSource().tableView.contentSize
    return Answer(
      [.points(size.width), .points(size.height)],
      size.words
    )
  }
}
