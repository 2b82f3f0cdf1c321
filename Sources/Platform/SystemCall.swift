#if canImport(Darwin)
@unsafe @preconcurrency import Darwin
#elseif canImport(Musl)
@unsafe @preconcurrency import Musl
#else
@unsafe @preconcurrency import Glibc
#endif

/// System calls whose name or form differs between Linux and Darwin, in one place.
///
/// The branches for Darwin are type-checked against its declarations, and have never run.
enum SystemCall {
  // These have the names of methods elsewhere, and a name with its module would name one system.

  static func open(
    _ path: UnsafePointer<CChar>,
    _ flags: Int32,
    _ mode: mode_t = 0
  ) -> Int32 {
    #if canImport(Darwin)
    unsafe Darwin.open(path, flags, mode)
    #elseif canImport(Musl)
    unsafe Musl.open(path, flags, mode)
    #else
    unsafe Glibc.open(path, flags, mode)
    #endif
  }

  @discardableResult static func close(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
    Darwin.close(descriptor)
    #elseif canImport(Musl)
    Musl.close(descriptor)
    #else
    Glibc.close(descriptor)
    #endif
  }

  static func read(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
    unsafe Darwin.read(descriptor, bytes, count)
    #elseif canImport(Musl)
    unsafe Musl.read(descriptor, bytes, count)
    #else
    unsafe Glibc.read(descriptor, bytes, count)
    #endif
  }

  @discardableResult static func write(
    _ descriptor: Int32,
    _ bytes: UnsafeRawPointer?,
    _ count: Int
  ) -> Int {
    #if canImport(Darwin)
    unsafe Darwin.write(descriptor, bytes, count)
    #elseif canImport(Musl)
    unsafe Musl.write(descriptor, bytes, count)
    #else
    unsafe Glibc.write(descriptor, bytes, count)
    #endif
  }

  /// The folder with a name for each open descriptor.
  static var descriptorFolder: String {
    #if canImport(Darwin)
    "/dev/fd"
    #else
    "/proc/self/fd"
    #endif
  }
}

// Terminals.
extension SystemCall {
  /// Opens a new terminal; returns our end and the name of the other one, or nil with `errno`.
  static func openTerminal() -> (end: Int32, name: String)? {
    #if canImport(Darwin)
    let end = posix_openpt(O_RDWR | O_NOCTTY)
    guard end >= 0 else { return nil }
    var name = [CChar](repeating: 0, count: 128)
    guard fcntl(end, F_SETFD, FD_CLOEXEC) == 0, grantpt(end) == 0, unlockpt(end) == 0,
      unsafe ptsname_r(end, &name, name.count) == 0
    else { return closing(end) }
    let bytes = name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    return (end, String(decoding: bytes, as: UTF8.self))
    #else
    let end = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard end >= 0 else { return nil }
    // Swift cannot import these ioctl numbers: unlock, and the number of the other end.
    var locked: Int32 = 0
    var number: UInt32 = 0
    guard unsafe ioctl(end, 0x4004_5431, &locked) == 0,
      unsafe ioctl(end, 0x8004_5430, &number) == 0
    else { return closing(end) }
    return (end, "/dev/pts/\(number)")
    #endif
  }

  /// Closes a descriptor and keeps the error of the call before.
  private static func closing(_ descriptor: Int32) -> (end: Int32, name: String)? {
    let code = errno
    close(descriptor)
    errno = code
    return nil
  }
}

// Files and memory.
extension SystemCall {
  /// Writes the contents of a file to the disk; returns 0, or -1 with `errno`.
  static func synchronizeData(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
    fcntl(descriptor, F_FULLFSYNC)
    #else
    fdatasync(descriptor)
    #endif
  }

  /// Reserves space on the disk for a new file; returns 0 or the number of the error.
  static func allocate(_ count: Int, in descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
    // Darwin can reserve space, but not give a file its size with it.
    let zeros = [UInt8](repeating: 0, count: count)
    return unsafe pwrite(descriptor, zeros, count, 0) == count ? 0 : errno
    #else
    posix_fallocate(descriptor, 0, off_t(count))
    #endif
  }

  /// Asks for large pages of memory; a system without them ignores it.
  static func preferHugePages(_ start: UnsafeMutableRawPointer, _ count: Int) {
    #if canImport(Glibc)
    unsafe madvise(start, count, MADV_HUGEPAGE)
    #endif
  }

