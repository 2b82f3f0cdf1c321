public import TableStore
public import Workbench

extension Features {
  /// The feature that explains UIKit's messages.
  public static let explaining = Features([ExplainingFeature.self])

  /// The feature that measures the cost of wirings.
  public static let measuring = Features([MeasuringFeature.self])

  /// The feature for lessons that check themselves.
  public static let lessons = Features([LessonFeature.self])

  /// All features, one per line, in the order in which they are notified.
  public static let all = Features(
    // Messages sent after a command do not belong to it.
    .tracing,
    .explaining,
    .measuring,
    // Transcripts include a lesson's texts; its tables are known before a journal begins.
    .lessons,
    .recovery,
    .network,
    .transcripts,
    // The page shows what the others made of a command.
    .serving
  )
}

extension Session {
  /// Creates a session with all features and no open table.
  ///
  /// - Parameters:
  ///   - settings: The settings from the command line options.
  ///   - transport: The transport for requests to servers, or nil without a network.
  public convenience init(
    settings: SessionSettings = SessionSettings(),
    transport: (any HTTPTransport)? = nil
  ) {
    self.init(settings: settings, transport: transport, features: .all)
  }
}
