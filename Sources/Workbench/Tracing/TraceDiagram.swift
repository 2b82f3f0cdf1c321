import CommandLanguage
import Rendering
import TableStore
import Wirings
import Workspace

/// The `trace diagram` command: shows the recorded calls as a sequence diagram.
@MainActor struct TraceDiagram {
  /// The diagram languages.
  enum Form: String, CaseIterable {
    case mermaid
    case svg
  }

  fileprivate let form: Form
  fileprivate let path: String?
  fileprivate let isForced: Bool
  fileprivate let filter: TraceFilter

  /// Whether there are arguments other than the language.
  var saysMore: Bool { path != nil || isForced || !filter.isEmpty }

  func run(in session: Session) throws(CommandError) -> Answer {
    let trace = session.trace
    guard !trace.lines.isEmpty else {
      throw CommandError(TraceFault.noMessages(isOn: trace.isOn))
    }
    let wanted = filter.lines(of: trace.lines, lastNumbers: trace.lastNumbers)
    guard !wanted.isEmpty else {
      throw CommandError(TraceFault.noneFits(words: filter.words ?? ""))
    }
    let numbers = Set(wanted.map(\.number))
    let diagram = SequenceDiagram(trace.lines, title: title(wanted, session)) {
      numbers.contains($0.number)
    }
    let lines = form == .svg ? diagram.svg : diagram.mermaid
    guard let path else {
      let text = lines.map { $0 + "\n" }.joined()
      return Answer(
        [
          "format": .text(form.rawValue), "messages": .int(wanted.count),
          "participants": .list(diagram.participants.map { .text($0.name) }), "text": .text(text),
        ],
        lines
      )
    }
    return try save(lines, to: session.resolved(path, isWritten: true), session)
  }

  private func title(_ lines: [TraceLine], _ session: Session) -> String {
    let table = session.current.map { (name: $0.name, wiring: $0.wiring.name) }
    return TraceText.title(table: table, messages: lines.count).words
  }

  private func save(
    _ lines: [String],
    to path: String,
    _ session: Session
  ) throws(CommandError) -> Answer {
    let text = lines.map { $0 + "\n" }.joined()
    let bytes = try session.write(text, to: path, force: isForced)
    return Answer(
      ["path": .text(path), "bytes": .int(bytes)],
      FileText.saved(path: session.shown(path), bytes: bytes)
    )
  }
}

extension Syntax where Value == TraceDiagram {
  /// The syntax of `trace diagram`; a file that ends in `.svg` also selects the language.
  static let diagram = Syntax(
    forms: [[["mermaid|svg"], ["FILE"], ["--force"]]],
    grammar: .nothing
  ) { arguments throws(CommandError) in
    let isForced = arguments.takeFlag("--force")
    let named = arguments.bare().flatMap(TraceDiagram.Form.init)
    if named != nil { arguments.take() }
    var filter = TraceFilter()
    try filter.take(&arguments, takesText: false)
    let path = arguments.isEmpty ? nil : try arguments.takeText("a file")
    try filter.take(&arguments, takesText: false)
    let isPicture = path?.lowercased().hasSuffix(".svg") == true
    return TraceDiagram(
      form: named ?? (isPicture ? .svg : .mermaid),
      path: path,
      isForced: isForced,
      filter: filter
    )
  }
}
