/// One of two states of a table that are compared: identifiers of sections, and of rows in each.
public struct DifferenceState<SectionID: Hashable, RowID: Hashable> {
  /// The sections in order.
  public let sections: [SectionID]

  /// The rows of each of them.
  public let rows: [[RowID]]

  /// Whether rows may have equal identifiers, which are then matched strictly in order.
  public let mayRepeat: Bool

  /// Creates a state; as many lists of rows as there are sections count.
  ///
  /// - Parameters:
  ///   - sections: The sections in order.
  ///   - rows: The rows of each of them.
  ///   - mayRepeat: Whether rows may have equal identifiers. The default is false: what a section has in
  ///     common at its end is then matched first, which saves work but may skip one of several equals.
  @inlinable
  public init(sections: [SectionID], rows: [[RowID]], mayRepeat: Bool = false) {
    self.mayRepeat = mayRepeat
    let count = Swift.min(sections.count, rows.count)
    self.sections = count == sections.count ? sections : Array(sections[..<count])
    self.rows = count == rows.count ? rows : Array(rows[..<count])
  }
}

extension DifferenceState: Sendable where SectionID: Sendable, RowID: Sendable {}

extension TableDifference {
  /// Compares two states.
  ///
  /// - Parameters:
  ///   - old: The state before.
  ///   - new: The state afterwards.
  ///   - isChanged: Whether a row that both have shows something else, asked with its places before and
  ///     afterwards; nil where identifiers say all.
  /// - Complexity: O(n) comparisons; only rows between the first and the last difference of a section are
  ///   hashed, and only those that change their order cost O(log n) each.
  @inlinable
  public init<SectionID: Hashable, RowID: Hashable>(
    from old: DifferenceState<SectionID, RowID>,
    to new: DifferenceState<SectionID, RowID>,
    isChanged: ((IndexPath, IndexPath) -> Bool)? = nil
  ) {
    var matcher = DifferenceMatcher(old, new)
    self.init(matcher.match(isChanged: isChanged))
  }
}

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
