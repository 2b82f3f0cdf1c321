import CommandLanguage
import Platform

extension Program {
  /// The person behind a reader, or nil where the lines come from elsewhere.
  func person(_ reader: any LineReader) -> PromptInteraction? {
    guard reader.isInteractive else { return nil }
    var person = PromptInteraction(
      ask: { [printer] prompt in
        // What is typed now is no command.
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
