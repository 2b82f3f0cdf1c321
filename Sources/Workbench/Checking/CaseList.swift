import CommandLanguage
import JSON
import TextLayout

/// A list of the commands that `--check` would compare.
@MainActor struct CaseList {
  private let checker: TranscriptChecker

  init(_ checker: TranscriptChecker) { self.checker = checker }

  /// Prints a line per command, without running any.
  func run() -> ExitStatus {
    var status = ExitStatus.success
    for item in checker.items {
      do throws(CommandError) {
        switch item {
        case .failure(_, let error): throw error
        case .file(let path): try list(path)
        }
      } catch {
        checker.printError(error.fault.wording)
        status = .input
      }
    }
    return status
  }

  private func list(_ path: String) throws(CommandError) {
    let isOther = checker.features.checks.contains { path.hasSuffix($0.ending) }
    guard !isOther else { return show(path, 1, path) }
    let transcript = try TranscriptFile(path).transcript
    for index in transcript.cases(checker.options.check.filter) {
      let entry = transcript.entries[index]
      show(path, entry.line, entry.title)
    }
  }

  private func show(_ path: String, _ line: Int, _ title: String) {
    guard checker.options.settings.format == .jsonl else {
      let text = "\(path):\(line): \(title)"
      return checker.printer.print([text.escapedForDisplay(checker.options.settings.escapeStyle)])
    }
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("file", path)
    writer.member("line", line)
    writer.member("command", title)
    writer.endObject()
    checker.printer.print([writer.text])
  }
}
