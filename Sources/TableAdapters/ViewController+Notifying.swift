import TableModel
public import TableUI

extension ViewController {
  /// Calls an object, and reports the call to the message observer.
  ///
  /// - Parameters:
  ///   - receiver: Who is told.
  ///   - selector: What is said, with its labels.
  ///   - body: Says it.
  /// - Returns: What was answered.
  public func tell<Answer>(
    _ receiver: AnyObject,
    _ selector: @autoclosure () -> String,
    _ body: () -> Answer
  ) -> Answer {
    // Being told may change who watches; what began must end with the same one.
    let observer = messageObserver
    if let observer {
      let party = TableView.party(of: receiver)
      observer.messageBegan(Message(to: party, selector(), source: .ours))
    }
    defer { observer?.messageEnded(result: nil) }
    return body()
  }
}
