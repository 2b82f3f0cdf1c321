import CommandLanguage
import Platform
import TableStore
import TextLayout

/// A checker that replays transcripts for `--check` and reports differences.
@MainActor final class TranscriptChecker {
  private let options: ProgramOptions
  private let features: Features
  private let printer: Printer
  private var report = TranscriptReport()
  private var status: ExitStatus = .success
  private var fileCount = 0
  private var commandCount = 0
  private var differing = 0
  private var refusedCount = 0

  /// The counts of checked files other than transcripts, by file extension.
  private var tallies: [String: Tally] = [:]

  private struct Tally {
    var files = 0
    var tries = 0
    var faulty = 0
  }

  init(_ options: ProgramOptions, features: Features, printer: Printer) {
    self.options = options
    self.features = features
    self.printer = printer
  }

  /// Checks all operands.
  ///
  /// - Returns: The status of the first failure; other transcripts are replayed even if one
  ///   differs.
  func run() -> ExitStatus {
    for operand in options.files {
      do throws(CommandError) {
        let kinds = features.checks
        let paths = try TranscriptFile.paths(operand, endings: kinds.map { $0.ending })
        for path in paths where !kinds.contains(where: { $0.isIncluded(path, among: paths) }) {
          check(path)
        }
      } catch {
        fail(operand, error)
      }
      if Interruption.isPending { return .interrupted }
      if !printer.flush() { return lost }
    }
    summarize()
    guard printer.flush() else { return lost }
    writeReport()
    return status
  }

  /// The status after lost output; an earlier difference takes precedence.
  private var lost: ExitStatus { status == .success ? .output : status }

  private func check(_ path: String) {
    guard !Interruption.isPending, printer.flush() else { return }
    do throws(CommandError) {
      if let kind = features.checks.first(where: { path.hasSuffix($0.ending) }) {
        return try check(path, as: kind)
      }
      let file = try TranscriptFile(path)
      let replay = try makeReplay(of: file)
      let check: TranscriptCheck
      do throws(ReplayRefusal) {
        guard let answers = try replay.answers(to: file.transcript) else { return }
        check = TranscriptCheck(path: file.path, transcript: file.transcript, answers: answers)
      } catch {
        return refuse(file, error)
      }
      fileCount += 1
      commandCount += check.edits.count
      try show(check)
    } catch {
      fail(path, error)
    }
  }

  /// Checks a file that is not a transcript.
  private func check(_ path: String, as kind: any CheckedFile.Type) throws(CommandError) {
    let check = try kind.init(checking: path, settings: options.settings)
    tallies[kind.ending, default: Tally()].files += 1
    tallies[kind.ending]?.tries += check.tries
    let lines = check.faults.map { "\(path):\($0.line): \($0.message)" }
    report.add(path, faults: lines, "the \(kind.noun) has errors")
    if !options.settings.isQuiet {
      let notes = check.notes.map { "note: \($0)" }
      printer.print(notes.map { $0.escapedForDisplay(options.settings.escapeStyle) })
    }
    guard !lines.isEmpty else { return }
    tallies[kind.ending]?.faulty += 1
    note(.failure)
    printer.print(lines.map { $0.escapedForDisplay(options.settings.escapeStyle) })
  }

  private func makeReplay(of file: TranscriptFile) throws(CommandError) -> TranscriptReplay {
    do throws(FileError) {
      return TranscriptReplay(
        in: try ReplayFolder(file.folder),
        settings: options.settings,
        features: features,
        limits: ReplayLimits(environment: Environment.value)
      )
    } catch {
      throw CommandError(.file(error), width: 76, style: .symbol)
    }
  }

  /// Reports a transcript whose replay stopped at a rejected command; it is not compared or
  /// updated.
  private func refuse(_ file: TranscriptFile, _ refusal: ReplayRefusal) {
    fileCount += 1
    refusedCount += 1
    note(.failure)
    let command = refusal.command.split(separator: "\n").joined(separator: " ")
    let line = "\(file.path):\(refusal.line): not replayed: \(refusal.message): \(command)"
    report.add(file.path, faults: [line], "a command was not replayed")
    printer.print([line.escapedForDisplay(options.settings.escapeStyle)])
  }

  private func show(_ check: TranscriptCheck) throws(CommandError) {
    for fault in check.faults {
      let place = "\(check.path):\(fault.line)"
      printer.printError("\(place): not a regular expression: \(fault.message)")
    }
    if check.isSame {
      report.add(check)
    } else if options.updatesTranscripts {
      try update(check)
    } else {
      differing += 1
      note(.failure)
      report.add(check)
      let secrets = check.transcript.secrets
      let lines = check.difference.map(secrets.concealing)
      printer.print(lines.map { $0.escapedForDisplay(options.settings.escapeStyle) })
    }
  }

  private func update(_ check: TranscriptCheck) throws(CommandError) {
    try save(check.updatedText, to: check.path)
    report.add(check.updated)
    printer.print(["updated \(check.path.escapedForDisplay(options.settings.escapeStyle))"])
  }

  private func fail(_ path: String, _ error: CommandError) {
    guard !Interruption.isPending else { return }
    note(.input)
    report.add(path, error: error)
    var line = "error[\(error.code)]: \(error.message)"
    if let hint = error.hint { line += "; \(hint)" }
    printer.printError(line)
    for detail in error.details { printer.printError("  " + detail) }
  }

  private func note(_ failure: ExitStatus) {
    if status == .success { status = failure }
  }

  private func summarize() {
    guard !options.settings.isQuiet else { return }
    if fileCount > 0 { printer.print([transcriptSummary]) }
    for kind in features.checks {
      guard let tally = tallies[kind.ending] else { continue }
      let files = TextFormatting.count(tally.files, kind.noun)
      let tries = TextFormatting.count(tally.tries, kind.triedNoun)
      let verdict =
        tally.faulty == 0
        ? "no errors" : TextFormatting.count(tally.faulty, kind.noun) + " with errors"
      printer.print(["\(files), \(tries): \(verdict)"])
    }
  }

  private var transcriptSummary: String {
    let files = TextFormatting.count(fileCount, "transcript")
    let commands = TextFormatting.count(commandCount, "command")
    let difference =
      switch differing {
      case 0: fileCount == 1 ? "unchanged" : "all unchanged"
      case 1: fileCount == 1 ? "it differs" : "1 differs"
      default: "\(differing) differ"
      }
    guard refusedCount > 0 else { return "\(files), \(commands): \(difference)" }
    let verdict = (differing > 0 ? difference + ", " : "") + "\(refusedCount) not replayed"
    return "\(files), \(commands): \(verdict)"
  }

  private func writeReport() {
    guard let path = options.reportPath else { return }
    do throws(CommandError) {
      try save(report.text, to: path)
    } catch {
      note(.failure)
      printer.printError("error[\(error.code)]: \(error.message)")
    }
  }

  private func save(_ text: String, to path: String) throws(CommandError) {
    do throws(FileError) {
      _ = try Files.save(to: path, expecting: nil, force: true) { sink throws(FileError) in
        try sink.write(Array(text.utf8))
      }
    } catch {
      throw CommandError(.file(error), width: 76, style: .symbol)
    }
  }
}
