import Glibc

/// A program between three pipes.
///
/// Every wait has a deadline and fails with all that the program has written, escaped.
public final class PipedProgram {
  private let process: pid_t
  private var input: OutgoingPipe
  private var answers: IncomingPipe
  private var complaints: IncomingPipe
  private var end: ProgramEnd?

  /// Where the next wait begins to look in the answers.
  private var seen = 0

  /// Everything on standard output so far.
  public var output: [UInt8] { answers.bytes }

  /// Everything on standard error so far.
  public var errors: [UInt8] { complaints.bytes }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: Its path.
  ///   - arguments: The words after its name.
  ///   - environment: Its whole environment.
  /// - Throws: Why there are no pipes or no program.
  public init(_ program: String, arguments: [String] = [], environment: [String: String]) throws {
    // A program that ends early must not end the tests.
    Glibc.signal(SIGPIPE, SIG_IGN)
    let (inputReader, inputWriter) = try Self.makePipe()
    let (outputReader, outputWriter) = try Self.makePipe()
    let (errorReader, errorWriter) = try Self.makePipe()
    defer { for end in [inputReader, outputWriter, errorWriter] { close(end) } }
    input = OutgoingPipe(descriptor: inputWriter)
    answers = IncomingPipe(descriptor: outputReader)
    complaints = IncomingPipe(descriptor: errorReader)
    process = try Spawning.start(
      program,
      arguments: arguments,
      environment: environment,
      standard: .descriptors(input: inputReader, output: outputWriter, error: errorWriter)
    )
  }

  deinit {
    if end == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    input.end()
    answers.end()
    complaints.end()
  }

  /// Puts bytes on the way to standard input; they go while something is waited for.
  public func send(_ bytes: [UInt8]) { input.rest += bytes }

  /// Puts text on the way to standard input.
  public func send(_ text: String) { send(Array(text.utf8)) }

  /// Waits until a text stands on standard output, after what was waited for before.
  public func wait(for text: String, seconds: Double = Deadline.patience) throws {
    let deadline = Deadline(seconds: seconds)
    while true {
      if let place = output[seen...].firstRange(of: Array(text.utf8)) {
        seen = place.upperBound
        return
      }
      guard !answers.isClosed else { throw failure("the program ended before \"\(text)\"") }
      try exchange(deadline, for: "\"\(text)\"")
    }
  }

  /// Waits until the program handles a signal, which would end it before.
  public func waitForHandler(of signal: Int32) throws {
    let deadline = Deadline(seconds: Deadline.patience)
    while try handledSignals() & 1 << (signal - 1) == 0 {
      guard !deadline.isOver else { throw failure("the program does not handle signal \(signal)") }
      poll(nil, 0, 2)
    }
  }

  /// The signals that the program handles, each as a bit.
  private func handledSignals() throws -> UInt64 {
    let name = "SigCgt:"
    let status = ScratchFolder.contents(of: "/proc/\(process)/status") ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
    let digits = line?.dropFirst(name.count).drop { $0 == "\t" }
    guard let digits, let signals = UInt64(digits, radix: 16) else {
      throw failure("the system does not tell the state of the program")
    }
    return signals
  }

  /// Sends the program a signal.
  public func signal(_ number: Int32) {
    guard end == nil else { return }
    kill(process, number)
  }

  /// Closes standard input behind what was sent, and waits until the program has ended.
  public func finish(seconds: Double = Deadline.patience) throws -> ProgramEnd {
    input.closesBehind = true
    return try waitForEnd(seconds: seconds)
  }

  /// Waits until the program has ended by itself; standard input stays open.
  public func waitForEnd(seconds: Double = Deadline.patience) throws -> ProgramEnd {
    let deadline = Deadline(seconds: seconds)
    while !(answers.isClosed && complaints.isClosed) { try exchange(deadline, for: "the end") }
    if let end { return end }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, WNOHANG) == 0 {
      guard !deadline.isOver else { throw failure("the program let go of its pipes and stays") }
      poll(nil, 0, 2)
    }
    let end = ProgramEnd(waitStatus: status)
    self.end = end
    return end
  }

  /// Moves what can be moved in both directions.
  private func exchange(_ deadline: Deadline, for purpose: String) throws {
    guard !deadline.isOver else { throw failure("waited in vain for \(purpose)") }
    var polls = [
      pollfd(fd: input.pollDescriptor, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: answers.pollDescriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: complaints.pollDescriptor, events: Int16(POLLIN), revents: 0),
    ]
    guard unsafe poll(&polls, 3, deadline.milliseconds) > 0 else { return }
    if polls[0].revents != 0 { input.write() }
    if polls[1].revents != 0 { answers.read() }
    if polls[2].revents != 0 { complaints.read() }
  }

  private func failure(_ problem: String) -> TestProgramError {
    TestProgramError(problem, log: output + errors)
  }

  private static func makePipe() throws -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw TestProgramError("no pipe: error \(errno)") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}

@available(*, unavailable) extension PipedProgram: Sendable {}
