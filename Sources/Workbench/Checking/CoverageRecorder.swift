import CommandLanguage
import TableModel
import TableUI
import Wirings
import Workspace

/// A recorder of everything that the commands of a session use.
@MainActor final class CoverageRecorder: MessageObserver {
  /// Everything used so far.
  private(set) var coverage = Coverage()

  /// The trace, which receives the messages as well; nil while it is off.
  var trace: Trace?

  private let selectors = Set(OptionalMethod.allCases.map(\.selector))

  func messageBegan(_ message: Message) {
    let selector = String(message.selector.prefix { $0 != " " })
    if selectors.contains(selector) { coverage[.methods].insert(selector) }
    trace?.messageBegan(message)
  }

  func messageEnded(result: String?) { trace?.messageEnded(result: result) }

  /// Records a command with its result.
  func note(_ outcome: CommandResult, in session: Session) {
    var lexer = Lexer(outcome.command) { _ in "" }
    if let words = try? lexer.nextCommand() {
      let call = (try? session.expandingAliases(in: words)) ?? words
      let type = CommandCall.type(
        of: call,
        from: session.commands,
        in: outcome.command,
        allowsShort: false
      )
      if let type { coverage[.commands].insert(type.description.name) }
    }
    switch outcome.result {
    case .failure(let error): coverage[.codes].insert(error.code)
    case .success(let answer): coverage[.codes].formUnion(answer.warnings.compactMap(\.code))
    }
    if let wiring = session.current?.wiring.name { coverage[.wirings].insert(wiring) }
  }
}
