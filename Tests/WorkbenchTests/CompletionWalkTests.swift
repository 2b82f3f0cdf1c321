import CommandLanguage
import SessionSupport
import TableStore
import TestSupport
import Testing

@testable import Workbench
@testable import Workspace

/// Walks where completion leads and runs what comes out: nothing that is offered may fail.
@MainActor @Suite struct CompletionWalkTests {
  /// What a command of offered words must never fail with.
  private static let forbidden: Set<String> = [
    "bad-argument", "no-row", "no-section", "no-source", "not-found", "unknown-command", "bad-json",
  ]

  /// These leave the table or touch files; they are walked but not run.
  private static let avoided: Set<String> = [
    "store", "--report",
    "open", "save", "source", "record", "quit", "close", "use", "batch", "explain", "apply",
    "diff", "net", "diagram", "chart", "picture", "shell", "!", "lesson",
  ]

  private static let texts: [String?] = [
    SessionFixture.document, nil, "[]", #"{"a": 1, "b": {"c": [2]}}"#, #"[1, "two", null, [3]]"#,
    #"[{"name": "A", "n": 1.50, "on": true, "x y": "$"}, {"name": "B"}]"#,
  ]

  @Test(arguments: 0..<12) func `what is offered does not fail`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let text = Self.texts[seed % Self.texts.count]
    let fixture = try SessionFixture(text)
    if seed >= 6 { fixture.run("set allowsMultipleSelection on") }
    for _ in 0..<50 {
      let line = walk(fixture.session, &random)
      guard let line, Self.avoided.isDisjoint(with: line.split(separator: " ").map(String.init))
      else { continue }
      var failure: CommandError?
      _ = fixture.session.run(line, at: CommandPlace(isPrompt: true)) { outcome in
        if case .failure(let error) = outcome.result { failure = error }
      }
      // Whether a value fits a query depends on its output.
      if let failure, Self.forbidden.contains(failure.code),
        !failure.message.contains(" to compare with `")
      {
        Issue.record("seed \(seed): \(line): \(failure.code) \(failure.message)")
      }
    }
  }

  /// Types what is offered, word by word, until the command may end.
  private func walk(_ session: Session, _ random: inout SeededGenerator) -> String? {
    let completer = Completer(session)
    var line = ""
    for _ in 0..<12 {
      guard let partial = PartialCommand(line, variables: { _ in nil }) else { return nil }
      let matcher = completer.matcher(partial)
      if !partial.tokens.isEmpty, partial.word.isEmpty, matcher.canEnd,
        Int.random(in: 0..<2, using: &random) == 0
      {
        return line
      }
      let completion = completer.completion(of: line)
      var words = completion.candidates.map(\.text)
      if partial.word.isEmpty { words += matcher.samples }
      guard let word = words.randomElement(using: &random) else {
        return matcher.canEnd && partial.word.isEmpty ? line : nil
      }
      // What lies in a folder is not ours.
      guard word.count < 2 || !word.hasSuffix("/") else { return nil }
      line = String(line.dropLast(completion.replacedCount)) + word
      // A key alone is no word yet.
      line += word.hasSuffix("=") && word != "=" ? "5 " : " "
    }
    return nil
  }
}
