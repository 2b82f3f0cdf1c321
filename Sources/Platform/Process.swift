#if canImport(Darwin)
@unsafe @preconcurrency import Darwin
#elseif canImport(Musl)
@unsafe @preconcurrency import Musl
#else
@unsafe @preconcurrency import Glibc
#endif

/// A starter of other programs, without a shell.
public enum Process: Sendable {
  /// Runs a program until it exits.
  ///
  /// The program inherits our environment and gets default signal actions; its standard error is
  /// dropped. Ctrl-C reaches it as it reaches us.
  ///
  /// ```swift
  /// let result = try Process.run("sh", ["-c", "echo $1", "sh", "hello"])
  /// // result.exitStatus == 0, result.text == "hello\n"
  /// ```
  ///
  /// - Parameters:
  ///   - program: A path, or a name to look up in `PATH`; a missing program throws `isMissing`.
  ///   - arguments: The arguments after the name.
  ///   - input: The file for its standard input. The default is empty input.
  /// - Returns: The exit status and the output.
  /// - Throws: The reason why it could not be started.
  public static func run(
    _ program: String,
    _ arguments: [String] = [],
    input: String = "/dev/null"
  ) throws(SystemError) -> ProcessResult {
    let pipe = try makePipe(for: program)
    defer { close(pipe.out) }
    let start = Clock.monotonicNanoseconds
    let child = try spawnClosing(pipe.in, [program] + arguments, input: input)
    let output = readAll(from: pipe.out)
    return ProcessResult(
      exitStatus: wait(for: child),
      output: output,
      nanoseconds: Clock.monotonicNanoseconds &- start
    )
  }

  /// Starts a program that writes to a pipe, and closes our end so that the reader sees its end.
  private static func spawnClosing(
    _ end: Int32,
    _ words: [String],
    input: String
  ) throws(SystemError) -> pid_t {
    defer { close(end) }
    return try spawn(
      words,
      input: .file(input),
      output: .descriptor(end),
      errors: .file("/dev/null")
    )
  }

  /// The target of a program's standard stream.
  enum Stream {
    /// Our own stream.
    case inherited

    /// A file, opened for reading as input and for writing as output.
    case file(String)

    /// One of our descriptors, or an earlier stream of the program.
    case descriptor(Int32)

    /// The name of a terminal, which becomes the program's own in a new session that it leads.
    case terminal(String)
  }

  /// Creates a pipe that no other program inherits by accident.
  static func makePipe(for program: String) throws(SystemError) -> (out: Int32, in: Int32) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .last("run", path: program) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: Its name and arguments.
  ///   - input: Its standard input.
  ///   - output: Its standard output.
  ///   - errors: Its standard error.
  ///   - program: The file to execute instead of the one that the name finds. The program then
  ///     leads a new process group.
  /// - Returns: The process ID.
  /// - Throws: The reason why it could not be started.
  static func spawn(
    _ words: [String],
    input: Stream,
    output: Stream,
    errors: Stream,
    program: String? = nil
  ) throws(SystemError) -> pid_t {
    try Permissions.checkProgram(words[0])
    guard !words.contains(where: { $0.utf8.contains(0) }) else {
      throw SystemError(code: EINVAL, operation: "run", path: words[0])
    }
    var actions = unsafe SystemCall.spawnActions
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    let streams = [
      (input, Descriptors.input, O_RDONLY), (output, Descriptors.output, O_WRONLY),
      (errors, Descriptors.error, O_WRONLY),
    ]
    for (stream, descriptor, flags) in streams {
      switch stream {
      case .inherited: break
      case .file(let path):
        guard !path.utf8.contains(0) else {
          throw SystemError(code: EINVAL, operation: "run", path: words[0])
        }
        unsafe posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0)
      case .terminal(let path):
        unsafe posix_spawn_file_actions_addopen(&actions, descriptor, path, O_RDWR, 0)
      case .descriptor(let from):
        unsafe posix_spawn_file_actions_adddup2(&actions, from, descriptor)
      }
    }
    var attributes = makeAttributes(input, leadsGroup: program != nil)
    defer { unsafe posix_spawnattr_destroy(&attributes) }

    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { for index in words.indices { unsafe free(arguments[index]) } }
    var child: pid_t = 0
    let file = program ?? words[0]
    let code = unsafe posix_spawnp(
      &child,
      file,
      &actions,
      &attributes,
      &arguments,
      SystemCall.environment
    )
    guard code == 0 else { throw SystemError(code: code, operation: "run", path: words[0]) }
    return child
  }

  private static func makeAttributes(_ input: Stream, leadsGroup: Bool) -> SpawnAttributes {
    var attributes = SystemCall.spawnAttributes
    unsafe posix_spawnattr_init(&attributes)
    // We ignore closed pipes and full files; a program that inherited this would not end on them.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe sigaddset(&signals, SIGXFSZ)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    let session: Int32 = if case .terminal = input { SystemCall.spawnsSession } else { 0 }
    let group = leadsGroup ? Int32(POSIX_SPAWN_SETPGROUP) : 0
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | session | group))
    return attributes
  }

  static func readAll(from descriptor: Int32) -> [UInt8] {
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(descriptor, &buffer, buffer.count)
      if count > 0 {
        output += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        return output
      }
    }
  }

  /// The time between two calls of what happens while a program runs, in milliseconds.
  static let pause: Int32 = 20

  /// Waits for a program.
  ///
  /// - Parameters:
  ///   - child: The program.
  ///   - meanwhile: Called every ``pause`` until the program ends; nil to wait without a break.
  /// - Returns: The exit status; a signal becomes 128 plus its number, as in shells.
  static func wait(for child: pid_t, meanwhile: (() -> Void)? = nil) -> Int32 {
    var status: Int32 = 0
    while true {
      let ended = unsafe waitpid(child, &status, meanwhile == nil ? 0 : WNOHANG)
      if ended == child { break }
      if ended < 0, errno != EINTR { return -1 }
      guard ended == 0, let meanwhile else { continue }
      meanwhile()
      _ = poll(nil, 0, pause)
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
