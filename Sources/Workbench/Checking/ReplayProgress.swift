import Platform

/// The progress of a replay, which its process shares with the process that started it.
///
/// A record for each command would cost more than most commands. The progress is known even if the
/// replay was killed.
@MainActor struct ReplayProgress {
  /// The state of a command.
  enum State: Hashable {
    /// It has not started, or its result was reported as a record, or it does not count.
    case none

    /// It started at a time of the monotonic clock, in nanoseconds.
    case running(since: UInt64)

    /// It ended with the expected output after some nanoseconds.
    case passed(nanoseconds: Int)
  }

  private let numbers: SharedNumbers

  private static let runningBit: UInt64 = 1 << 63

  private static func path(in scratch: String) -> String { scratch + "/progress" }

  /// Creates the progress of a replay that starts now.
  ///
  /// - Parameters:
  ///   - scratch: The scratch folder of the replay.
  ///   - count: The number of commands.
  /// - Throws: The reason why its file could not be created.
  init(creatingIn scratch: String, count: Int) throws(FileError) {
    numbers = try SharedNumbers(creating: Self.path(in: scratch), count: count)
  }

  /// Opens the progress in the process of the replay.
  ///
  /// - Throws: The reason why its file could not be opened.
  init(openingIn scratch: String) throws(FileError) {
    numbers = try SharedNumbers(opening: Self.path(in: scratch))
  }

  /// The state of the command with an index.
  subscript(index: Int) -> State {
    get {
      let number = numbers[index]
      if number == 0 { return .none }
      return number & Self.runningBit == 0
        ? .passed(nanoseconds: Int(number - 1)) : .running(since: number & ~Self.runningBit)
    }
    nonmutating set {
      numbers[index] =
        switch newValue {
        case .none: 0
        case .running(let start): start | Self.runningBit
        case .passed(let nanoseconds): UInt64(max(0, nanoseconds)) + 1
        }
    }
  }
}
