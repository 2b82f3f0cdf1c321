import TableModel
import TableUI

/// `accessory`: a tap on the detail button of a row.
struct AccessoryCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("accessory", short: "acc", in: .acting),
    words: .of(.row, make: Self.init),
    summary: "taps the detail button of a row, which selects nothing",
    pattern: "V → delegate: accessoryButtonTappedForRowWith; .disclosureIndicator is no button.",
    setup: ["update 0 1 accessory=detailButton"],
    example: "accessory 0 1",
    effects: .changes,
    needs: .screen
  )

  let address: Arguments.Located

  func run(on source: OpenSource, in session: Session) throws(CommandError) -> Answer {
    let path = try RowResolver(source).row(address)
    let runner = GestureRunner(session, source)
    let result = try runner.run(.tapAccessory(path))
    if let refusal = result.refusal { throw CommandError(refusal, path) }
    let name = runner.name(path)
    if result.events.contains(.accessoryTapped(path, isHeard: true)) {
      return runner.answer(
        result,
        ["the detail button of \(name): \(source.door.name) heard accessoryButtonTapped"]
      )
    }
    guard result.events.contains(.accessoryTapped(path, isHeard: false)) else {
      return runner.answer(result, ["the touch closed the open row and did no more"])
    }
    return runner.answer(
      result,
      ["the detail button of \(name): the tap is lost, no delegate has accessoryButtonTapped"]
    )
  }
}
