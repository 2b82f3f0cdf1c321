import CommandLanguage
import Platform

/// A replay of many files, some at the same time, with results in the order of the files.
@MainActor struct ReplayPool {
  /// A file to check, or an operand that names none.
  enum Item {
    case file(String)
    case failure(String, CommandError)
  }

  private let options: ProgramOptions
  private let features: Features
  private let permissions: ReplayPermissions
  private var running: [ReplayProcess] = []
  private var done: [Int: FileCheck] = [:]

  init(_ options: ProgramOptions, features: Features, permissions: ReplayPermissions) {
    (self.options, self.features, self.permissions) = (options, features, permissions)
  }

  /// Replays all files.
  ///
  /// - Parameters:
  ///   - items: The files.
  ///   - report: Receives each result in the order of the files; false stops all replays.
  /// - Returns: False after Ctrl-C.
  mutating func run(_ items: [Item], report: (FileCheck) -> Bool) -> Bool {
    defer { running = [] }
    var next = 0
    var due = 0
    while due < items.count {
      guard !Interruption.isPending else { return false }
      if let check = done.removeValue(forKey: due) {
        guard report(check) else { return !Interruption.isPending }
        due += 1
        continue
      }
      // Results wait for earlier ones, so few files run ahead.
      while running.count < options.check.jobs,
        next < min(items.count, due + 4 * options.check.jobs)
      {
        start(items[next], number: next)
        next += 1
      }
      if done[due] == nil { wait() }
    }
    return !Interruption.isPending
  }

  private mutating func start(_ item: Item, number: Int) {
    switch item {
    case .failure(let operand, let error): done[number] = FileCheck(path: operand, error)
    case .file(let path):
      do throws(CommandError) {
        let isOther = features.checks.contains { path.hasSuffix($0.ending) }
        let transcript = isOther ? nil : try TranscriptFile(path).transcript
        if let transcript, transcript.cases(options.check.filter).isEmpty {
          done[number] = FileCheck(path: path)
          return
        }
        if let findings = transcript?.patternFindings, !findings.isEmpty {
          done[number] = FileCheck(path: path, findings)
          return
        }
        running.append(
          try ReplayProcess(
            path,
            number: number,
            transcript: transcript,
            options: options,
            permissions: permissions
          )
        )
      } catch {
        done[number] = FileCheck(path: path, error)
      }
    }
  }

  /// Waits for records, the end of a process, or the end of its time.
  private mutating func wait() {
    let now = Clock.monotonicNanoseconds
    let deadline = running.map(\.deadline).min() ?? now
    let rest = deadline > now ? (deadline - now) / 1_000_000 + 1 : 0
    let ready = Descriptors.readable(
      running.map(\.descriptor),
      milliseconds: Int32(clamping: rest)
    )
    if !Interruption.isPending { Interruption.drain() }
    let end = Clock.monotonicNanoseconds
    for process in running {
      let ended = ready.contains(process.descriptor) ? process.read() : nil
      guard let result = ended ?? (process.deadline <= end ? process.expire() : nil) else {
        continue
      }
      done[process.number] = result
      running.removeAll { $0 === process }
    }
  }
}

extension FileCheck {
  /// Creates the result of a file that could not be checked.
  init(path: String, _ error: CommandError) {
    self.init(path: path)
    fault = error.fault.wording
  }
}
