import CommandLanguage
import Platform
import TableStore
import TextLayout

/// A process that replays one file, as the process that started it sees it.
@MainActor final class ReplayProcess {
  /// The position of the file among all files.
  let number: Int

  /// The time after which the replay is stopped, on the monotonic clock.
  let deadline: UInt64

  /// The descriptor of its records.
  var descriptor: Int32 { copy.descriptor }

  private let seconds: Double
  private let path: String
  private let transcript: Transcript?
  private var result: FileCheck
  private var answers: [Int: [String]] = [:]
  private let progress: ReplayProgress
  private var isFinished = false
  private var rest: [UInt8] = []
  // The process ends before its folder is deleted.
  private var copy: ProgramCopy
  private let scratch: TemporaryFolder

  /// Starts a replay.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - number: Its position among all files.
  ///   - transcript: Its content; nil for other kinds of files.
  ///   - options: The options of this process.
  ///   - permissions: The permissions of all replays.
  /// - Throws: An error if no folder or process could be created.
  init(
    _ path: String,
    number: Int,
    transcript: Transcript?,
    options: ProgramOptions,
    permissions: ReplayPermissions
  ) throws(CommandError) {
    (self.path, self.number, self.transcript) = (path, number, transcript)
    result = FileCheck(path: path)
    result.caseCount = transcript?.cases(options.check.filter).count ?? 0
    seconds = options.check.seconds
    deadline = Clock.monotonicNanoseconds &+ UInt64(seconds * 1e9)
    do throws(FileError) {
      scratch = try TemporaryFolder()
      progress = try ReplayProgress(
        creatingIn: scratch.path,
        count: transcript?.entries.count ?? 0
      )
    } catch {
      throw CommandError(.file(error), width: 76, style: .symbol)
    }
    let readable = permissions.readableFolder(for: path)
    let words = options.replayWords(of: path, scratch: scratch.path, readable: readable)
    do throws(SystemError) { copy = try ProgramCopy(words) } catch {
      throw CommandError(TranscriptFault.noReplay(problem: error.message))
    }
  }

  /// Reads the next records.
  ///
  /// - Returns: The result after the end of the process, or nil.
  func read() -> FileCheck? {
    switch Descriptors.read(from: descriptor, atMost: 1 << 16) {
    case .success(let bytes) where !bytes.isEmpty:
      rest += bytes
      takeRecords()
      return nil
    case .failure(let error) where error.isInterruption: return nil
    default:
      let status = copy.wait()
      if !isFinished { stop(with: .crashed(status: status)) }
      return finished()
    }
  }

  /// Returns the result of a replay that took too long.
  func expire() -> FileCheck {
    stop(with: .timedOut(seconds: seconds))
    return finished()
  }

  private func takeRecords() {
    var start = rest.startIndex
    while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
      if let record = ReplayRecord(rest[start..<end]) { take(record) }
      start = end + 1
    }
    rest.removeFirst(start)
  }

  private func take(_ record: ReplayRecord) {
    switch record {
    case .failed(let index, let nanoseconds, let failure):
      if let answer = failure.answer { answers[index] = answer }
      let verdict: FileCheck.Verdict =
        if !failure.attempts.isEmpty {
          .refused(failure.attempts)
        } else if let unmet = failure.unmet { .unmet(unmet) } else { .differs }
      add(index, nanoseconds, verdict)
    case .checked(let checked): result.other = checked
    case .coverage(let coverage): result.coverage = coverage
    case .fault(let wording): result.fault = wording
    case .finished: isFinished = true
    }
  }

  private func add(_ index: Int, _ nanoseconds: Int, _ verdict: FileCheck.Verdict) {
    guard transcript?.entries.indices.contains(index) == true else { return }
    result.cases.append(.init(index: index, nanoseconds: nanoseconds, verdict: verdict))
  }

  private func stop(with verdict: FileCheck.Verdict) {
    guard result.fault == nil else { return }
    for index in transcript?.entries.indices ?? 0..<0 {
      guard case .running(let start) = progress[index] else { continue }
      return add(index, Int(clamping: Clock.monotonicNanoseconds &- start), verdict)
    }
    result.fault = TranscriptFault.stopped(path: path, message: verdict.message ?? "").wording
  }

  /// Adds the commands that passed, in file order.
  private func addPassed(of transcript: Transcript) {
    let failed = result.cases
    var cases: [FileCheck.Case] = []
    var next = failed.startIndex
    for index in transcript.entries.indices {
      while next < failed.endIndex, failed[next].index <= index {
        cases.append(failed[next])
        next += 1
      }
      guard case .passed(let nanoseconds) = progress[index] else { continue }
      cases.append(.init(index: index, nanoseconds: nanoseconds, verdict: .passed))
    }
    result.cases = cases
  }

  private func finished() -> FileCheck {
    guard let transcript else { return result }
    addPassed(of: transcript)
    if let refusal = result.cases.firstIndex(where: { $0.verdict.isRefusal }) {
      result.cases = result.cases.enumerated().filter { number, item in
        item.verdict.isStop || number < refusal && item.verdict == .passed
      }
      .map(\.element)
      answers = [:]
    }
    result.check = TranscriptCheck(path: path, transcript: transcript, answers: answers)
    return result
  }
}
