package import TableModel

// Trace messages. A selector is created only while an observer is attached.
extension TableView {
  /// Reports a call to this table view.
  func received(
    _ selector: @autoclosure () -> String,
    _ source: Message.Source = .documented,
    file: String = #fileID,
    line: Int = #line
  ) {
    guard isWatched, let messageObserver else { return }
    let party = Message.Party(name, .view)
    messageObserver.messageBegan(
      Message(to: party, selector(), source: source, file: file, line: line)
    )
  }

  /// Reports a call from another object.
  func sends(
    to receiver: AnyObject,
    _ selector: @autoclosure () -> String,
    _ source: Message.Source = .documented,
    file: String = #fileID,
    line: Int = #line
  ) {
    guard isWatched, let messageObserver else { return }
    messageObserver.messageBegan(
      Message(
        to: Self.party(of: receiver),
        selector(),
        source: source,
        file: file,
        line: line
      )
    )
  }

  /// Reports a call of a cell's closure.
  func tellsClosure(_ name: String, _ selector: @autoclosure () -> String) {
    guard isWatched, let messageObserver else { return }
    let party = Message.Party("closure \(name)", .controller)
    messageObserver.messageBegan(Message(to: party, selector(), source: .ours))
  }

  /// Reports the result of the innermost message.
  func answered(_ result: @autoclosure () -> String? = nil) {
    guard isWatched, let messageObserver else { return }
    messageObserver.messageEnded(result: messageObserver.usesResults ? result() : nil)
  }

  /// Returns the name and the layer of an object in a trace.
  package static func party(of object: AnyObject) -> Message.Party {
    if let participant = object as? any MessageParticipant { return participant.messageParty }
    let name = ClassNames.name(of: type(of: object))
    let isView = object is TableViewCell || object is TableViewHeaderFooterView
    return Message.Party(name, isView ? .view : .controller)
  }
}
