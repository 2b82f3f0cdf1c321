import Testing

@testable import Workbench
@testable import Workspace

@Suite struct ProgressPauseTests {
  @Test func `long work is spoken of at once and then now and then, other work at once`() {
    var pause = ProgressPause()
    let spoken = [0.3, 0.4, 2, 5.2, 5.3, 6, 10.3, 0.3, 0.5].filter { pause.isOver(at: $0) }
    #expect(spoken == [0.3, 5.3, 10.3, 0.3])
  }
}
