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
      Wording("no-source", "no table is open", hint: "try `open FILE`, `new 5` or `lesson`")
    case .unsaved(let words, let hint):
      Wording("refused", words, hint: hint)
    case .noTopic(let topic, let near):
      Wording(
        "not-found",
        "no help on \(quoted(topic))",
        hint: near.map { "did you mean `\($0)`?" } ?? "`help` lists all commands and topics"
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
      Wording(
        "not-found",
        "no open table is named \(quoted(name))",
        hint: near.map { "did you mean `\($0)`?" } ?? "`sources` lists the open tables"
      )
    case .interrupted:
      Wording("interrupted", "stopped by Ctrl-C")
    case .confined:
      Wording(
        "refused",
        "cannot write files or start programs here",
        hint: "`--safe`, a replay and the live page forbid it"
      )
    case .noShell(let problem):
      Wording("io", "cannot start the shell: \(problem)")
    case .program(let words, let status, let lines):
      Wording(
        "program",
        "\(quoted(words)) exited with status \(status)",
        hint: status == 127 ? "no such program, or not in PATH" : nil,
        details: lines
      )
    }
  }
}
