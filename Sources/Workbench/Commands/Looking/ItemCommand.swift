import JSON
import TableModel

/// `item`: the object behind a row, byte for byte.
struct ItemCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("item", short: "it", in: .looking),
    words: .of(.row, make: Self.init),
    summary: "the object behind a row, byte for byte",
    pattern: "Reads the model; the view is not asked.",
    example: "item 0 3",
    effects: .reads
  )

  let address: Arguments.Located

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let path = try RowResolver(source).row(address)
    guard let item = source.item(at: path) else {
      throw CommandError(
        "no-row",
        "the table still shows row \(path), but the model has none there",
        hint: "reload"
      )
    }
    source.current = path
    var answer = Answer(.json(item.value), JSONValue.shownLines(of: item.value.utf8))
    answer.verbatim = .pending { item.value.text + "\n" }
    return answer
  }
}
