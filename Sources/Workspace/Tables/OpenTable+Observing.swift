import TableModel
import TableStore

// Messages for a trace.
extension OpenTable {
  /// Reports the messages of the screen, and the statements of its database, to an observer or none.
  func observe(_ observer: (any MessageObserver)?) {
    door.observer = observer
    guard let observer else { return document.observeStatements(nil) }
    let clock = context.clock
    let database = document.databaseInfo?.server == nil ? "SQLite" : "PostgreSQL"
    document.observeStatements { [weak observer] sql, count, nanoseconds in
      let receiver = Message.Party(database, .model)
      observer?.messageBegan(Message(to: receiver, sql, source: .ours))
      // In a script, only the clock of the session counts.
      let time = clock.followsRealTime ? nanoseconds : 0
      let milliseconds = "\(time / 1_000_000).\(time / 100_000 % 10)"
      let noun = count == 1 ? "row" : "rows"
      observer?.messageEnded(result: "\(count) \(noun), \(milliseconds) ms")
    }
  }
}
