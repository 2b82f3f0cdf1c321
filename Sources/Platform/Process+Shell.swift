#if canImport(Darwin)
@unsafe @preconcurrency import Darwin
#elseif canImport(Musl)
@unsafe @preconcurrency import Musl
#else
@unsafe @preconcurrency import Glibc
#endif

extension Process {
  /// Runs a line in the shell, `sh -c`, with an input.
  ///
  /// The program inherits our standard error. It may ignore part of its input without an error.
  /// Ctrl-C reaches it as it reaches us.
  ///
  /// - Parameters:
  ///   - line: The line for the shell.
  ///   - input: Returns the next piece of its standard input, or nil at the end. Nil instead of a
  ///     closure means no input. If the output is ours, the program then reads our input, so that
  ///     the user can talk to it.
  ///   - capturesOutput: Whether to return its standard output instead of writing it to ours.
  ///   - meanwhile: Called every 20 milliseconds while it runs, or nil.
  /// - Returns: The exit status, and the output if captured.
  /// - Throws: The reason why it could not be started.
  public static func runShell(
    _ line: String,
    input: (() -> [UInt8]?)?,
    capturesOutput: Bool,
    meanwhile: (() -> Void)? = nil
  ) throws(SystemError) -> ProcessResult {
    let start = Clock.monotonicNanoseconds
    var feed: (out: Int32, in: Int32)?
    var answer: (out: Int32, in: Int32)?
    let child: pid_t
    do throws(SystemError) {
      defer {
        if let feed { close(feed.out) }
        if let answer { close(answer.in) }
      }
      if input != nil { feed = try makePipe(for: "sh") }
      if capturesOutput { answer = try makePipe(for: "sh") }
      let silence = capturesOutput ? Stream.file("/dev/null") : .inherited
      child = try spawn(
        ["sh", "-c", line],
        input: feed.map { .descriptor($0.out) } ?? silence,
        output: answer.map { .descriptor($0.in) } ?? .inherited,
        errors: .inherited
      )
    } catch {
      if let feed { close(feed.in) }
      if let answer { close(answer.out) }
      throw error
    }
    // A Ctrl-C from before the program's start is meant for it too.
    if Interruption.isPending { kill(child, SIGINT) }
    let output = pump(input ?? { nil }, into: feed?.in, from: answer?.out, meanwhile)
    return ProcessResult(
      exitStatus: wait(for: child, meanwhile: meanwhile),
      output: output,
      nanoseconds: Clock.monotonicNanoseconds &- start
    )
  }

  /// Runs a line in the shell with complete input bytes, as
  /// ``runShell(_:input:capturesOutput:meanwhile:)`` does.
  public static func runShell(
    _ line: String,
    bytes: [UInt8],
    capturesOutput: Bool
  ) throws(SystemError) -> ProcessResult {
    var rest: [UInt8]? = bytes
    return try runShell(line, input: { rest.take() }, capturesOutput: capturesOutput)
  }

  /// Writes and reads at the same time, since a program may write before it has read its whole
  /// input.
  private static func pump(
    _ input: () -> [UInt8]?,
    into feed: Int32?,
    from answer: Int32?,
    _ meanwhile: (() -> Void)?
  ) -> [UInt8] {
    // A program that closes its input must not end this one.
    withoutPipeSignal { transfer(input, into: feed, from: answer, meanwhile) }
  }

  /// Performs work during which a broken pipe sends this thread no signal.
  ///
  /// The action for the signal is that of all threads, so it stays.
  private static func withoutPipeSignal<Value>(_ work: () -> Value) -> Value {
    var pipe = sigset_t()
    var old = sigset_t()
    unsafe sigemptyset(&pipe)
    unsafe sigaddset(&pipe, SIGPIPE)
    let wasPending = isPipeSignalPending
    unsafe pthread_sigmask(SIG_BLOCK, &pipe, &old)
    let value = work()
    // The work's own signal must not arrive afterwards.
    if !wasPending, isPipeSignalPending {
      var number: Int32 = 0
      unsafe sigwait(&pipe, &number)
    }
    unsafe pthread_sigmask(SIG_SETMASK, &old, nil)
    return value
  }

  private static var isPipeSignalPending: Bool {
    var pending = sigset_t()
    unsafe sigpending(&pending)
    return unsafe sigismember(&pending, SIGPIPE) == 1
  }

  private static func transfer(
    _ input: () -> [UInt8]?,
    into feed: Int32?,
    from answer: Int32?,
    _ meanwhile: (() -> Void)?
  ) -> [UInt8] {
    var rest: ArraySlice<UInt8> = []
    var feed = feed
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    if let feed { _ = fcntl(feed, F_SETFL, O_NONBLOCK) }
    func endFeed() {
      if let open = feed { close(open) }
      feed = nil
    }
    func fill() {
      while feed != nil, rest.isEmpty {
        guard let piece = input() else { return endFeed() }
        rest = piece[...]
      }
    }
    fill()
    var isReading = answer != nil
    while feed != nil || isReading {
      var descriptors = [
        pollfd(fd: feed ?? -1, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: isReading ? answer ?? -1 : -1, events: Int16(POLLIN), revents: 0),
      ]
      guard unsafe poll(&descriptors, 2, meanwhile == nil ? -1 : pause) > 0 else {
        meanwhile?()
        continue
      }
      if let open = feed, descriptors[0].revents != 0 {
        let count = unsafe rest.withUnsafeBytes { bytes in
          unsafe write(open, bytes.baseAddress, min(bytes.count, buffer.count))
        }
        if count > 0 { rest = rest.dropFirst(count) }
        let isOver = count < 0 && errno != EAGAIN && errno != EINTR
        if isOver { endFeed() }
        fill()
      }
      if let answer, isReading, descriptors[1].revents != 0 {
        let count = unsafe read(answer, &buffer, buffer.count)
        if count > 0 { output += buffer[..<count] }
        isReading = count > 0 || (count < 0 && errno == EINTR)
      }
    }
    if let answer { close(answer) }
    return output
  }
}

/// The result of another program: its exit status and output.
public struct ProcessResult: Hashable, Sendable {
  /// Its exit status; 128 plus the signal number if a signal ended it.
  public let exitStatus: Int32

  /// The bytes of its standard output.
  public let output: [UInt8]

  /// The duration in nanoseconds, from before its start to after its end.
  public let nanoseconds: UInt64

  /// Its standard output as text, with malformed bytes replaced.
  public var text: String { String(decoding: output, as: UTF8.self) }
}
