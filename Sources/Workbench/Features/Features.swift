/// Which features a session has, in the order in which they hear of each moment.
@MainActor public struct Features {
  /// What makes them.
  let types: [any Feature.Type]

  /// The commands of the core and of all features, in the order of `help`.
  package let commands: CommandList

  /// The topics of the core and of all features, in the order of `help`.
  let topics: [HelpTopic]

  /// Several features, which hear of each moment in this order.
  public init(_ parts: Features...) { self.init(parts.flatMap(\.types)) }

  package init(_ types: [any Feature.Type]) {
    self.types = types
    var commands = CommandList.core
    var topics = HelpTopic.core
    for type in types {
      for (name, own) in type.commands {
        let place = commands.firstIndex { $0.description.name == name }
        commands.insert(contentsOf: own, at: place.map { $0 + 1 } ?? commands.count)
      }
      for (name, own) in type.topics {
        let place = topics.firstIndex { $0.name == name }
        topics.insert(contentsOf: own, at: place.map { $0 + 1 } ?? topics.count)
      }
    }
    self.commands = CommandList(commands)
    self.topics = topics
  }

  /// No feature: the core alone.
  public static let none = Features([])

  /// Transcripts: commands and answers are written down, and what changed something is kept as a script.
  public static let transcripts = Features([TranscriptFeature.self])

  /// The messages between model, view and controller.
  public static let tracing = Features([TraceFeature.self])

  /// Edits are kept against a crash, and brought back.
  public static let recovery = Features([RecoveryFeature.self])

  /// What requests are answered, and their clock.
  public static let network = Features([NetworkFeature.self])

  /// The features but for some.
  public func without(_ others: Features...) -> Features {
    let left = Set(others.flatMap(\.types).map { ObjectIdentifier($0) })
    return Features(types.filter { !left.contains(ObjectIdentifier($0)) })
  }

  /// These features and more, which hear of each moment after them.
  static func + (features: Features, more: [any Feature.Type]) -> Features {
    Features(features.types + more)
  }

  /// The kinds of files that `--check` checks beside transcripts.
  var checks: [any CheckedFile.Type] { types.flatMap { $0.checks } }

  /// The topic of a name, or nil.
  func topic(named name: String) -> HelpTopic? { topics.first { $0.name == name } }
}

extension Session {
  /// The commands that count here.
  package var commands: CommandList { features.commands }

  /// A feature, or nil where this session has been left without it.
  package subscript<Wanted: Feature>(_ type: Wanted.Type) -> Wanted? {
    for feature in moments.all { if let feature = feature as? Wanted { return feature } }
    return nil
  }

  /// Whether a command leaves something in a file beside what it says: in a recording or a journal.
  func isKept(_ effects: Effects) -> Bool {
    // A closure would ask on which thread it is called.
    for feature in moments.keeping where feature.keeps(effects) { return true }
    return false
  }
}
