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
    guard let path = options.files.first, let scratch = options.check.scratch else {
      return .usage
    }
    do throws(CommandError) {
      let progress = try Self.progress(in: scratch)
      if let permissions = options.check.permissions {
        let result = permissions.confine { () -> Result<Void, CommandError> in
          Result { () throws(CommandError) in try replay(path, progress) }
        }
        try result.get()
      } else {
        try replay(path, progress)
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

  /// Opens the progress before permissions confine the replay.
  private static func progress(in scratch: String) throws(CommandError) -> ReplayProgress {
    do throws(FileError) {
      return try ReplayProgress(openingIn: scratch)
    } catch {
      throw CommandError(.file(error), width: 76, style: .symbol)
    }
  }

  private func replay(_ path: String, _ progress: ReplayProgress) throws(CommandError) {
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
      let start = Clock.monotonicNanoseconds
      progress[index] = .running(since: start)
      let isCase = cases.contains(index)
      let failure = failure(of: index, in: transcript, replay, isCase)
      let nanoseconds = Int(clamping: Clock.monotonicNanoseconds &- start)
      if let failure {
        emit(.failed(index, nanoseconds: nanoseconds, failure))
        // A later command may end this process.
        guard printer.flush() else { return }
      }
      progress[index] =
        failure == nil && isCase ? .passed(nanoseconds: nanoseconds) : .none
      guard !Interruption.isPending, failure == nil || !options.check.failsFast else { return }
    }
  }

  /// Runs a command; returns nil if its output is as expected or does not count.
  private func failure(
    of index: Int,
    in transcript: Transcript,
    _ replay: TranscriptReplay,
    _ isCase: Bool
  ) -> ReplayFailure? {
    let entry = transcript.entries[index]
    let replayed = replay.run(entry.command)
    guard isCase || !replayed.attempts.isEmpty else { return nil }
    let isSame = transcript.isAnswer(replayed.text, of: entry)
    guard !isSame || replayed.unmet != nil || !replayed.attempts.isEmpty else { return nil }
    return ReplayFailure(
      answer: isSame ? nil : replayed.text.transcriptLines,
      unmet: replayed.unmet,
      attempts: replayed.attempts
    )
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
