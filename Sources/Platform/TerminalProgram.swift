#if canImport(Darwin)
@unsafe @preconcurrency import Darwin
#elseif canImport(Musl)
@unsafe @preconcurrency import Musl
#else
@unsafe @preconcurrency import Glibc
#endif

/// Another program in a hidden terminal, whose output can be awaited.
///
/// The terminal has 80 columns and 24 rows. The program inherits our environment and leads a new
/// session. The end of this value's lifetime ends the program.
///
/// ```swift
/// let shell = try TerminalProgram("sh", ["-i"])
/// let time = shell.wait(for: "$ ", milliseconds: 1_000)
/// ```
package struct TerminalProgram: ~Copyable {
  /// The process ID of the program.
  package let processID: Int32

  private let master: Int32
  private let start: UInt64

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: A path, or a name to look up in `PATH`.
  ///   - arguments: The arguments after the name.
  /// - Throws: The reason why a terminal or the program is not available.
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

  /// Opens a new terminal; returns our end and the name of the other one.
  private static func openTerminal() throws(SystemError) -> (end: Int32, name: String) {
    guard let (end, name) = SystemCall.openTerminal() else {
      throw .last("open", path: "/dev/ptmx")
    }
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard unsafe ioctl(end, UInt(TIOCSWINSZ), &size) == 0 else {
      let error = SystemError.last("open", path: "/dev/ptmx")
      close(end)
      throw error
    }
    return (end, name)
  }

  deinit {
    kill(processID, SIGKILL)
    _ = Process.wait(for: processID)
    close(master)
  }

  /// Types text.
  ///
  /// - Parameter text: The text; Return is `\r`, as the key sends it.
  /// - Throws: An error if the terminal is closed.
  package func type(_ text: String) throws(SystemError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(master, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else { throw .last("write") }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Waits until the program writes a text, starting with its output from now on.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - milliseconds: The maximum time to wait.
  /// - Returns: The nanoseconds since before the program's start; nil if it exited or the time ran
  ///   out first.
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
