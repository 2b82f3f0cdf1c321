import TableModel

// Trace messages of a controller. A selector is created only while an observer is attached.
extension ViewController {
  /// The controller's name in a trace.
  var messageParty: Message.Party { Message.Party(String(describing: type(of: self)), .controller) }

  /// Calls a method of this controller and reports the call.
  func tell<Answer>(
    _ selector: @autoclosure () -> String,
    _ source: Message.Source = .documented,
    file: String = #fileID,
    line: Int = #line,
    _ body: () -> Answer
  ) -> Answer {
    // The call may change the observer; a call must end with the observer that it began with.
    let observer = messageObserver
    observer?.messageBegan(
      Message(to: messageParty, selector(), source: source, file: file, line: line)
    )
    defer { observer?.messageEnded(result: nil) }
    return body()
  }

  /// Reports a call about this controller's parent.
  func noteMove(_ selector: String, _ parent: ViewController?) {
    tell("\(selector) \(parent.map { $0.messageParty.name } ?? "nil")", moveSource) {}
  }
}
