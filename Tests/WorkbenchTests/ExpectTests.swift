import Testing

@testable import Workbench

@MainActor @Suite struct ExpectTests {
  /// Runs a script and tells whether it failed.
  private func fails(_ script: String) throws -> Bool {
    let fixture = try SessionFixture()
    let goesOn = fixture.session.run(script, at: Session.Place()) { _ in }
    fixture.session.settleAtEnd()
    return fixture.session.hasFailed || !goesOn
  }

  @Test(arguments: [
    "row 0 0; expect ok", "delete 0 99; expect no-row", "table delete 0 3; expect E1",
    "table delete 0 3; expect E1 \"after the update (4)\"", "row 0 0; expect \"Ada\"",
    "expect rows 0 = 4", "selection; expect empty", "hit 99999; expect nil",
    "expect height 0 2 = 60", "trace on; table select 0 2; expect no didSelect",
    "expect get rowHeight = -1", "delete 0 99; expect no-row; row 0 0",
    "begin; delete 1 0; section delete 1; end; expect ok",
    "begin; delete 0 0; delete 0 last; insert at 0 2 x; row 0 *; end; expect rows 0 = 3",
    "row 0 0; expect ok; expect \"Ada\"", "expect get allowsSelection = on",
    "expect get allowsSelection = true", "expect offset = 0", "expect offset = 0 pt",
    "expect visible = 5", "expect visible = 5 rows: 0 0 to 1 0", "expect selection = 0",
    "expect hit 99999 = nil", "expect content = \"390 x 364 pt\"",
    "begin; delete 0 0; append 0 Eve; append 0 Fay; end; expect ok; expect rows 0 = 5",
  ])
  func `passes where it is as said`(script: String) throws {
    #expect(try !fails(script))
  }

  @Test(arguments: [
    "row 0 0; expect nil", "delete 0 99; expect E1", "delete 0 99", "delete 0 99; row 0 0",
    "row 0 0; expect E1", "row 0 0; expect \"Bob\"", "expect rows 0 = 5", "expect",
    "table delete 0 3; expect E1 \"after the update (5)\"", "expect rows 9 = 0",
    "row 0 0; expect empty",
    "trace on; select 0 2; expect no didSelect", "trace on; trace off; expect no didSelect",
    "delete 0 99; expect ok",
  ])
  func `fails where it is not`(script: String) throws {
    #expect(try fails(script))
  }
}
