import JSON
import TableModel

/// `item`: the object behind a row, byte for byte.
struct ItemCommand: RowCommanding {
  static let description = CommandDescription(
    name: "item",
    shortest: "it",
    group: .looking,
    syntax: ["item [S R]"],
    summary: "the object behind a row, byte for byte",
    pattern: "Reads the model; the view is not asked.",
    example: "item 0 3",
    effects: .reads,
    completion: .optionalRow,
    needs: .source
  )

  let address: Arguments.Located

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    let path = try RowResolver(source).row(address)
    guard let item = source.item(at: path) else {
      throw CommandError(
        "no-row",
        "the table still shows row \(path), but the model has none there",
        hint: "reload"
      )
    }
    source.current = path
    let lines = item.value.text.split(separator: "\n", omittingEmptySubsequences: false)
    return Answer(.json(item.value), lines.map { session.shown(String($0.filter { $0 != "\r" })) })
  }
}
