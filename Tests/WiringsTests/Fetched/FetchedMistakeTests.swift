import JSON
import TableModel
import TableStore
import TableUI
import Testing

@testable import TableAdapters

/// Each mistake of a delegate causes the error that people know, and the right code never does.
@MainActor @Suite struct FetchedMistakeTests {
  struct Case: CustomTestStringConvertible {
    let mistake: FetchedMistake

    /// The code of the table view's error, or nil if it shows a wrong text instead.
    let code: String?

    let edit: @MainActor @Sendable (ObjectTable) throws -> Void

    var testDescription: String { mistake.rawValue }
  }

  nonisolated static let cases: [Case] = [
    Case(mistake: .oldPath, code: nil) {
      try $0.insert(.person(9, "a0", "A"))
      try $0.update(.person(2, "a2", "A", note: "new"))
    },
    Case(mistake: .newPath, code: "E4") {
      try $0.insert(.person(9, "a0", "A"))
      try $0.update(.person(2, "a2", "A", note: "new"))
    },
    Case(mistake: .moveAsUpdate, code: "E1") {
      try $0.insert(.person(9, "b2", "B"))
      try $0.update(.person(1, "a1", "B"))
    },
    Case(mistake: .updateAndMove, code: "E13") { try $0.update(.person(1, "a3", "A")) },
    Case(mistake: .rowMoves, code: "E16") { try $0.update(.person(1, "a1", "0")) },
    Case(mistake: .sectionsUnheard, code: "E2") { try $0.delete(3) },
    Case(mistake: .askedEarly, code: "E1") { try $0.insert(.person(9, "a0", "A")) },
    Case(mistake: .silentSnapshot, code: nil) {
      try $0.update(.person(1, "a1", "A", note: "new"))
    },
    Case(mistake: .unapplied, code: nil) { try $0.update(.person(1, "a1", "A", note: "new")) },
  ]

  @MainActor private final class Follower: FetchedTableFollower, FetchedMistakeMaking {
    var mistakes: Set<FetchedMistake> = []

    override func makeBatch() -> FetchedTableUpdates { FetchedTableUpdates(mistakes: mistakes) }
  }

  private func makeFollower() throws -> (table: ObjectTable, follower: Follower) {
    let table = ObjectTable([.person(3, "b1", "B"), .person(2, "a2", "A"), .person(1, "a1", "A")])
    let results = try FetchedResultsController(
      fetchRequest: FetchRequest(
        sortDescriptors: [SortDescriptor(key: "city"), SortDescriptor(key: "title")]
      ),
      managedObjectContext: table.context,
      sectionNameKeyPath: "city"
    )
    try results.performFetch()
    let follower = Follower(results)
    try follower.tableView.layoutIfNeeded()
    return (table, follower)
  }

  @Test(arguments: cases)
  func `the mistake shows`(row: Case) throws {
    let (table, follower) = try makeFollower()
    follower.mistakes = [row.mistake]
    try row.edit(table)
    do throws(TableError) {
      try table.context.processPendingChanges()
      try follower.tableView.layoutIfNeeded()
      #expect(row.code == nil)
      #expect(!follower.wrongRows.isEmpty)
    } catch {
      #expect(error.code == row.code, "\(error)")
    }
  }

  @Test(arguments: cases)
  func `the same edit succeeds without the mistake`(row: Case) throws {
    let (table, follower) = try makeFollower()
    try row.edit(table)
    try table.save()
    try follower.tableView.layoutIfNeeded()
    #expect(follower.wrongRows == [])
    #expect(follower.tableView.checkInvariants() == [])
  }

  /// The mistakes of a screen rather than of a batch; the tests of `fault` make them.
  nonisolated private static let ofScreens: Set<FetchedMistake> = [
    .echo, .unreloadedFetch, .staleCache, .wrongSections, .temporaryIDs, .allBatches, .nestedFetch,
    .nullKeys,
  ]

  @Test func `each mistake has a case`() {
    let mistakes = Set(Self.cases.map(\.mistake))
    #expect(mistakes.union(Self.ofScreens) == Set(FetchedMistake.allCases))
  }
}
