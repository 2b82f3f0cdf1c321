import CommandLanguage
import Teaching
import Testing

@testable import Workbench
@testable import Workspace

/// One folder and one line: a command with completion and help, a help page, what is kept, and a moment.
@MainActor private final class GreetingFeature: OutcomeObserving {
  static let commands: KeyValuePairs<String, [any Command.Type]> = ["echo": [GreetCommand.self]]
  static let topics: KeyValuePairs<String, [HelpTopic]> = [
    "prompt": [
      HelpTopic(
        name: "manners",
        summary: "how one says hello",
        parts: [.text("One greets."), .commands([.init("greet", "does it")])]
      )
    ]
  ]

  private(set) var heard: [String] = []

  func didFinish(_ outcome: inout CommandResult, _ command: RunningCommand, in session: Session) {
    heard.append("\(outcome.command): \(outcome.errorCode ?? "ok")")
  }
}

/// `greet`: says hello.
private struct GreetCommand: Command {
  static let description = CommandDescription(
    heading: .init("greet", short: "gr", in: .session),
    words: .of(.choice(["world", "moon"]), make: Self.init),
    summary: "says hello",
    example: "greet world",
    effects: .reads
  )

  let name: String

  func run(in session: Session) -> Answer { Answer(.text(name), "hello \(name)") }
}

@MainActor @Suite struct FeatureTests {
  private let session = Session(features: .all + [GreetingFeature.self])

  @Test func `each feature is told of all events that it handles, and of no others`() {
    func names(_ features: [any AnyObject]) -> [String] { features.map { "\(Swift.type(of: $0))" } }
    let moments = session.moments
    let all = moments.all
    #expect(names(moments.lines) == names(all.filter { $0 is any LineObserving }))
    #expect(names(moments.runs) == names(all.filter { $0 is any RunDeciding }))
    #expect(names(moments.answers) == names(all.filter { $0 is any AnswerExtending }))
    #expect(names(moments.outcomes) == names(all.filter { $0 is any OutcomeObserving }))
    #expect(names(moments.scripts) == names(all.filter { $0 is any ScriptObserving }))
    #expect(names(moments.prompts) == names(all.filter { $0 is any PromptObserving }))
    #expect(names(moments.sources) == names(all.filter { $0 is any TableObserving }))
    #expect(names(moments.keeping) == names(all.filter { $0 is any EffectKeeping }))
    #expect(names(moments.outcomes).contains("GreetingFeature"))
  }

  /// What a person at the prompt would read.
  private func type(_ line: String) -> String {
    var text = ""
    _ = session.run(line, at: CommandPlace(isPrompt: true)) { outcome in
      text += TextFormat().output(for: outcome) + TextFormat().errors(for: outcome)
    }
    return text
  }

  @Test func `a feature brings its command, in full and short`() {
    #expect(type("greet moon") == "hello moon\n")
    #expect(type("gr world") == "hello world\n")
  }

  @Test func `a feature's command completes, name and words`() {
    #expect(Completer(session).completion(of: "gre").candidates.map(\.text) == ["greet"])
    let words = Completer(session).completion(of: "greet ").candidates.map(\.text)
    #expect(words == ["world", "moon"])
  }

  @Test func `a feature's command has a page of help with its live answer`() {
    let page = type("help greet")
    #expect(page.hasPrefix("greet world|moon\n  says hello\n"))
    #expect(page.hasSuffix("  tabletop> greet world\n  hello world\n"))
  }

  @Test func `help lists a feature's command and topic where the feature says`() throws {
    let names = session.commands.names
    let place = try #require(names.firstIndex(of: "echo"))
    #expect(names[place + 1] == "greet")
    let topics = session.features.topics.map(\.name)
    #expect(topics.firstIndex(of: "manners") == topics.firstIndex(of: "prompt").map { $0 + 1 })
    #expect(type("help manners") == "manners: how one says hello\nOne greets.\n  greet  does it\n")
  }

  @Test func `a feature hears what came of each command`() {
    _ = type("greet moon; greet sun")
    let heard = session[GreetingFeature.self]?.heard
    #expect(heard == ["greet moon: ok", "greet sun: bad-argument"])
  }

  @Test func `a session without the feature knows nothing of it`() {
    let plain = Session()
    #expect(plain[GreetingFeature.self] == nil && plain.commands.named("greet") == nil)
  }

  @Test func `features hear of a moment in this order`() {
    #expect(
      Features.all.types.map { "\($0)" } == [
        "TraceFeature", "ExplainingFeature", "MeasuringFeature", "LessonFeature",
        "RecoveryFeature", "NetworkFeature", "TranscriptFeature", "ServeFeature",
      ]
    )
  }

  @Test func `a session may have no feature at all`() throws {
    let session = Session(features: .none)
    var codes: [String?] = []
    for line in ["new 3", "delete 0 0", "record x.transcript", "help", "history --script", "quit"] {
      _ = session.run(line, at: CommandPlace()) { codes.append($0.errorCode) }
    }
    #expect(codes.contains("unknown-command") && session.current?.rowCount == 2)
  }
}
