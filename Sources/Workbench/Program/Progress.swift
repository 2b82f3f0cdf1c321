/// The progress of a long task.
public struct Progress: Hashable, Sendable {
  /// The unit of the amounts.
  public enum Unit: Hashable, Sendable {
    /// Bytes of a file or a response.
    case bytes

    /// Rows of a table.
    case rows

    /// Steps of the task.
    case steps
  }

  /// The task, such as `saving contacts.json`: plain text, safe for a terminal.
  public var title: String

  /// The unit of the amounts.
  public var unit: Unit

  /// The finished amount, or nil if it is not counted.
  public var done: Int?

  /// The total amount, or nil if it is unknown.
  public var total: Int?

  /// The seconds since the start.
  public var seconds: Double

  /// Creates a progress value.
  public init(
    _ title: String,
    unit: Unit,
    done: Int? = nil,
    total: Int? = nil,
    seconds: Double
  ) {
    self.title = title
    self.unit = unit
    self.done = done
    self.total = total
    self.seconds = seconds
  }

  /// The finished share, from 0 to 1, or nil if it is unknown.
  var share: Double? {
    guard let done, let total, total > 0 else { return nil }
    return min(1, max(0, Double(done) / Double(total)))
  }

  /// The estimated seconds that remain at the current speed, or nil if unknown.
  var secondsLeft: Double? {
    guard let share, share > 0 else { return nil }
    return seconds / share * (1 - share)
  }
}
