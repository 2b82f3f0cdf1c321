import CommandLanguage
import Platform
import TextLayout

/// A helper that runs lines in the system shell.
@MainActor struct ShellRunner {
  private let session: Session

  init(_ session: Session) { self.session = session }

  /// Runs a line.
  ///
  /// At the prompt the program controls the terminal; elsewhere its output becomes the command's
  /// output.
  ///
  /// - Parameters:
  ///   - line: The line for the shell.
  ///   - input: The program's input, or nil for none.
  ///   - offset: The offset of the line, for errors.
  /// - Returns: The program's output and exit status.
  /// - Throws: `program` if the exit status is not 0, `io` if the shell is missing.
  func run(_ line: String, input: AnswerFeed?, offset: Int) throws(CommandError) -> Answer {
    guard session.limits.allowsPrograms else { throw session.limits.noPrograms.blaming(offset) }
    let sharesTerminal = session.host.handsOverTerminal != nil && session.settings.format == .text
    let revealed = session.revealing(line)
    session.host.handsOverTerminal?()
    let result: ProcessResult
    do {
      result = try Process.runShell(
        revealed,
        input: input.map { feed in { feed.next() } },
        capturesOutput: !sharesTerminal,
        meanwhile: session.host.whileBusy
      )
    } catch {
      throw CommandError(SessionFault.noShell(problem: error.message))
    }
    let output = revealed == line ? result.text : session.secrets.concealing(result.text)
    let lines = shown(output)
    guard result.exitStatus == 0 else {
      let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      throw CommandError(
        SessionFault.program(words: words, status: result.exitStatus, lines: lines),
        at: offset
      )
    }
    return Answer(["output": .text(output), "status": 0], lines)
  }

  /// Returns a program's output as lines that are safe to print.
  private func shown(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { session.shown(String($0)) }
  }
}
