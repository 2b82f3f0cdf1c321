@unsafe @preconcurrency import Glibc

/// Another program at a terminal of its own that nobody sees; what it writes there can be waited for.
///
/// The terminal has 80 columns and 24 rows. The program gets our environment and leads a session of its own. What is
/// left of it is ended with this value.
///
/// ```swift
/// let shell = try TerminalProgram("sh", ["-i"])
/// let time = shell.wait(for: "$ ", milliseconds: 1_000)
/// ```
package struct TerminalProgram: ~Copyable {
  /// The number of its process.
  package let processID: Int32

  private let master: Int32
  private let start: UInt64

  // These numbers of ioctl are hidden from Swift.
  private static let unlock: UInt = 0x4004_5431
  private static let numberOfSlave: UInt = 0x8004_5430

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: A path, or a name that is looked up in `PATH`.
  ///   - arguments: The words behind the name.
  /// - Throws: Why there is no terminal or no program.
  package init(_ program: String, _ arguments: [String] = []) throws(SystemError) {
    let (end, name) = try Self.openTerminal()
    let now = Clock.monotonicNanoseconds
    let child: pid_t
    do throws(SystemError) {
      child = try Process.spawn(
        [program] + arguments,
        input: .terminal(name),
        output: .descriptor(Descriptors.input),
        errors: .descriptor(Descriptors.input)
      )
    } catch {
      close(end)
      throw error
    }
    master = end
    start = now
    processID = child
  }

  /// Our end of a new terminal, and the name of the other.
  private static func openTerminal() throws(SystemError) -> (end: Int32, name: String) {
    let end = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard end >= 0 else { throw .last("open", path: "/dev/ptmx") }
    var number: UInt32 = 0
    var locked: Int32 = 0
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard unsafe ioctl(end, unlock, &locked) == 0, unsafe ioctl(end, numberOfSlave, &number) == 0,
      unsafe ioctl(end, UInt(TIOCSWINSZ), &size) == 0
    else {
      let error = SystemError.last("open", path: "/dev/ptmx")
      close(end)
      throw error
    }
    return (end, "/dev/pts/\(number)")
  }

  deinit {
    kill(processID, SIGKILL)
    _ = Process.wait(for: processID)
    close(master)
  }

  /// Types text.
  ///
  /// - Parameter text: The text; a return is `\r`, as the key sends it.
  /// - Throws: That the terminal is gone.
  package func type(_ text: String) throws(SystemError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(master, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else { throw .last("write") }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Waits until the program has written a text, in what it writes from now on.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - milliseconds: How long to wait at most.
  /// - Returns: How many nanoseconds have passed since before its start; nil where it ended or the time was over
  ///   before.
  package func wait(for text: String, milliseconds: Int) -> UInt64? {
    let wanted = Array(text.utf8)
    let deadline = Clock.monotonicNanoseconds + UInt64(max(0, milliseconds)) * 1_000_000
    var seen: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let now = Clock.monotonicNanoseconds
      guard now < deadline else { return nil }
      var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      let rest = Int32(clamping: (deadline - now) / 1_000_000 + 1)
      guard unsafe poll(&descriptor, 1, rest) > 0 else { continue }
      let count = unsafe read(master, &buffer, buffer.count)
      guard count > 0 else {
        if count < 0, errno == EINTR { continue }
        return nil
      }
      seen += buffer[..<count]
      if seen.firstRange(of: wanted) != nil { return Clock.monotonicNanoseconds - start }
    }
  }
}
