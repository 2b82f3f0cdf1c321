public import TableStore
public import Workbench

extension Features {
  /// What UIKit's messages mean.
  public static let explaining = Features([ExplainingFeature.self])

  /// What the wirings cost.
  public static let measuring = Features([MeasuringFeature.self])

  /// Lessons that check themselves.
  public static let lessons = Features([LessonFeature.self])

  /// All features, a line each, in the order in which they hear of each moment.
  public static let all = Features(
    // What is heard after a command is none of its own.
    .tracing,
    .explaining,
    .measuring,
    // What a lesson says is in the transcript too, and its tables are known before a journal begins.
    .lessons,
    .recovery,
    .network,
    .transcripts
  )
}

extension Session {
  /// Starts a session with all features and without a source.
  ///
  /// - Parameters:
  ///   - settings: The settings, from options.
  ///   - transport: What carries requests to servers, or nil where there is no network.
  public convenience init(
    settings: SessionSettings = SessionSettings(),
    transport: (any HTTPTransport)? = nil
  ) {
    self.init(settings: settings, transport: transport, features: .all)
  }
}
