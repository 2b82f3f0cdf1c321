import TableModel
import TableStore
import TableUI

/// `cancel`: ends what is under way.
struct CancelCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("cancel", short: "can", in: .acting),
    words: .of(make: Self.init),
    summary: "ends what is under way: a touch, an open row, a request",
    pattern: "V → delegate: didUnhighlight, or didEndEditing; nothing is selected or committed.",
    setup: ["press 0 1"],
    example: "cancel",
    effects: .changes,
    needs: .screen
  )

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let table = source.tableView
    if !table.hasOpenRow, table.highlightedIndexPath == nil, let feed = source.feed,
      feed.model.isLoading
    {
      source.comeBack()
      return FeedRunner(session, source, feed).cancel()
    }
    guard table.hasOpenRow || table.highlightedIndexPath != nil else {
      throw CommandError(
        "refused",
        "nothing is under way",
        hint: "cancel ends what press, swipe, pull or more began"
      )
    }
    let runner = GestureRunner(session, source)
    let touched = table.highlightedIndexPath
    let open = table.indexPathForOpenRow
    let result = try runner.run(.cancel)
    var lines: [String] = []
    if let touched {
      lines.append("the touch on \(runner.name(touched)) is over; nothing was selected")
    }
    if let open { lines.append("\(runner.name(open)) is closed; nothing was carried out") }
    return runner.answer(result, lines.isEmpty ? ["the open row is closed"] : lines)
  }
}
