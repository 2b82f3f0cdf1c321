package import CommandLanguage
import TextLayout

/// The errors of files.
package enum FileFault: Fault {
  case noOldFile
  case noDatabase
  case serverInReplay(name: String)
  case statementsToFile
  case historyUnwritten(problem: String)
  case encoding(path: String, name: String)
  case notUTF8(path: String)
  case standardInput(problem: String)
  case ofOpenTable(path: String, name: String)
  case address(address: String)
  case inputHoldsCommands

  package var wording: Wording {
    switch self {
    case .noOldFile:
      Wording("bad-argument", "standard output has no old file to keep", hint: "try `save -`")
    case .noDatabase:
      Wording(
        "bad-argument",
        "`--mine` and `--theirs` are for saves to a database",
        hint: "try `save`"
      )
    case .serverInReplay(let name):
      Wording(
        "refused",
        "\(name) is on a server, and a replay changes nothing there",
        hint: "`save --sql` shows the statements; `tabletop -f FILE` runs a script that saves"
      )
    case .statementsToFile:
      Wording(
        "bad-argument",
        "`save --sql` prints the statements and writes no file",
        hint: "leave out the file"
      )
    case .historyUnwritten(let problem):
      Wording("io", problem)
    case .encoding(let path, let name):
      Wording("bad-encoding", "\(path) is \(name), not UTF-8")
    case .notUTF8(let path):
      Wording("bad-encoding", "\(path) is not valid UTF-8")
    case .standardInput(let problem):
      Wording("io", "standard input: \(problem)")
    case .ofOpenTable(let path, let name):
      Wording(
        "refused",
        "\(path) is the file of the open table \(name)",
        hint: "use another file, or `save`"
      )
    case .inputHoldsCommands:
      Wording(
        "refused",
        "standard input contains commands, not data",
        hint: "`tabletop -` reads data from it; then commands come from -c or -f"
      )
    case .address(let address):
      Wording(
        "bad-argument",
        "expected a file, found the URL \(quoted(address))",
        hint: "`open` fetches it; `save` writes it to a file"
      )
    }
  }
}
