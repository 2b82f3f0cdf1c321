import TableModel
public import TableUI

extension ViewController {
  /// Calls an object, and reports the call to the message observer.
  ///
  /// - Parameters:
  ///   - receiver: The object to call.
  ///   - selector: The method, with its argument labels.
  ///   - body: Calls the method.
  /// - Returns: The result of the call.
  public func tell<Answer>(
    _ receiver: AnyObject,
    _ selector: @autoclosure () -> String,
    _ body: () -> Answer
  ) -> Answer {
    // The call may change the observer, but start and end must be reported to the same one.
    let observer = messageObserver
    if let observer {
      let party = TableView.party(of: receiver)
      observer.messageBegan(Message(to: party, selector(), source: .ours))
    }
    defer { observer?.messageEnded(result: nil) }
    return body()
  }
}
