/// A mistake in a batch of updates.
///
/// Each case is a condition that UIKit checks when a batch ends; the number after it is its code.
public enum BatchError: Error, Hashable, Sendable {
  /// The row counts of a section do not match; the section has its number after the batch. (E1)
  case wrongRowCount(section: Int, RowCountMismatch)

  /// A row is reloaded in a section that moves; UIKit counts only half of the reload. (E1)
  case reloadsRowInMovedSection(Int, RowCountMismatch)

  /// The section counts do not match. (E2)
  case wrongSectionCount(SectionTally)

  /// A row is deleted or reloaded that its section did not have. (E4)
  case deletesMissingRow(IndexPath, rows: Int, isReload: Bool)

  /// A row is deleted or reloaded in a section that did not exist. (E5)
  case deletesRowOfMissingSection(IndexPath, sections: Int, isReload: Bool)

  /// A row is inserted that its section does not have afterwards. (E6)
  case insertsMissingRow(IndexPath, rows: Int)

  /// A row is inserted into a section that does not exist afterwards. (E7)
  case insertsRowIntoMissingSection(IndexPath, sections: Int)

  /// A section is deleted or reloaded that did not exist. (E8)
  case deletesMissingSection(Int, sections: Int, isReload: Bool)

  /// A section is inserted that does not exist afterwards. (E9)
  case insertsMissingSection(Int, sections: Int)

  /// A row moves that its section did not have. (E10)
  case movesMissingRow(IndexPath, rows: Int)

  /// A row moves out of a section that did not exist. (E10)
  case movesRowOfMissingSection(IndexPath, sections: Int)

  /// A row moves to a path that its new section does not have. (E11)
  case movesToMissingRow(RowMove, rows: Int)

  /// A row moves into a section that does not exist afterwards. (E11)
  case movesIntoMissingSection(RowMove, sections: Int)

  /// A row is inserted at the target of a move. (E12)
  case insertsAndMoves(IndexPath)

  /// A row moves that is deleted or reloaded as well. (E13)
  case deletesAndMoves(IndexPath, isReload: Bool)

  /// A row is deleted and reloaded. (E14)
  case deletesAndReloads(IndexPath)

  /// A section is deleted and reloaded. (E14)
  case deletesAndReloadsSection(Int)

  /// A row moves into a section that the batch inserts; only UIKit rejects it. (E16)
  case movesIntoInsertedSection(Int)

  /// A row moves out of a section that the batch deletes; only UIKit rejects it. (E16)
  case movesOutOfDeletedSection(Int)

  /// A section moves that did not exist. (E30)
  case movesMissingSection(Int, sections: Int)

  /// A section moves to a number that no section has afterwards. (E30)
  case movesToMissingSection(SectionMove, sections: Int)

  /// Two moves start at one row. (E31)
  case movesTwiceFrom(IndexPath)

  /// Two moves end at one row. (E31)
  case movesTwiceTo(IndexPath)

  /// A section moves that is deleted as well. (E32)
  case deletesAndMovesSection(Int)

  /// A section is inserted at the target of a move. (E32)
  case insertsAndMovesSection(Int)

  /// Two moves start or end at one section. (E32)
  case movesSectionTwice(Int)

  /// A row is inserted into a section that moves; only UIKit rejects it. (E33)
  case insertsRowIntoMovedSection(Int)

  /// A section or row number is below 0. (E34)
  case negativeNumber(Int)
}

extension BatchError {
  /// The row counts of a section that do not match.
  public struct RowCountMismatch: Hashable, Sendable {
    /// The rows before the batch.
    public let before: Int

    /// The rows after the batch.
    public let after: Int

    /// The inserted rows, including reloaded ones.
    public let inserted: Int

    /// The deleted rows, including reloaded ones.
    public let deleted: Int

    /// The rows moved into the section.
    public let movedIn: Int

    /// The rows moved out of the section.
    public let movedOut: Int

    /// Creates a mismatch.
    public init(
      before: Int,
      after: Int,
      inserted: Int = 0,
      deleted: Int = 0,
      movedIn: Int = 0,
      movedOut: Int = 0
    ) {
      self.before = before
      self.after = after
      self.inserted = inserted
      self.deleted = deleted
      self.movedIn = movedIn
      self.movedOut = movedOut
    }

    /// The change of the row count that the batch reports.
    public var told: Int { inserted - deleted + movedIn - movedOut }
  }

  /// The section counts that do not match.
  public struct SectionTally: Hashable, Sendable {
    /// The sections before the batch.
    public let before: Int

    /// The sections after the batch.
    public let after: Int

    /// The inserted sections.
    public let inserted: Int

    /// The deleted sections.
    public let deleted: Int

    /// Creates a mismatch.
    public init(before: Int, after: Int, inserted: Int = 0, deleted: Int = 0) {
      self.before = before
      self.after = after
      self.inserted = inserted
      self.deleted = deleted
    }

    /// The change of the section count that the batch reports.
    public var told: Int { inserted - deleted }
  }
}
