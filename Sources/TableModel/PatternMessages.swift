/// The messages that a pattern is about, such as the choice of a cell class.
///
/// They are sent for each cell, so an observer of messages does not receive them. A trace that shows
/// every message sets itself as their observer while a command runs. Without one, a message costs
/// one nil check.
@MainActor public enum PatternMessages {
  /// The observer, or nil; its messages have ``Message/isPattern``.
  package static var observer: (any MessageObserver)?

  /// Calls a method, and reports the call to the observer.
  ///
  /// - Parameters:
  ///   - selector: The method, with its argument labels.
  ///   - receiver: The receiver.
  ///   - shows: The text of the result in the trace; nil by default.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - body: Calls the method.
  /// - Returns: The result of the call.
  /// - Throws: The error of `body`.
  @inline(__always)
  package static func send<Answer, Failure: Error>(
    _ selector: @autoclosure () -> String,
    to receiver: @autoclosure () -> Message.Party,
    as shows: (Answer) -> String? = { _ in nil },
    file: String = #fileID,
    line: Int = #line,
    _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    guard let observer else { return try body() }
    observer.messageBegan(
      Message(
        to: receiver(),
        selector(),
        source: .ours,
        isPattern: true,
        file: file,
        line: line
      )
    )
    let answer: Answer
    do throws(Failure) { answer = try body() } catch {
      observer.messageEnded(result: nil)
      throw error
    }
    observer.messageEnded(result: shows(answer))
    return answer
  }
}
