import CommandLanguage

/// The output of the trace.
enum TraceText: OutputText {
  case on(String, filter: String?)
  case lines(isOn: Bool)
  case cleared
  case noMatch(filter: String)
  case noMessagesYet
  case off
  case title(table: (name: String, wiring: String)?, messages: Int)
  case moreMessages(Int)
  case sender(String)
  case receiver(String)
  case firstNumber(Int)
  case lastCommand
  case lastMessages(Int)

  var words: String {
    switch self {
    case .lines(let isOn):
      isOn ? "traces show files and lines at a terminal" : "traces show no files and lines"
    case .on(let level, let filter):
      "trace \(level)" + (filter.map { ", printing \($0)" } ?? "")
    case .cleared: "trace clear"
    case .noMatch(let filter): "no message matches \(filter)"
    case .noMessagesYet: "no messages yet"
    case .off: "no messages; try `trace on`"
    case .title(let table, let messages):
      (table.map { "\($0.name), wiring \($0.wiring): " } ?? "")
        + TextFormatting.count(messages, "message")
    case .moreMessages(let rest):
      "and \(TextFormatting.count(rest, "more message")): trace show lists all"
    case .sender(let name): "by \(quoted(name))"
    case .receiver(let name): "to \(quoted(name))"
    case .firstNumber(let number): "from \(number)"
    case .lastCommand: "last"
    case .lastMessages(let count): "last \(count)"
    }
  }
}
