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
    var texts: [InputText] = []
    for event in result.events {
      switch event {
      case .entered(_, let input, let isHeard):
        let receiver = isHeard ? source.door.name : nil
        texts.append(.entered(input.mapped(session.shown), row: name, receiver: receiver))
      case .rejected(_, let problem):
        texts.append(.rejected(problem: session.shown(problem)))
        guard result.changes.isEmpty, let before, let field = FormField(of: before) else { break }
        texts.append(.modelKeeps(value: session.shown(field.value(in: before))))
      case .closed: texts.append(.closedButtons)
      default: break
      }
    }
    return texts.map(\.words)
  }
}

extension CellInput {
  /// Returns the input with each of its texts replaced.
  fileprivate func mapped(_ transform: (String) -> String) -> CellInput {
    switch self {
    case .text(let text): .text(transform(text))
    case .toggle: self
    case .choice(let choice): .choice(transform(choice))
    case .button(let name, let value): .button(transform(name), value: value.map(transform))
    }
  }
}
