import Rendering
import TableUI

/// `show`: the table drawn as text.
struct ShowCommand: Command {
  static let description = CommandDescription(
    name: "show",
    shortest: "sh",
    group: .looking,
    syntax: ["show [--all]"],
    summary: "the table as text: addresses in the margin, heights to scale (--all: every row)",
    pattern: "Draws the display lists of the cells on the screen; a renderer knows no cell class.",
    example: "show",
    effects: .reads,
    completion: .words(["--all"])
  )

  private let drawsAll: Bool

  init(_ arguments: inout Arguments, in session: Session) {
    drawsAll = arguments.takeFlag("--all")
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    try source.layout()
    let renderer = TextRenderer(escapeStyle: session.settings.escapeStyle)
    do {
      let picture =
        drawsAll
        ? try renderer.everything(of: source.tableView) : renderer.viewport(of: source.tableView)
      return picture.answer
    } catch {
      throw CommandError(error, era: source.tableView.messageEra)
    }
  }
}

extension TextPicture {
  /// The picture as an answer.
  var answer: Answer {
    Answer(
      [
        "text": .text(lines.joined(separator: "\n")), "width": .int(width),
        "lines": .int(lines.count),
      ],
      lines
    )
  }
}
