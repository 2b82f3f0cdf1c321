package import CommandLanguage
import TextLayout

/// The errors of files.
package enum FileFault: Fault {
  case noOldFile
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
      Wording("bad-argument", "the output has no old file to keep", hint: "save -")
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
        hint: "another name; save writes the rows"
      )
    case .inputHoldsCommands:
      Wording(
        "refused",
        "standard input has the commands, not data",
        hint: "`tabletop -` reads data from it; then commands come from -c or -f"
      )
    case .address(let address):
      Wording(
        "bad-argument",
        "\(quoted(address)) is an address where a file fits",
        hint: "open fetches it; save writes it to a file"
      )
    }
  }
}