  /// The limit in bytes that `ulimit -v` sets, or nil.
  static var addressSpaceLimit: Int? {
    var limit = rlimit()
    #if canImport(Glibc)
    let code = unsafe getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
    let code = unsafe getrlimit(RLIMIT_AS, &limit)
    #endif
    return code == 0 ? bytes(limit) : nil
  }

  /// The limit in bytes that `ulimit -d` sets, or nil.
  static var dataLimit: Int? {
    var limit = rlimit()
    #if canImport(Glibc)
    let code = unsafe getrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    #else
    let code = unsafe getrlimit(RLIMIT_DATA, &limit)
    #endif
    return code == 0 ? bytes(limit) : nil
  }

  private static func bytes(_ limit: rlimit) -> Int? {
    // No limit is the highest number; that of Darwin is one bit shorter.
    limit.rlim_cur >= rlim_t(Int64.max) ? nil : Int(clamping: limit.rlim_cur)
  }
}

extension stat {
  /// The time of the last change to the contents.
  var modificationTime: timespec {
    #if canImport(Darwin)
    st_mtimespec
    #else
    st_mtim
    #endif
  }
}

// Signals and threads.
extension sigaction {
  /// The handler that receives only the number of the signal.
  var handler: (@convention(c) (Int32) -> Void)? {
    get {
      #if canImport(Darwin)
      unsafe __sigaction_u.__sa_handler
      #elseif canImport(Musl)
      unsafe __sa_handler.sa_handler
      #else
      unsafe __sigaction_handler.sa_handler
      #endif
    }
    set {
      #if canImport(Darwin)
      unsafe __sigaction_u.__sa_handler = newValue
      #elseif canImport(Musl)
      unsafe __sa_handler.sa_handler = newValue
      #else
      unsafe __sigaction_handler.sa_handler = newValue
      #endif
    }
  }

  /// A handler that also receives the details of the signal and the state of the processor.
  typealias DetailedHandler =
    @convention(c) (
      Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
    ) -> Void

  /// The handler of an action with `SA_SIGINFO`.
  var detailedHandler: DetailedHandler? {
    get {
      #if canImport(Darwin)
      unsafe __sigaction_u.__sa_sigaction
      #elseif canImport(Musl)
      unsafe __sa_handler.sa_sigaction
      #else
      unsafe __sigaction_handler.sa_sigaction
      #endif
    }
    set {
      #if canImport(Darwin)
      unsafe __sigaction_u.__sa_sigaction = newValue
      #elseif canImport(Musl)
      unsafe __sa_handler.sa_sigaction = newValue
      #else
      unsafe __sigaction_handler.sa_sigaction = newValue
      #endif
    }
  }
}

extension SystemCall {
  /// Starts a thread that runs a body and releases it.
  ///
  /// - Parameter body: The body; not released if the thread does not start.
  /// - Returns: 0 or the number of the error.
  static func startThread(_ body: Unmanaged<ThreadBody>) -> Int32 {
    #if canImport(Darwin)
    var thread: pthread_t?
    let code = unsafe pthread_create(
      &thread,
      nil,
      { argument in
        unsafe Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      },
      body.toOpaque()
    )
    if let thread = unsafe thread { unsafe pthread_detach(thread) }
    #else
    var thread = pthread_t()
    let code = unsafe pthread_create(
      &thread,
      nil,
      { argument in
        guard let argument = unsafe argument else { return nil }
        unsafe Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      },
      body.toOpaque()
    )
    if code == 0 { pthread_detach(thread) }
    #endif
    return code
  }
}

// Programs.
#if canImport(Darwin)
typealias SpawnActions = posix_spawn_file_actions_t?
typealias SpawnAttributes = posix_spawnattr_t?
#else
typealias SpawnActions = posix_spawn_file_actions_t
typealias SpawnAttributes = posix_spawnattr_t
#endif

extension SystemCall {
  /// Actions before the system initializes them.
  static var spawnActions: SpawnActions {
    #if canImport(Darwin)
    nil
    #else
    unsafe posix_spawn_file_actions_t()
    #endif
  }

  /// Attributes before the system initializes them.
  static var spawnAttributes: SpawnAttributes {
    #if canImport(Darwin)
    nil
    #else
    posix_spawnattr_t()
    #endif
  }

  /// The flag of a program that leads a new session; Swift cannot import its name.
  static var spawnsSession: Int32 {
    #if canImport(Darwin)
    0x0400
    #else
    0x80
    #endif
  }

  /// The environment of this process.
  static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
    unsafe _NSGetEnviron().pointee
    #else
    unsafe environ
    #endif
  }
}
