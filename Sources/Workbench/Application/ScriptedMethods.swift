import TableModel
import TableUI

/// The application's own methods: each does what was said of it, and leaves the others to the wiring.
@MainActor final class ScriptedMethods: MessageParticipant {
  unowned let application: Application
  private unowned let stage: ApplicationStage

  init(_ application: Application, _ stage: ApplicationStage) {
    self.application = application
    self.stage = stage
  }

  /// The controller, with a mark that this is what the application adds to it.
  var messageParty: Message.Party {
    Message.Party(application.source.door.name + "+app", .controller)
  }

  /// The wiring's object with a capability of data sources.
  func source<Capability>(_ type: Capability.Type) -> Capability? {
    probe(type, in: stage.ownDataSource)
  }

  /// The wiring's object with a capability of delegates.
  func delegate<Capability>(_ type: Capability.Type) -> Capability? {
    probe(type, in: stage.ownDelegate)
  }

  /// The wiring's object that gets rows ready.
  var prefetching: (any TableViewPrefetching)? { stage.ownPrefetching }

  /// Whether the application's own method counts.
  func plays(_ method: OptionalMethod) -> Bool { application.plays(method) }

  /// What a method was told to answer, or nil where it does what most applications do.
  func answer(_ method: OptionalMethod) -> MethodAnswer? {
    if case .answering(let answer)? = application.choice(of: method) { answer } else { nil }
  }

  /// The flag that a method was told to answer.
  func flag(_ method: OptionalMethod) -> Bool? {
    if case .flag(let flag)? = answer(method) { flag } else { nil }
  }

  /// The length that a method was told to answer.
  func points(_ method: OptionalMethod) -> Double? {
    if case .points(let points)? = answer(method) { points } else { nil }
  }

  /// The path that a method was told to answer, or a proposed one.
  func path(_ method: OptionalMethod, or proposal: IndexPath?) -> IndexPath? {
    switch answer(method) {
    case .path(let path): path
    case .nil: nil
    default: proposal
    }
  }

  /// The text that a method was told to answer, or another one.
  func text(_ method: OptionalMethod, or proposal: String?) -> String? {
    switch answer(method) {
    case .text(let text): text
    case .nil: nil
    default: proposal
    }
  }
}
