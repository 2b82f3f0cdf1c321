import CommandLanguage
import Platform
import TableStore
import TextLayout

/// A checker that replays transcripts for `--check` and reports differences.
///
/// A separate process replays each file. It can be stopped, and restrictions apply to everything it
/// does.
@MainActor final class TranscriptChecker {
  let options: ProgramOptions
  let features: Features
  let printer: Printer
  let permissions: ReplayPermissions
  private var reports: [CheckReport]
  private var status: ExitStatus = .success
  private var summary = CheckSummary()
  private var coverage = Coverage()
  private let isGitHub: Bool

  init(_ options: ProgramOptions, features: Features, printer: Printer) {
    (self.options, self.features, self.printer) = (options, features, printer)
    permissions = ReplayPermissions(options, environment: Environment.value)
    reports = options.check.reports.map(CheckReport.init)
    isGitHub = Environment.value("GITHUB_ACTIONS") == "true"
  }

  /// Performs the task of the options on all operands.
  ///
  /// - Returns: The status of the first failure; other transcripts are replayed even if one
  ///   differs.
  func run() -> ExitStatus {
    switch options.check.task {
    case .list: CaseList(self).run()
    case .orphans: OrphanSearch(self).run()
    case .review: TranscriptReview(self).run()
    case .compare, nil: compare()
    }
  }

  /// The files that the operands name, in order; an operand without files is an error.
  var items: [ReplayPool.Item] {
    options.files.flatMap { operand -> [ReplayPool.Item] in
      do throws(CommandError) {
        let kinds = features.checks
        let paths = try TranscriptFile.paths(operand, endings: kinds.map { $0.ending })
        return paths.filter { path in !kinds.contains { $0.isIncluded(path, among: paths) } }
          .map { .file($0) }
      } catch {
        return [.failure(operand, error)]
      }
    }
  }

  private func compare() -> ExitStatus {
    if options.check.updates, permissions.forbidsUpdates { return refuseUpdate() }
    var pool = ReplayPool(options, features: features, permissions: permissions)
    let isComplete = pool.run(items) { check in
      show(check)
      return printer.flush() && !(options.check.failsFast && check.hasFailed)
    }
    guard isComplete else { return .interrupted }
    guard printer.flush() else { return lost }
    if let filter = options.check.filter, summary.commands == 0, status == .success {
      printError(TranscriptFault.noMatch(filter: filter.text).wording)
      note(.input)
    }
    if !options.settings.isQuiet, !isForProgram { printer.print(summary.lines(features.checks)) }
    guard printer.flush() else { return lost }
    for report in reports { write(report.text, to: report.path) }
    reportCoverage()
    return status
  }

  /// Whether the output has one JSON object per case.
  private var isForProgram: Bool { options.settings.format == .jsonl }

  /// The status after lost output; an earlier difference takes precedence.
  private var lost: ExitStatus { status == .success ? .output : status }

  /// Reports that nothing may be written if `CI` is true.
  func refuseUpdate() -> ExitStatus {
    printError(TranscriptFault.noUpdates.wording)
    return .failure
  }

  private func show(_ check: FileCheck) {
    guard !check.isSkipped else { return }
    var check = check
    if options.check.updates, check.hasFailed { update(&check) }
    summary.add(check, features.checks)
    coverage.merge(check.coverage)
    if check.fault != nil { note(.input) } else if check.hasFailed { note(.failure) }
    let needsCases = isForProgram || !reports.isEmpty || isGitHub && check.hasFailed
    let cases = needsCases ? check.reported : []
    for index in reports.indices { reports[index].add(check, cases) }
    if isForProgram {
      printer.print(cases.map(JSONLinesReport.line))
    } else {
      print(check)
    }
    guard isGitHub else { return }
    for item in cases where item.outcome != .passed {
      let line = GitHubAnnotation.line(item)
      if isForProgram { printer.printError(line) } else { printer.print([line]) }
    }
  }

  /// Prints the problems of a file.
  private func print(_ check: FileCheck) {
    if check.fault != nil { return printFault(of: check) }
    if let other = check.other { return print(other, of: check.path) }
    guard let transcript = check.check else { return }
    // The difference of a file with a failed `expect` would hide it.
    if !options.check.updates || check.isUpdatable { printDifference(of: check, transcript) }
    for item in check.cases {
      guard let message = item.verdict.message, item.verdict != .differs,
        let entry = check.entry(of: item)
      else { continue }
      printShown(["\(check.path):\(entry.line): \(message): \(entry.title)"])
    }
    if options.check.updates, !check.isUpdatable {
      printShown(["\(check.path) was not updated; fix the commands above first"])
    }
    guard check.hasFailed, !options.settings.isQuiet else { return }
    printShown(["\(check.path): \(check.verdict)"])
  }

  private func printDifference(of check: FileCheck, _ transcript: TranscriptCheck) {
    guard !transcript.isSame else { return }
    let secrets = transcript.transcript.secrets
    printShown(transcript.difference.map(secrets.concealing))
  }

  private func print(_ other: CheckedFileResult, of path: String) {
    if !options.settings.isQuiet { printShown(other.notes.map { "note: \($0)" }) }
    printShown(other.faults.map { "\(path):\($0.line): \($0.message)" })
  }

  private func printShown(_ lines: [String]) {
    printer.print(lines.map { $0.escapedForDisplay(options.settings.escapeStyle) })
  }

  /// Prints the reasons why a file could not be checked.
  func printFault(of check: FileCheck) {
    for finding in check.findings { printer.print(finding.result(in: check.path)) }
    if check.findings.isEmpty, let fault = check.fault { printError(fault) }
  }

  /// Prints an error that has no place in a file.
  func printError(_ fault: Wording) {
    guard !Interruption.isPending else { return }
    printer.printError(fault)
  }

  /// Rewrites a transcript that only differs.
  private func update(_ check: inout FileCheck) {
    guard check.isUpdatable, let transcript = check.check, !transcript.isSame else { return }
    do throws(CommandError) {
      try Self.save(transcript.updatedText, to: check.path)
      check.accept()
      check.check = transcript.keeping([])
      let line = "updated \(check.path)"
      if !isForProgram { printShown([line]) }
    } catch {
      check.fault = error.fault.wording
    }
  }

  private func note(_ failure: ExitStatus) {
    if status == .success { status = failure }
  }

  /// Prints the coverage, and writes it to its file, if the options request it.
  private func reportCoverage() {
    guard options.check.covers else { return }
    let all = Coverage.all(features, options.settings)
    let json = coverage.json(of: all)
    if let path = options.check.coveragePath { write(json + "\n", to: path) }
    printer.print(isForProgram ? [json] : coverage.lines(of: all))
  }

  private func write(_ text: String, to path: String) {
    do throws(CommandError) {
      try Self.save(text, to: path)
    } catch {
      note(.failure)
      printer.printError(error.fault.wording)
    }
  }

  /// Writes a whole file.
  static func save(_ text: String, to path: String) throws(CommandError) {
    do throws(FileError) {
      _ = try Files.save(to: path, expecting: nil, force: true) { sink throws(FileError) in
        try sink.write(Array(text.utf8))
      }
    } catch {
      throw CommandError(.file(error), width: 76, style: .symbol)
    }
  }
}
