import CommandLanguage
import TableModel
import TableUI
import Workspace

/// Uses a control inside a cell as a person does, and tells what came of it.
@MainActor struct InputRunner {
  private let session: Session
  private let source: OpenTable
  private let path: IndexPath

  /// Finds the row, whose table must be on the screen.
  init(
    _ session: Session,
    _ source: OpenTable,
    _ address: Arguments.Located
  ) throws {
    self.session = session
    self.source = source
    path = try RowResolver(source).row(address)
  }

  /// Enters something, after scrolling to the row if that must be.
  ///
  /// - Parameter gesture: What is done to the control of a row.
  /// - Returns: What came of it.
  /// - Throws: `refused` where the cell has no such control or the value is none that it offers.
  func run(_ gesture: (IndexPath) -> Gesture) throws -> Answer {
    let runner = GestureRunner(session, source)
    let name = runner.name(path)
    let before = source.item(at: path)
    let own = source.modelPath(of: path)
    let result = try runner.run(gesture(path))
    if let refusal = result.outcome.refusal?.reason { throw CommandError(refusal, path) }
    // The field is what was spoken of, whatever came and went with its value.
    source.currentInModel = result.changes.reduce(own) { path, change in
      path.flatMap(change.destination)
    }
    return runner.answer(result, lines(result, name, before))
  }

  private func lines(
    _ result: GestureResult,
    _ name: String,
    _ before: Item?
  ) -> [String] {
    var lines: [String] = []
    for event in result.events {
      switch event {
      case .entered(_, let input, let isHeard):
        let heard = isHeard ? "\(source.door.name) heard it" : "nobody heard it"
        lines.append("\(session.shown(Self.words(input))) at \(name): \(heard)")
      case .rejected(_, let problem):
        lines.append("not taken: " + session.shown(problem))
        guard result.changes.isEmpty, let before, let field = FormField(of: before) else { break }
        let value = field.value(in: before)
        let kept = value.isEmpty ? "keeps none" : "keeps " + quoted(session.shown(value))
        lines.append("the model \(kept); the cell shows what was entered, and why not")
      case .closed: lines.append("the touch closed the open row and did no more")
      default: break
      }
    }
    return lines
  }

  private static func words(_ input: CellInput) -> String {
    switch input {
    case .text(""): "emptied the field"
    case .text(let text): "typed \(quoted(text))"
    case .toggle(let isOn): "switched \(TextFormatting.onOff(isOn))"
    case .choice(let choice): "chose \(quoted(choice))"
    case .button(let name, nil): "pressed \(quoted(name))"
    case .button(let name, let value?): "pressed \(quoted(name)) with \(quoted(value))"
    }
  }
}
