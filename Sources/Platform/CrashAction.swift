import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The handling of crashes of the program: the terminal is restored, then the signal has its usual
/// effect.
///
/// Earlier signal actions still run, so that a backtrace printer reports the place of the crash.
@safe enum CrashAction {
  /// The signals of a crash, sent by the processor or by the program itself.
  static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  private static let count = 65
  private static let stackSize = 64 << 10

  /// The address of the earlier actions, indexed by signal number, or 0.
  static let earlier = Atomic<UInt>(0)

  /// Installs the handlers; their memory is never freed.
  static func install() {
    FinalMessage.prepare()
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: count)
    unsafe actions.initialize(repeating: sigaction(), count: count)
    earlier.store(UInt(bitPattern: actions), ordering: .sequentiallyConsistent)
    provideStack()
    for number in signals { unsafe install(for: number, keeping: actions + Int(number)) }
  }

  /// Provides a separate signal stack, because an overflowed stack has no room for a handler.
  private static func provideStack() {
    var current = unsafe stack_t()
    guard unsafe sigaltstack(nil, &current) == 0, unsafe current.ss_flags & Int32(SS_DISABLE) != 0
    else { return }
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = .allocate(byteCount: stackSize, alignment: 16)
    unsafe stack.ss_size = numericCast(stackSize)
    unsafe sigaltstack(&stack, nil)
  }

  private static func install(for number: Int32, keeping old: UnsafeMutablePointer<sigaction>) {
    var action = sigaction()
    unsafe sigemptyset(&action.sa_mask)
    action.sa_flags = SA_SIGINFO | SA_ONSTACK
    unsafe action.detailedHandler = { unsafe crashSignal($0, $1, $2) }
    guard unsafe sigaction(number, &action, old) == 0 else { return }
    if unsafe Interruption.isIgnored(old.pointee) { unsafe sigaction(number, old, nil) }
  }

  /// Whether the process has a memory limit.
  ///
  /// The runtime raises `SIGABRT` if an array cannot grow; under a limit, that signal means too
  /// little memory.
  fileprivate static var isMemoryLimited: Bool {
    SystemCall.addressSpaceLimit != nil
  }

  /// Runs the handler that ours replaced, if any.
  fileprivate static func askEarlier(
    _ number: Int32,
    _ info: UnsafeMutablePointer<siginfo_t>?,
    _ context: UnsafeMutableRawPointer?
  ) {
    let address = earlier.load(ordering: .sequentiallyConsistent)
    guard let actions = unsafe UnsafeMutablePointer<sigaction>(bitPattern: address) else { return }
    let old = unsafe actions[Int(number)]
    guard old.sa_flags & SA_SIGINFO != 0 else { return }
    unsafe old.detailedHandler?(number, info, context)
  }
}

/// Handles a crash signal; safe to call in a signal handler.
///
/// The earlier handler runs first and may print a backtrace of the crash. A processor fault then
/// repeats as soon as this handler returns. A sent signal is sent again and waits until then.
private func crashSignal(
  _ number: Int32,
  _ info: UnsafeMutablePointer<siginfo_t>?,
  _ context: UnsafeMutableRawPointer?
) {
  let code = errno
  SignalState.cleanUp()
  let isSent = unsafe (info?.pointee.si_code ?? 0) <= 0
  if number == SIGABRT, isSent, CrashAction.isMemoryLimited { FinalMessage.end() }
  unsafe CrashAction.askEarlier(number, info, context)
  signal(number, SIG_DFL)
  if isSent { raise(number) }
  errno = code
}
