import Glibc
import Platform
import Testing

@Suite struct ShellTests {
  @Test func `hands over an input larger than a pipe and takes the output`() throws {
    let input = [UInt8](repeating: 0x61, count: 1_000_000)
    let result = try Process.runShell("cat; cat", bytes: input, capturesOutput: true)
    #expect(result.output == input)
    #expect(result.exitStatus == 0)
  }

  @Test func `a program that reads less than all is no error`() throws {
    let input = [UInt8](repeating: 0x0A, count: 1_000_000)
    let result = try Process.runShell("head -n 2", bytes: input, capturesOutput: true)
    #expect(result.text == "\n\n")
    #expect(result.exitStatus == 0)
  }

  /// Whether a broken pipe sends this thread no signal.
  private static var blocksPipeSignal: Bool {
    var blocked = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, nil, &blocked)
    return unsafe sigismember(&blocked, SIGPIPE) == 1
  }

  @Test func `a broken pipe is kept from the writing thread alone, while it writes`() throws {
    var isBlocked: [Bool] = []
    let result = try Process.runShell(
      "exec 0<&-; sleep 0.1",
      input: {
        isBlocked.append(Self.blocksPipeSignal)
        return isBlocked.count < 40 ? [UInt8](repeating: 0, count: 65_536) : nil
      },
      capturesOutput: true
    )
    #expect(result.exitStatus == 0)
    #expect(isBlocked.allSatisfy(\.self) && !isBlocked.isEmpty)
    #expect(!Self.blocksPipeSignal)
  }

  @Test(arguments: [("exit 3", 3), ("kill -9 $$", 137), ("no-such-program-here 2>&-", 127)])
  func `tells the status`(_ line: String, _ status: Int32) throws {
    let result = try Process.runShell(line, input: nil, capturesOutput: true)
    #expect(result.exitStatus == status)
  }

  @Test func `without an input there is nothing to read`() throws {
    #expect(try Process.runShell("wc -c", input: nil, capturesOutput: true).text == "0\n")
    #expect(try Process.runShell("wc -c", bytes: [], capturesOutput: true).text == "0\n")
  }
}
