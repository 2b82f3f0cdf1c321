import CommandLanguage
import TableModel
import TableUI
import Workspace

/// A helper that operates a control in a cell and reports the result.
@MainActor struct InputRunner {
  private let session: Session
  private let source: OpenTable
  private let path: IndexPath

  /// Creates a runner for a row, whose table must be on screen.
  init(
    _ session: Session,
    _ source: OpenTable,
    _ address: Arguments.Located
  ) throws {
    self.session = session
    self.source = source
    path = try RowResolver(source).row(address)
  }

  /// Enters a value, after scrolling to the row if necessary.
  ///
  /// - Parameter gesture: The gesture on the row's control.
  /// - Returns: The result.
  /// - Throws: `refused` if the cell has no such control or does not offer the value.
  func run(_ gesture: (IndexPath) -> Gesture) throws -> Answer {
    let runner = GestureRunner(session, source)
    let name = runner.name(path)
    let before = source.item(at: path)
    let own = source.modelPath(of: path)
    let result = try runner.run(gesture(path))
    if let refusal = result.outcome.refusal?.reason { throw CommandError(refusal, path) }
    // The field's row stays current, even if its new value adds or removes other rows.
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
        let heard = isHeard ? "sent to \(source.door.name)" : "no receiver"
        lines.append("\(session.shown(Self.words(input))) at \(name): \(heard)")
      case .rejected(_, let problem):
        lines.append("rejected: " + session.shown(problem))
        guard result.changes.isEmpty, let before, let field = FormField(of: before) else { break }
        let value = field.value(in: before)
        let kept = value.isEmpty ? "stays empty" : "keeps " + quoted(session.shown(value))
        lines.append("the model \(kept); the cell shows the input and the error")
      case .closed: lines.append("closed the buttons; the touch did nothing else")
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
