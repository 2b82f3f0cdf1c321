#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Another process of this program, whose standard output is a pipe to us.
///
/// It has no input, and leads a process group, so that all programs that it starts end with it. The
/// end of this value's lifetime kills the group. Ctrl-C at the terminal does not reach it.
package struct ProgramCopy: ~Copyable {
  /// The readable end of the pipe.
  package let descriptor: Int32

  private let processID: Int32
  private var isReaped = false

  /// Starts the process.
  ///
  /// - Parameter arguments: The arguments after the name.
  /// - Throws: The reason why it could not be started.
  package init(_ arguments: [String]) throws(SystemError) {
    let pipe = try Process.makePipe(for: "tabletop")
    defer { close(pipe.in) }
    do throws(SystemError) {
      processID = try Process.spawn(
        ["tabletop"] + arguments,
        input: .file("/dev/null"),
        output: .descriptor(pipe.in),
        errors: .inherited,
        program: "/proc/self/exe"
      )
    } catch {
      close(pipe.out)
      throw error
    }
    descriptor = pipe.out
  }

  deinit {
    kill(-processID, SIGKILL)
    if !isReaped { _ = Process.wait(for: processID) }
    close(descriptor)
  }

  /// Waits for the end of the process.
  ///
  /// - Returns: The exit status; 128 plus the signal number if a signal ended it.
  package mutating func wait() -> Int32 {
    isReaped = true
    return Process.wait(for: processID)
  }

  /// Ends this process some time after its start, even if its parent no longer watches it.
  ///
  /// - Parameter seconds: The number of seconds, rounded up.
  package static func endThisProcess(afterSeconds seconds: Double) {
    alarm(UInt32(min(max(seconds, 0), 1_000_000)) + 1)
  }
}
