import Testing

@testable import Workbench

/// The text that `--version` prints.
@Suite struct VersionTests {
  @Test func `a build without a commit names none`() {
    #expect(Version.text(commit: nil) == "tabletop \(Version.current)")
    #expect(Version.text(commit: "0123abcd") == "tabletop \(Version.current) (commit 0123abcd)")
  }

  @Test func `the number is a semantic version`() {
    #expect(Version.current.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
  }
}
