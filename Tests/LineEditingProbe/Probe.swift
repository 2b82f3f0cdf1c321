import CommandLanguage
import LineEditing
import Platform

/// Shows what a reader makes of the keys: every answer on a line of its own, in brackets.
///
/// Its first argument is a text that stands before each prompt, its second a history file. Lines in
/// a round bracket that stays open belong to one command.
@main @MainActor struct Probe {
  static func main() {
    Descriptors.makeSane()
    let arguments = Environment.arguments
    let file = arguments.count > 1 ? HistoryFile(path: arguments[1]) : nil
    guard let reader = EditlineReader(program: "probe", history: file) else { exitProcess(3) }
    let output = OutputStream()
    let prefix = arguments.first ?? ""
    var command = ""
    reader.completer = complete
    var number = 1
    while true {
      for warning in reader.takeWarnings() { output.write("warning: \(warning)\n") }
      try? output.flush()
      let read = reader.readLine(prompt: "\(prefix)\(number)> ")
      command = isOpen(command) ? command + "\n" + text(read) : text(read)
      if !isOpen(command) { reader.remember(command) }
      output.write("[\(number) \(describe(read))]\n")
      if case .endOfInput = read { break }
      if case .failed = read { break }
      number += 1
    }
    try? output.flush()
    exitProcess(0)
  }

  private static func text(_ read: LineRead) -> String {
    if case .line(let text) = read { text } else { "" }
  }

  private static func isOpen(_ command: String) -> Bool {
    command.contains("(") && !command.contains(")")
  }

  private static func describe(_ read: LineRead) -> String {
    switch read {
    case .line(let text): "line \(text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined())"
    case .interrupted: "interrupted"
    case .endOfInput: "end"
    case .failed(let reason): "failed \(reason)"
    }
  }

  private static func complete(_ text: String) -> Completion {
    let word = text.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    let words = ["section", "sections", "select", "quit"]
    return Completion(
      replacedCount: word.count,
      candidates: words.filter { $0.hasPrefix(word) }.map { Completion.Candidate($0) }
    )
  }
}
