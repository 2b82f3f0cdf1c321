package import TableModel

// What the trace shows. A selector is put together only if somebody watches.
extension TableView {
  /// Reports that this table view was told something.
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

  /// Reports, on behalf of somebody else, that they are told or asked something.
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

  /// Reports that a closure that somebody gave a cell is called.
  func tellsClosure(_ name: String, _ selector: @autoclosure () -> String) {
    guard isWatched, let messageObserver else { return }
    let party = Message.Party("closure \(name)", .controller)
    messageObserver.messageBegan(Message(to: party, selector(), source: .ours))
  }

  /// Reports the answer to the innermost message.
  func answered(_ result: @autoclosure () -> String? = nil) {
    guard isWatched, let messageObserver else { return }
    messageObserver.messageEnded(result: result())
  }

  /// Under which name an object stands in a trace, and in which layer.
  package static func party(of object: AnyObject) -> Message.Party {
    if let participant = object as? any MessageParticipant { return participant.messageParty }
    let name = ClassNames.name(of: type(of: object))
    let isView = object is TableViewCell || object is TableViewHeaderFooterView
    return Message.Party(name, isView ? .view : .controller)
  }
}
