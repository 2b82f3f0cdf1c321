import CommandLanguage
import Platform
import TextLayout

/// A search for errors in scripts, transcripts and lessons for `--lint`, without running any.
@MainActor struct Linter {
  private let options: ProgramOptions
  private let session: Session
  private let printer: Printer

  init(_ options: ProgramOptions, session: Session, printer: Printer) {
    (self.options, self.session, self.printer) = (options, session, printer)
  }

  /// Checks all operands and prints each error as if a command had caused it.
  func run() -> ExitStatus {
    var status = ExitStatus.success
    var counts = (files: 0, commands: 0, errors: 0, faulty: 0)
    for path in paths(&status) {
      guard !Interruption.isPending else { return .interrupted }
      guard printer.flush() else { return .output }
      do throws(CommandError) {
        let lint = try lint(path)
        for finding in lint.findings { show(finding, path) }
        counts.files += 1
        counts.commands += lint.count
        counts.errors += lint.findings.count
        counts.faulty += lint.findings.isEmpty ? 0 : 1
      } catch {
        printer.printError(error.fault.wording)
        if status == .success { status = .input }
      }
    }
    if !options.settings.isQuiet, options.settings.format == .text, counts.files > 0 {
      let verdict =
        counts.errors == 0
        ? "no errors"
        : TextFormatting.count(counts.errors, "error") + " in "
          + TextFormatting.count(counts.faulty, "file")
      printer.print([
        TextFormatting.count(counts.files, "file") + ", "
          + TextFormatting.count(counts.commands, "command") + ": " + verdict
      ])
    }
    return status == .success && counts.errors > 0 ? .failure : status
  }

  private var kinds: [any CheckedFile.Type] { session.features.checks }

  private func paths(_ status: inout ExitStatus) -> [String] {
    var result: [String] = []
    for operand in options.files {
      do throws(CommandError) {
        result += try TranscriptFile.paths(
          operand,
          endings: [Self.scriptEnding] + kinds.map { $0.ending }
        )
      } catch {
        printer.printError(error.fault.wording)
        status = .input
      }
    }
    return result
  }

  private static let scriptEnding = ".tabletop"

  private func lint(_ path: String) throws(CommandError) -> ScriptLint {
    if let kind = kinds.first(where: { path.hasSuffix($0.ending) }) {
      var lint = ScriptLint(session, folder: nil)
      lint.check(try kind.commands(in: path))
      return lint
    }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var lint = ScriptLint(session, folder: folder)
    if path.hasSuffix(".transcript") || path.hasSuffix(".md") || path.hasSuffix(".markdown") {
      let transcript = try TranscriptFile(path).transcript
      lint.check(transcript.entries.map { LintedText($0, of: transcript) })
      lint.checkPatterns(of: transcript)
    } else {
      lint.check(try LintedText.script(path))
    }
    return lint
  }

  private func show(_ finding: ScriptLint.Finding, _ path: String) {
    printer.print(finding.result(in: path, number: session.results.count + 1))
  }
}
