import TableModel
import TableUI

/// `swipe`: a finger pushes a row aside.
struct SwipeCommand: Command {
  static let description = CommandDescription(
    name: "swipe",
    shortest: "swi",
    group: .acting,
    syntax: ["swipe [S R] [leading|trailing] [full]"],
    summary: "pushes a row aside to its buttons; full does the first one at once",
    pattern: "V → C: canEdit, editingStyle, willBeginEditing; then confirm → commit.",
    example: "swipe 0 1",
    effects: .changes,
    completion: .sequence([.optionalRow, .words(["leading", "trailing"]), .words(["full"])]),
    needs: .source
  )

  private let address: Arguments.Located
  private let edge: SwipeEdge
  private let isFull: Bool

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    address = try arguments.takeRowBefore(["leading", "trailing", "full"])
    edge = arguments.take("leading") ? .leading : .trailing
    _ = arguments.take("trailing")
    isFull = arguments.take("full")
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireScreen()
    let path = try RowResolver(source).row(address)
    let runner = GestureRunner(session, source)
    try runner.refuseInBatch()
    let name = runner.name(path)
    let result = try runner.run(.swipe(path, from: edge, isFull: isFull))
    if let refusal = result.refusal { throw CommandError(refusal, path) }
    return OpenRowAnswer(session, source, runner).answer(result, name)
  }
}

extension Arguments {
  /// An address, where none of some keywords stands in its place.
  mutating func takeRowBefore(_ keywords: [String]) throws(CommandError) -> Located {
    if let bare = bare(), keywords.contains(bare) {
      return Located(address: .current, offset: offset, isExplicit: false)
    }
    return try takeAddress()
  }
}
