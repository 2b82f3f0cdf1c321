import TableModel

// What the trace shows of a controller. A selector is put together only if somebody watches.
extension ViewController {
  /// Under which name the controller stands in a trace.
  var messageParty: Message.Party { Message.Party(String(describing: type(of: self)), .controller) }

  /// Tells this controller something and reports it.
  func tell<Answer>(
    _ selector: @autoclosure () -> String,
    _ source: Message.Source = .documented,
    file: String = #fileID,
    line: Int = #line,
    _ body: () -> Answer
  ) -> Answer {
    // Being told may change who watches; what began must end with the same one.
    let observer = messageObserver
    observer?.messageBegan(
      Message(to: messageParty, selector(), source: source, file: file, line: line)
    )
    defer { observer?.messageEnded(result: nil) }
    return body()
  }

  /// Reports that this controller hears of its parent.
  func noteMove(_ selector: String, _ parent: ViewController?) {
    tell("\(selector) \(parent.map { $0.messageParty.name } ?? "nil")", moveSource) {}
  }
}
