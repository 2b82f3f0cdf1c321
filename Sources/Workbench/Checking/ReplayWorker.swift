import CommandLanguage
import Platform
import TableStore
import TextLayout

/// A replay of one file for another process, which receives a record of each command.
@MainActor struct ReplayWorker {
  private let options: ProgramOptions
  private let features: Features
  private let transport: (any HTTPTransport)?
  private let printer: Printer

  init(
    _ options: ProgramOptions,
    features: Features,
    transport: (any HTTPTransport)?,
    printer: Printer
  ) {
    self.options = options
    self.features = features
    self.transport = transport
    self.printer = printer
  }

  /// Replays the file and emits its records.
  func run() -> ExitStatus {
    // The other process may be killed, and a replay may never end.
    ProgramCopy.endThisProcess(afterSeconds: options.check.seconds + 5)
    guard let path = options.files.first else { return .usage }
    do throws(CommandError) {
      if let permissions = options.check.permissions {
        let result = permissions.confine { () -> Result<Void, CommandError> in
          Result { () throws(CommandError) in try replay(path) }
        }
        try result.get()
      } else {
        try replay(path)
      }
    } catch {
      let wording = error.fault.wording
      emit(.fault(wording))
    }
    guard !Interruption.isPending else { return .interrupted }
    emit(.finished)
    return printer.flush() ? .success : .output
  }

  private func emit(_ record: ReplayRecord) { printer.print([record.line]) }

  private func replay(_ path: String) throws(CommandError) {
    if let kind = features.checks.first(where: { path.hasSuffix($0.ending) }) {
      let check = try kind.init(checking: path, settings: options.settings)
      emit(
        .checked(
          CheckedFileResult(tries: check.tries, faults: check.faults, notes: check.notes)
        )
      )
      return
    }
    let file = try TranscriptFile(path)
    let replay = try makeReplay(of: file)
    let transcript = file.transcript
    let cases = Set(transcript.cases(options.check.filter))
    guard let last = cases.max() else { return }
    let recorder = options.check.covers ? CoverageRecorder() : nil
    if let recorder { replay.recordCoverage(in: recorder) }
    defer { if let recorder { emit(.coverage(recorder.coverage)) } }
    for index in 0...last {
      let isCase = cases.contains(index)
      emit(.started(index))
      // The other process names the command that never ends.
      guard printer.flush() else { return }
      let isGood = run(index, of: transcript, in: replay, isCase)
      guard !Interruption.isPending, isGood || !options.check.failsFast else { return }
    }
  }

  /// Runs a command; returns false if it failed and is to be compared.
  private func run(
    _ index: Int,
    of transcript: Transcript,
    in replay: TranscriptReplay,
    _ isCase: Bool
  ) -> Bool {
    let entry = transcript.entries[index]
    let start = Clock.monotonicNanoseconds
    let replayed = replay.run(entry.command)
    let nanoseconds = Int(clamping: Clock.monotonicNanoseconds &- start)
    guard isCase || !replayed.attempts.isEmpty else { return true }
    let isSame = Self.matches(transcript.lines[entry.answerLines], replayed.lines)
    var failure = ReplayFailure(unmet: replayed.unmet, attempts: replayed.attempts)
    if isSame, failure == ReplayFailure() {
      emit(.passed(index, nanoseconds: nanoseconds))
      return true
    }
    if !isSame { failure.answer = replayed.lines }
    emit(.failed(index, nanoseconds: nanoseconds, failure))
    return false
  }

  private static func matches(_ expected: ArraySlice<String>, _ actual: [String]) -> Bool {
    // Most lines are equal, and no pattern has to be read.
    let isEqual =
      expected.count == actual.count
      && zip(expected, actual).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
    return isEqual || LineAlignment(expected.map(ExpectedLine.init), actual).isComplete
  }

  private func makeReplay(of file: TranscriptFile) throws(CommandError) -> TranscriptReplay {
    let check = options.check
    let folder: ReplayFolder
    do throws(FileError) {
      folder = try ReplayFolder(file.folder, in: check.scratch)
    } catch {
      throw CommandError(.file(error), width: 76, style: .symbol)
    }
    let attempts = check.readable.map {
      ReplayAttempts(in: $0, writesAnywhere: check.allowances.contains(.write))
    }
    folder.attempts = attempts
    return TranscriptReplay(
      in: folder,
      settings: options.settings,
      features: features,
      transport: check.allowances.contains(.net) ? transport : attempts.map(ForbiddenTransport.init)
    )
  }
}
