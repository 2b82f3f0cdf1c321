import TableModel
import TableUI

/// `swipe`: a finger pushes a row aside.
struct SwipeCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("swipe", short: "swi", in: .acting),
    words: .of(
      .row(before: "leading", "trailing", "full"),
      .swipeEdge,
      .word("full")
    ) { Self(address: $0, edge: $1, isFull: $2) },
    summary: "pushes a row aside to its buttons; full does the first one at once",
    pattern: "V → C: canEdit, editingStyle, willBeginEditing; then confirm → commit.",
    example: "swipe 0 1",
    effects: .changes,
    needs: [.screen, .noBatch]
  )

  private let address: Arguments.Located
  private let edge: SwipeEdge
  private let isFull: Bool

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let path = try RowResolver(source).row(address)
    let runner = GestureRunner(session, source)
    let name = runner.name(path)
    let result = try runner.run(.swipe(path, from: edge, isFull: isFull))
    if let refusal = result.refusal { throw CommandError(refusal, path) }
    return OpenRowAnswer(session, source, runner).answer(result, name)
  }
}

extension Syntax where Value == SwipeEdge {
  /// From where the finger comes; without a word from the trailing edge.
  fileprivate static let swipeEdge = Syntax<SwipeEdge>.either(
    .mark("leading", is: .leading),
    .mark("trailing", is: .trailing)
  )
  .joined.ifThere.map { $0 ?? .trailing }
}
