import CommandLanguage
import Platform

/// A replay of a transcript's commands in a separate session.
@MainActor struct TranscriptReplay {
  private let session: Session

  /// Creates a session in the folder of a transcript.
  ///
  /// - Parameters:
  ///   - folder: The folder that paths are relative to.
  ///   - settings: The settings; those that could make replays differ are overridden.
  ///   - features: The features of the session.
  ///   - limits: The limits of its commands, or nil.
  init(
    in folder: ReplayFolder,
    settings: SessionSettings,
    features: Features,
    limits: ReplayLimits? = nil
  ) {
    var settings = settings
    settings.format = .text
    settings.echoes = false
    settings.measuresTime = false
    settings.isAccessible = false
    session = Session(settings: settings, features: features)
    session.limits.folder = folder
    session.limits.replay = limits
  }

  /// Runs a command and returns the lines of its output.
  func answer(to command: String) -> [String] {
    var text = ""
    _ = session.run(command, at: CommandPlace(isTranscript: true)) { [session] outcome in
      text += session.transcriptText(of: outcome)
    }
    return text.transcriptLines
  }

  /// Replays a transcript; returns nil after Ctrl-C.
  ///
  /// - Throws: ``ReplayRefusal`` at the first command that exceeds the limits.
  func answers(to transcript: Transcript) throws(ReplayRefusal) -> [[String]]? {
    var answers: [[String]] = []
    for entry in transcript.entries {
      answers.append(answer(to: entry.command))
      guard !Interruption.isPending else { return nil }
      guard let refusal = session.limits.replay?.refusal else { continue }
      throw ReplayRefusal(
        line: entry.commandLines.lowerBound + 1,
        command: entry.command,
        message: refusal.message
      )
    }
    return answers
  }
}

extension Session {
  /// Returns a result as transcript text: both streams, in order, 80 columns wide.
  func transcriptText(of outcome: CommandResult) -> String {
    let answer = (outcome.format ?? settings.format)
      .writer(OutputStyle(escapeStyle: settings.escapeStyle))
    let text =
      answer.output(for: outcome) + answer.errors(for: outcome)
      + answer.remark(for: outcome)
    return limits.folder?.naming.plain(text) ?? text
  }
}

extension String {
  /// The lines of a text that ends in a newline.
  var transcriptLines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(String.init)
  }
}
