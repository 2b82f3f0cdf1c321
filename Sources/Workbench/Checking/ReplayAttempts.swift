import CommandLanguage
import Platform
import TableStore

/// The attempts of a replayed command that its permissions rejected.
@MainActor final class ReplayAttempts {
  /// The folder that the replay can read, and whose paths commands may write.
  private let folder: String

  /// Whether commands may write other paths as well; nothing outside the scratch folder changes.
  private let writesAnywhere: Bool

  private var messages: [String] = []

  init(in folder: String, writesAnywhere: Bool) {
    self.folder = folder
    self.writesAnywhere = writesAnywhere
  }

  /// Returns whether commands may write a path, which has no links.
  func allowsWriting(_ path: String) -> Bool { writesAnywhere || knows(path) }

  /// Returns whether a path is in the folder that the replay can read.
  func knows(_ path: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// Records an attempt.
  func note(_ message: String) {
    if !messages.contains(message) { messages.append(message) }
  }

  /// Records the result of a command if its error is a lack of permission.
  func note(_ outcome: CommandResult) {
    if case .failure(let error) = outcome.result, error.isForbidden { note(error.message) }
  }

  /// Returns the attempts since the last call.
  func take() -> [String] {
    defer { messages = [] }
    return messages
  }
}

/// A transport that starts no request and records each attempt.
@MainActor final class ForbiddenTransport: HTTPTransport {
  private let attempts: ReplayAttempts

  init(_ attempts: ReplayAttempts) { self.attempts = attempts }

  func start(_ request: HTTPRequest) -> any HTTPTransfer {
    let message = "cannot request \(RedactedURL(request.url)): the network is not allowed"
    attempts.note(message + "; `--allow net` allows it")
    return ForbiddenTransfer(
      TransportError(.prepare, message, hint: "`--allow net` allows it")
    )
  }
}

/// A transfer that has failed before it began.
@MainActor private final class ForbiddenTransfer: HTTPTransfer {
  let result: Result<HTTPResponse, TransportError>?
  let receivedBytes = 0
  let expectedBytes: Int? = nil

  init(_ error: TransportError) { result = .failure(error) }

  func pump(milliseconds: Int) {}
  func cancel() {}
}

extension SessionLimits {
  /// The error of a command that must not start a program.
  var noPrograms: CommandError {
    guard replay != nil else { return .confined }
    var error = CommandError(TranscriptFault.noProgram)
    error.isForbidden = true
    return error
  }
}
