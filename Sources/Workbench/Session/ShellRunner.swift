import CommandLanguage
import Platform
import TextLayout

/// Runs lines in the shell for the commands that ask for it.
@MainActor struct ShellRunner {
  private let session: Session

  init(_ session: Session) { self.session = session }

  /// Runs a line.
  ///
  /// At the prompt the program has the terminal; elsewhere what it writes is the answer.
  ///
  /// - Parameters:
  ///   - line: The line, as the shell is to read it.
  ///   - input: What it reads, or nil for nothing.
  ///   - offset: Where the line stands, for errors.
  /// - Returns: What it wrote, with its status.
  /// - Throws: `program` where it ends with another status than 0, `io` where there is no shell.
  func run(_ line: String, input: AnswerFeed?, offset: Int) throws(CommandError) -> Answer {
    guard !session.isConfined else { throw .confined }
    try session.limits.replay?.check(.runsPrograms, offset)
    let sharesTerminal = session.host.handsOverTerminal != nil && session.settings.format == .text
    session.host.handsOverTerminal?()
    let result: ProcessResult
    do {
      result = try Process.runShell(
        line,
        input: input.map { feed in { feed.next() } },
        capturesOutput: !sharesTerminal
      )
    } catch {
      throw CommandError(SessionFault.noShell(problem: error.message))
    }
    let lines = shown(result.text)
    guard result.exitStatus == 0 else {
      let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      throw CommandError(
        SessionFault.program(words: words, status: result.exitStatus, lines: lines),
        at: offset
      )
    }
    return Answer(["output": .text(result.text), "status": 0], lines)
  }

  /// What a program wrote, as lines that are safe to print.
  private func shown(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { session.shown(String($0)) }
  }
}
