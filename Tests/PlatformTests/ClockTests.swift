import Platform
import Testing

@Suite struct ClockTests {
  @Test func `time goes forward`() {
    let first = Clock.monotonicNanoseconds
    #expect(first > 0)
    #expect(Clock.monotonicNanoseconds >= first)
  }
}
