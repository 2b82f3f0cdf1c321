import LineEditing
import Platform
import Workbench

/// Shows what a reader makes of the keys: every answer on a line of its own, in brackets.
@main @MainActor struct Probe {
  static func main() {
    Descriptors.makeSane()
    guard let reader = EditlineReader(program: "probe") else { exitProcess(3) }
    let output = OutputStream()
    for warning in reader.warnings { output.write("warning: \(warning)\n") }
    reader.completer = complete
    var number = 1
    while true {
      try? output.flush()
      let read = reader.readLine(prompt: "\(number)> ")
      output.write("[\(number) \(describe(read))]\n")
      if case .endOfInput = read { break }
      if case .failed = read { break }
      number += 1
    }
    try? output.flush()
    exitProcess(0)
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
