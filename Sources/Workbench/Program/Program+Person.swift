import CommandLanguage
import Platform

extension Program {
  /// Returns the prompt interaction of a reader, or nil if the lines are not typed.
  func person(_ reader: any LineReader) -> PromptInteraction? {
    guard reader.isInteractive else { return nil }
    var person = PromptInteraction(
      ask: { [printer] prompt in
        // The next input is not a command.
        reader.completer = nil
        reader.hinter = nil
        guard printer.flush() else { return .endOfInput }
        return reader.readAnswer(prompt: prompt)
      },
      show: { [printer] lines in
        printer.print(lines)
        _ = printer.flush()
      }
    )
    person.askSecret = { [printer] prompt in
      printer.flush() ? reader.readSecret(prompt: prompt) : .endOfInput
    }
    person.copies = { [printer] text in printer.flush() && reader.copy(text) }
    person.remembers = { reader.remember($0) }
    return person
  }
}
