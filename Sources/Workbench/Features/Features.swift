/// A list of a session's features, in callback order.
@MainActor public struct Features {
  /// The feature types, which create the features.
  let types: [any Feature.Type]

  private let contents: FeatureContents

  /// The commands of the core and of all features, in the order of `help`.
  package var commands: CommandList { contents.commands }

  /// The topics of the core and of all features, in the order of `help`.
  var topics: [HelpTopic] { contents.topics }

  /// Creates a list of features in callback order.
  public init(_ parts: Features...) { self.init(parts.flatMap(\.types)) }

  package init(_ types: [any Feature.Type]) {
    self.types = types
    contents = FeatureContents(types)
  }

  /// An empty list, for a session with only the core.
  public static let none = Features([])

  /// The transcript feature, which records commands and output, and keeps the edits as a script.
  public static let transcripts = Features([TranscriptFeature.self])

  /// The tracing feature, which shows the calls between model, view and controller.
  public static let tracing = Features([TraceFeature.self])

  /// The recovery feature, which stores edits and restores them after a crash.
  public static let recovery = Features([RecoveryFeature.self])

  /// The network feature, which controls the responses to requests, and their clock.
  public static let network = Features([NetworkFeature.self])

  /// The serving feature, which shows the table as a page in a browser.
  public static let serving = Features([ServeFeature.self])

  /// Returns the features except the given ones.
  public func without(_ others: Features...) -> Features {
    let left = Set(others.flatMap(\.types).map { ObjectIdentifier($0) })
    return Features(types.filter { !left.contains(ObjectIdentifier($0)) })
  }

  /// Returns these features and more, which are called after them.
  static func + (features: Features, more: [any Feature.Type]) -> Features {
    Features(features.types + more)
  }

  /// The kinds of files that `--check` checks, in addition to transcripts.
  var checks: [any CheckedFile.Type] { types.flatMap { $0.checks } }

  /// Returns the topic with a name, or nil.
  func topic(named name: String) -> HelpTopic? { topics.first { $0.name == name } }
}

/// The commands and topics of features, each list made on first use.
///
/// Most lists of features are parts of another list, the only one that is asked for commands.
@MainActor private final class FeatureContents {
  private let types: [any Feature.Type]

  init(_ types: [any Feature.Type]) { self.types = types }

  private(set) lazy var commands: CommandList = {
    var commands = CommandList.core
    for type in types {
      for (name, own) in type.commands {
        let place = commands.firstIndex { $0.description.name == name }
        commands.insert(contentsOf: own, at: place.map { $0 + 1 } ?? commands.count)
      }
    }
    return CommandList(commands)
  }()

  private(set) lazy var topics: [HelpTopic] = {
    var topics = HelpTopic.core
    for type in types {
      for (name, own) in type.topics {
        let place = topics.firstIndex { $0.name == name }
        topics.insert(contentsOf: own, at: place.map { $0 + 1 } ?? topics.count)
      }
    }
    return topics
  }()
}

extension Session {
  /// The available commands.
  package var commands: CommandList { features.commands }

  /// Returns a feature, or nil if this session omits it.
  package subscript<Wanted: Feature>(_ type: Wanted.Type) -> Wanted? {
    for feature in moments.all { if let feature = feature as? Wanted { return feature } }
    return nil
  }

  /// Returns whether a feature stores a command in a file, such as a recording or a journal.
  func isKept(_ effects: Effects) -> Bool {
    // A closure would check its thread on each call.
    for feature in moments.keeping where feature.keeps(effects) { return true }
    return false
  }
}
