import Testing
import TestSupport

/// What the built program does with its options, inputs and streams.
@Suite struct ProgramTests {
  private let folder: ScratchFolder
  private let program: String

  init() throws {
    folder = try ScratchFolder()
    program = try #require(TestPrograms.path(of: "tabletop"))
  }
}
