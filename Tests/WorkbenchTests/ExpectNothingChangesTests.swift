import CommandLanguage
import SessionSupport
import Testing

@testable import Workbench
@testable import Workspace

/// `expect` looks and never touches: every command behind it leaves the session as it was.
@MainActor @Suite struct ExpectNothingChangesTests {
  /// Arguments that between them reach every form of every command.
  private static let arguments = [
    "", " 0", " 0 3", " 0 0 88", " 1 0", " on", " off", " x", " 0 0 to 0 1", " 0 0 with 0 1",
    " at 0 0 x", " to 0 3", " by 100", " reset", " clear", " show", " list", " rowHeight 88",
    " title", " grouped", " 390 132", " delete 0 0", " 2 delete 0 0", " header 0 X", " x y",
    " reloadData", " monolith", " #dot", " header 0", " -", " cell 0 1", " dialects",
  ]

  /// The state that a user sees, the counters and the trace.
  private static let looks = [
    "sources", "info", "rows", "selection", "offset", "sort", "filter", "changes", "visible",
    "stats", "pool", "trace show", "let", "alias", "set", "snapshot", "show", "sections",
    "sections --cached", "invariants", "style", "viewport", "arrange", "wiring", "keyboard",
    "clock", "net", "stack", "record", "format", "bind", "app snapshot show",
  ]

  private func state(of session: Session) -> String {
    let row = session.current?.currentInModel.map { "\($0)" } ?? "none"
    let isTraced = session.trace.isOn
    session.trace.isMuted = true
    defer { session.trace.isMuted = false }
    var texts = ["row \(row), trace \(isTraced), names \(session.names.variables.count)"]
    for line in Self.looks {
      _ = session.run(line, at: CommandPlace(isPrompt: true)) { outcome in
        texts.append("\(line): " + outcome.text(as: .json) + outcome.text())
      }
    }
    if let source = session.current, let row = session.current?.currentInModel {
      source.currentInModel = row
    }
    return texts.joined(separator: "\n")
  }

  @Test(arguments: ["items", "fetched"])
  func `every command behind expect leaves the state unchanged`(wiring: String) throws {
    let fixture = try SessionFixture(wiring: wiring)
    let session = fixture.session
    fixture.run(
      "set deselectsAfterTap off",
      "viewport 390 132",
      "trace on",
      "update 0 0 title=Ava",
      "scroll by 44",
      "select 0 1",
      "row 0 2"
    )
    _ = state(of: session)
    let before = state(of: session)
    for description in session.commands.descriptions {
      for line in lines(of: description, in: session) {
        for assertion in ["\(line) = 1", line, "no \(line)"] {
          _ = session.run("expect " + assertion, at: CommandPlace(isPrompt: true)) { _ in }
        }
      }
      #expect(!session.isFinished, "\(description.name)")
      let after = state(of: session)
      #expect(after == before, "\(description.name)")
      guard after == before, !session.isFinished else { return }
    }
  }

  /// The lines of a command that it accepts, and one that it does not; long measurements only once.
  private func lines(of description: CommandDescription, in session: Session) -> [String] {
    if ["compare", "experiment", "help", "lesson"].contains(description.name) {
      return [description.name, description.example]
    }
    let all = Self.arguments.map { description.name + $0 } + [description.example]
    let accepted = all.filter { call($0, in: session)?.parseError == nil }
    return accepted + [description.name + " delete 0 0 x y z"]
  }

  private func call(_ line: String, in session: Session) -> CommandCall? {
    var lexer = Lexer(line)
    guard let command = try? lexer.nextCommand() else { return nil }
    return try? CommandCall(command, of: session.commands, text: line, allowsShort: false)
      .parsed(in: session)
  }

  @Test func `every command with a read-only form names its value`() throws {
    let fixture = try SessionFixture()
    fixture.run("trace on", "row 0 1")
    for description in fixture.session.commands.descriptions where description.name != "expect" {
      var isReadOnly = description.effects.isReadOnly
      for arguments in Self.arguments + [" --dry-run x"] {
        guard let call = call(description.name + arguments, in: fixture.session) else { continue }
        isReadOnly = isReadOnly || call.parseError == nil && call.effects.isReadOnly
      }
      #expect((description.value != nil) == isReadOnly, "\(description.name)")
    }
  }
}
