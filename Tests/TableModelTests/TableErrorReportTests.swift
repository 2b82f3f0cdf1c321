import TableModel
import Testing

@Suite struct TableErrorReportTests {
  private func refused(
    _ before: [Int],
    _ after: [Int],
    wasLoaded: Bool = true,
    _ fill: (inout TableUpdates) -> Void
  ) -> TableError? {
    var updates = TableUpdates()
    fill(&updates)
    return #expect(throws: TableError.self) {
      try updates.validated(before: before, after: after, wasLoaded: wasLoaded)
    }
  }

  private func delete(_ rows: Int...) -> (inout TableUpdates) -> Void {
    { $0.deletedRows = rows.map { IndexPath(row: $0, section: 0) } }
  }

  @Test func `a refused batch is reported in four lines`() {
    #expect(
      refused([0], [0], delete(9))?.report() == [
        "error[E4]: attempt to delete row 9 from section 0 which only contains 0 rows before the"
          + " update", "  before [0]  after [0]  ops [delete 0·9]",
        "  the row did not exist before this batch", "  explain E4",
      ]
    )
  }

  @Test func `the cause of a wrong sum is guessed from the counts`() {
    #expect(
      refused([6], [6], delete(3))?.cause
        == "the data source still reports 6 rows: the model did not change before the update"
    )
    #expect(
      refused([6], [4], delete(3))?.cause
        == "the batch reports 1 row fewer, but the data source reports 2 rows fewer"
    )
    #expect(
      refused([6], [7]) { _ in }?.cause
        == "the data source reports 1 row more in section 0: the table view was not updated"
    )
    #expect(
      refused([6], [7], wasLoaded: false) { _ in }?.cause
        == "the table was not loaded before the model changed; it took its first counts from the"
        + " changed model"
    )
    #expect(
      refused([1], [1]) { $0.deletedSections = [0] }?.cause
        == "the data source still reports 1 section: the model did not change before the update"
    )
  }

  @Test func `equal counts blame the model only where nothing goes`() {
    let insert = IndexPath(row: 9, section: 0)
    #expect(
      refused([9], [9]) { $0.insertedRows = [insert] }?.cause
        == "the data source reports the same counts as before: the model did not change before the"
        + " update"
    )
    let last = IndexPath(row: 8, section: 0)
    #expect(
      refused([9], [9]) {
        $0.deletedRows = [last]
        $0.insertedRows = [insert]
      }?.cause
        == "the place to insert at does not exist after this batch"
    )
  }

  @Test func `a section that goes and moves has one fate too many`() {
    let cause = refused([1, 1], [1]) {
      $0.deletedSections = [1]
      $0.movedSections = [SectionMove(from: 1, to: 0)]
    }?
    .cause
    #expect(cause == "section 1 is both deleted and moved: do only one of the two")
  }

  @Test func `long lists are cut short in a report`() {
    let counts = Array(repeating: 1, count: 10_000)
    let error = refused(counts, counts + [1]) { _ in }
    #expect(
      error?.facts?.description
        == "before [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, … 9988 more]  after"
        + " [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, … 9989 more]  ops []"
    )
  }

  @Test func `one space or two follow the first full stop by era`() {
    let error = refused([6], [6], delete(3))
    #expect(error?.text(era: .ios12).contains("in section 0.  The number") == true)
    #expect(error?.text(era: .ios13).contains("in section 0. The number") == true)
    #expect(error?.text(era: .current).contains("in section 0. The number") == true)
    #expect(error?.code(era: .current) == "E1")
  }

  @Test func `a data source that changed to a wrong number gets today's words`() {
    let error = refused([3], [0], delete(0, 1))
    #expect(error?.code == "E1")
    #expect(error?.code(era: .current) == "E3")
    #expect(
      error?.text(era: .current) == """
        Invalid batch updates detected: the number of sections and/or rows returned by the data \
        source before and after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 1 section with row counts: [3] }
        Data source after updates = { 1 section with row counts: [0] }
        Updates = [
        \tDelete row (0 - 1),
        \tDelete row (0 - 0)
        ]
        Table view: <TableView>
        """
    )
    #expect(error?.report(era: .current).last == "  explain E3")
  }

  @Test func `an empty list of updates leaves an empty line in today's words`() {
    let error = refused([3, 1], [2, 1]) { _ in }
    #expect(error?.text(era: .current).contains("{ 2 sections with row counts: [3, 1] }") == true)
    #expect(error?.text(era: .current).contains("Updates = [\n\n]\n") == true)
  }

  @Test func `a reload is a delete and an insert in today's words`() {
    let error = refused([3], [2]) { $0.reloadedRows = [IndexPath(row: 1, section: 0)] }
    #expect(
      error?.text(era: .current)
        .contains("[\n\tDelete row (0 - 1),\n\tInsert row (0 - 1)\n]") == true
    )
  }
}
