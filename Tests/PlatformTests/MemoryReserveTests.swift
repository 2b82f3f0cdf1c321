import Glibc
import Platform
import Testing

@Suite struct MemoryReserveTests {
  @Test func `without a limit nothing is kept and nothing is short`() {
    Memory.prepare()
    Memory.refillReserve()
    #expect(!Memory.isShort)
    #expect(Memory.exhaustion.hasPrefix("not enough memory"))
  }

  @Test func `a small allocation that fails has the reserve, once`() async {
    await #expect(processExitsWith: .exitCode(5)) {
      var limit = rlimit(rlim_cur: 1 << 36, rlim_max: 1 << 36)
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
      Memory.prepare()
      Memory.setExhaustionStatus(5)
      guard !Memory.isShort, Memory.limit == 1 << 36 else { exitProcess(1) }
      guard Memory.retriesAllocation(of: 100), Memory.isShort else { exitProcess(2) }
      Memory.refillReserve()
      guard !Memory.isShort else { exitProcess(3) }
      guard Memory.retriesAllocation(of: 100), Memory.isShort else { exitProcess(4) }
      // The reserve is in use: this ends the program.
      _ = Memory.retriesAllocation(of: 100)
      exitProcess(6)
    }
  }

  @Test func `a large allocation that fails ends the program with its message`() async throws {
    let result = await #expect(processExitsWith: .exitCode(3), observing: [\.standardErrorContent])
    {
      var limit = rlimit(rlim_cur: 1 << 36, rlim_max: 1 << 36)
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
      Memory.prepare()
      Memory.setFinalMessage(output: "", errors: "that was all\n")
      _ = Memory.retriesAllocation(of: 1 << 30)
      exitProcess(6)
    }
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(errors == "that was all\n")
  }
}
