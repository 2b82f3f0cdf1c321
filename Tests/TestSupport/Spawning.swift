import Glibc

/// Starts programs in a session of their own.
enum Spawning {
  /// How the program gets its three descriptors.
  enum Standard {
    /// All three are the terminal of that name, which becomes the controlling one.
    case terminal(String)

    /// Three open descriptors.
    case descriptors(input: Int32, output: Int32, error: Int32)
  }

  static func start(
    _ program: String,
    arguments: [String],
    environment: [String: String],
    standard: Standard
  ) throws -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    switch standard {
    case .terminal(let name):
      unsafe posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
      unsafe posix_spawn_file_actions_adddup2(&actions, 0, 1)
      unsafe posix_spawn_file_actions_adddup2(&actions, 0, 2)
    case .descriptors(let input, let output, let error):
      unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
      unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
      unsafe posix_spawn_file_actions_adddup2(&actions, error, 2)
    }
    var attributes = try makeAttributes()
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    let words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    let variables = unsafe environment.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
    let texts = unsafe words + variables
    defer {
      for index in unsafe texts.indices { unsafe free(texts[index]) }
    }
    var process = pid_t()
    let code = unsafe posix_spawn(&process, program, &actions, &attributes, words, variables)
    guard code == 0 else { throw TestProgramError("cannot start \(program): error \(code)") }
    return process
  }

  /// A new session, and no signal ignored or blocked, whatever the test runner's parent did.
  private static func makeAttributes() throws -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    var defaults = sigset_t()
    var mask = sigset_t()
    unsafe posix_spawnattr_init(&attributes)
    unsafe sigfillset(&defaults)
    unsafe sigdelset(&defaults, SIGKILL)
    unsafe sigdelset(&defaults, SIGSTOP)
    unsafe sigemptyset(&mask)
    unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
    unsafe posix_spawnattr_setsigmask(&attributes, &mask)
    // SETSID, SETSIGDEF, SETSIGMASK; the first is hidden from Swift.
    unsafe posix_spawnattr_setflags(&attributes, 0x80 | 0x04 | 0x08)
    return attributes
  }
}
