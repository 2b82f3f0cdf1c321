import CommandLanguage
import Teaching
import Testing
import Wirings
import Workbench

@testable import prompt

/// One's own controller at the prompt, as the program of ten lines puts it there.
@MainActor @Suite struct PromptProgramTests {
  @Test func `a controller of one's own is asked, tapped and listed`() {
    var settings = SessionSettings()
    settings.use(
      Wiring(name: "own", summary: "your own controller", origin: "this program") {
        OwnController($0, $1, $2)
      }
    )
    let session = Session(settings: settings)
    var ends: [String] = []
    let script =
      "open examples/contacts.json; row 0 3; select 0 3; selection; wiring; wiring items; wiring own"
    let goesOn = session.run(script, at: CommandPlace()) { ends.append($0.errorCode ?? "ok") }
    #expect(goesOn && ends == Array(repeating: "ok", count: 7))
  }
}
