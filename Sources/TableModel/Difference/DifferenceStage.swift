/// A part of a difference that a table view takes as one batch.
public struct DifferenceStage: Hashable, Sendable {
  /// A section between the two states: rows of a section before or afterwards, some of them missing.
  public struct PartialSection: Hashable, Sendable {
    /// Which state a section is of.
    public enum State: Hashable, Sendable {
      /// The one before.
      case old

      /// The one afterwards.
      case new
    }

    /// The state that the section is taken from.
    public let state: State

    /// The number of the section in that state.
    public let section: Int

    /// The rows of it that are not there, ascending.
    public let missing: [Int]

    /// The rows that are there, of those of the section.
    public func rows<Row>(of all: [Row]) -> [Row] {
      guard !missing.isEmpty else { return all }
      var rows: [Row] = []
      rows.reserveCapacity(all.count - missing.count)
      var next = 0
      for row in missing {
        rows += all[next..<row]
        next = row + 1
      }
      return rows + all[next...]
    }
  }

  /// The batch.
  public let updates: TableUpdates

  /// The sections as they are when the batch ends.
  public let sections: [PartialSection]

  /// Whether the state afterwards is reached.
  public let isLast: Bool
}
