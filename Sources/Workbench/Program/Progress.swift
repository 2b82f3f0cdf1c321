/// How far something has come that takes long.
public struct Progress: Hashable, Sendable {
  /// What the numbers count.
  public enum Unit: Hashable, Sendable {
    /// Bytes of a file or an answer.
    case bytes

    /// Rows of a table.
    case rows

    /// Parts of the work.
    case steps
  }

  /// What is done, as in `saving contacts.json`: plain text, safe for a terminal.
  public var title: String

  /// What the numbers count.
  public var unit: Unit

  /// How much is done; nil where nobody counts.
  public var done: Int?

  /// How much there is to do; nil where nobody knows.
  public var total: Int?

  /// The seconds since it began.
  public var seconds: Double

  /// Says how far it has come.
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

  /// The share that is done, from 0 to 1, or nil where it is not known.
  var share: Double? {
    guard let done, let total, total > 0 else { return nil }
    return min(1, max(0, Double(done) / Double(total)))
  }

  /// The seconds that are left if it goes on as it went, or nil where that is not known.
  var secondsLeft: Double? {
    guard let share, share > 0 else { return nil }
    return seconds / share * (1 - share)
  }
}
