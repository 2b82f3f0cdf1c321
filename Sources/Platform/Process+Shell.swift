@unsafe @preconcurrency import Glibc

extension Process {
  /// Runs a line in the shell, `sh -c`, and hands it an input.
  ///
  /// The program's standard error is ours. A program that does not read all of its input is no error. Ctrl-C
  /// reaches it as it reaches us.
  ///
  /// - Parameters:
  ///   - line: The line, as the shell is to read it.
  ///   - input: Gives the bytes of its standard input piece by piece, nil behind the last one; or nil for none: ours
  ///     where the output is ours too, so that a person can talk to it.
  ///   - capturesOutput: Whether its standard output comes back instead of going to ours.
  /// - Returns: How it ended, and what it wrote where that was captured.
  /// - Throws: Why it could not be started.
  public static func runShell(
    _ line: String,
    input: (() -> [UInt8]?)?,
    capturesOutput: Bool
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
    // A Ctrl-C that came before the program was there is meant for it too.
    if Interruption.isPending { kill(child, SIGINT) }
    let output = pump(input ?? { nil }, into: feed?.in, from: answer?.out)
    return ProcessResult(
      exitStatus: wait(for: child),
      output: output,
      nanoseconds: Clock.monotonicNanoseconds &- start
    )
  }

  /// Runs a line in the shell and hands it bytes that are there already; as ``runShell(_:input:capturesOutput:)``.
  public static func runShell(
    _ line: String,
    bytes: [UInt8],
    capturesOutput: Bool
  ) throws(SystemError) -> ProcessResult {
    var rest: [UInt8]? = bytes
    return try runShell(line, input: { rest.take() }, capturesOutput: capturesOutput)
  }

  /// Writes and reads at the same time, since a program may write before it has read everything.
  private static func pump(
    _ input: () -> [UInt8]?,
    into feed: Int32?,
    from answer: Int32?
  ) -> [UInt8] {
    // A program that closes its input must not end us.
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, handler) }
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
      guard unsafe poll(&descriptors, 2, -1) > 0 else { continue }
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

/// How another program ended, and what it wrote.
public struct ProcessResult: Hashable, Sendable {
  /// Its exit status; 128 and the number where a signal ended it.
  public let exitStatus: Int32

  /// The bytes of its standard output.
  public let output: [UInt8]

  /// How long it took from before its start to after its end.
  public let nanoseconds: UInt64

  /// Its standard output as text, malformed bytes replaced.
  public var text: String { String(decoding: output, as: UTF8.self) }
}
