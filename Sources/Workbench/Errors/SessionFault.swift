import CommandLanguage
import Platform
import TextLayout
import Workspace

/// The errors of the session.
enum SessionFault: Fault {
  case unsaved(words: String, hint: String)
  case noTopic(topic: String, near: String?)
  case needsMemory(title: String, count: Int, need: Int, limit: Int)
  case noMemory
  case outputLost
  case noSourceNamed(name: String, near: String?)
  case interrupted
  case confined
  case noTable
  case unworded(error: String)
  case noShell(problem: String)
  case program(words: String, status: Int32, lines: [String])

  var wording: Wording {
    switch self {
    case .unworded(let error):
      Wording("refused", error)
    case .noTable:
      Wording("no-source", "no data source is open", hint: "open FILE, new 5 or lesson")
    case .unsaved(let words, let hint):
      Wording("refused", words, hint: hint)
    case .noTopic(let topic, let near):
      Wording(
        "not-found",
        "nothing speaks of \(quoted(topic))",
        hint: near ?? "help lists all commands and topics"
      )
    case .needsMemory(let title, let count, let need, let limit):
      Wording(
        "no-memory",
        "\(title) \(TextFormatting.count(count, "row")) needs about \(TextFormatting.grouped(need)) MB more; "
          + "the limit of this process is \(TextFormatting.grouped(limit >> 20)) MB (ulimit -v)"
      )
    case .noMemory:
      Wording("no-memory", Memory.exhaustion)
    case .outputLost:
      Wording("io", "cannot write the output")
    case .noSourceNamed(let name, let near):
      Wording("not-found", "no source is named \(quoted(name))", hint: near ?? "sources lists them")
    case .interrupted:
      Wording("interrupted", "stopped by Ctrl-C")
    case .confined:
      Wording("refused", "no file is written and no program started here")
    case .noShell(let problem):
      Wording("io", "the shell could not be started: \(problem)")
    case .program(let words, let status, let lines):
      Wording(
        "program",
        "\(quoted(words)) ended with status \(status)",
        hint: status == 127 ? "no such program, or not in PATH" : nil,
        details: lines
      )
    }
  }
}
