/// One of two states of a table to compare: identifiers of sections, and of the rows in each.
public struct DifferenceState<SectionID: Hashable, RowID: Hashable> {
  /// The sections in order.
  public let sections: [SectionID]

  /// The rows of each section.
  public let rows: [[RowID]]

  /// Whether rows may have equal identifiers, which are then matched strictly in order.
  public let mayRepeat: Bool

  /// Creates a state; if the two lists differ in length, the shorter one counts.
  ///
  /// - Parameters:
  ///   - sections: The sections in order.
  ///   - rows: The rows of each section.
  ///   - mayRepeat: Whether rows may have equal identifiers. The default is false. Equal rows at
  ///     the end of a section are then matched first. That is faster, but may skip one of several
  ///     equals.
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
  ///   - new: The state after.
  ///   - isChanged: Whether the content of a row differs, called with its old and new path; nil to
  ///     compare only identifiers.
  /// - Complexity: O(n) comparisons. Only rows between the first and the last difference of a
  ///   section are hashed. Only those that change their order cost O(log n) each.
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

/// A part of a difference that a table view receives as one batch.
public struct DifferenceStage: Hashable, Sendable {
  /// A section between the two states: rows of an old or new section, some of them missing.
  public struct PartialSection: Hashable, Sendable {
    /// The state that a section belongs to.
    public enum State: Hashable, Sendable {
      /// The state before.
      case old

      /// The state after.
      case new
    }

    /// The state that the section is taken from.
    public let state: State

    /// The number of the section in that state.
    public let section: Int

    /// The missing rows, ascending.
    public let missing: [Int]

    /// Returns the rows that are present, of those of the section.
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

  /// The sections at the end of the batch.
  public let sections: [PartialSection]

  /// Whether this stage completes the difference.
  public let isLast: Bool
}
