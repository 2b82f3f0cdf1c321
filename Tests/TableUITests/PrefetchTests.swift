import TableModel
import TableUI
import TestSupport
import Testing

@MainActor @Suite struct PrefetchTests {
  /// Writes down what is announced and called off.
  private final class Preparer: TableViewPrefetching {
    var log: [String] = []
    var announced: [IndexPath] = []
    var calledOff: [IndexPath] = []
    var onPrefetch: (() -> Void)?

    func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.append("prefetch " + indexPaths.map(\.description).joined(separator: ", "))
      announced += indexPaths
      onPrefetch?()
    }

    func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      log.append("cancel " + indexPaths.map(\.description).joined(separator: ", "))
      calledOff += indexPaths
    }

    func takeLog() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private let table: RecordingTable
  private let preparer = Preparer()
  private var tableView: TableView { table.tableView }

  init() throws {
    table = RecordingTable(counts: [20, 20])
    table.tableView.prefetchDataSource = preparer
    try table.tableView.layoutIfNeeded()
  }

  private func scroll(to y: Double) throws -> [String] {
    tableView.contentOffset.y = y
    try tableView.layoutIfNeeded()
    return preparer.takeLog()
  }

  @Test func `the next screen is announced after the layout, without a cell for it`() throws {
    #expect(preparer.takeLog() == ["prefetch 0 3, 0 4, 0 5"])
    #expect(tableView.statistics.cellsCreated == 3)
    #expect(table.takeLog().filter { $0.hasPrefix("cellForRow") }.count == 3)
    tableView.setNeedsLayout()
    try tableView.layoutIfNeeded()
    #expect(preparer.log == [])
  }

  @Test func `a row is announced once until it shows`() throws {
    _ = preparer.takeLog()
    #expect(try scroll(to: 44) == ["prefetch 0 6"])
    #expect(try scroll(to: 88) == ["prefetch 0 7"])
    #expect(tableView.prefetchedRows == [path(0, 5), path(0, 6), path(0, 7)])
  }

  @Test func `another direction calls off and announces the rows above, the nearest first`() throws
  {
    _ = try scroll(to: 440)
    #expect(
      try scroll(to: 396) == ["cancel 0 13, 0 14, 0 15", "prefetch 0 8, 0 7, 0 6"]
    )
    #expect(try scroll(to: 440) == ["cancel 0 6, 0 7, 0 8", "prefetch 0 13, 0 14, 0 15"])
  }

  @Test func `rows that a jump leaves behind are called off`() throws {
    #expect(preparer.takeLog() == ["prefetch 0 3, 0 4, 0 5"])
    #expect(try scroll(to: 440) == ["cancel 0 3, 0 4, 0 5", "prefetch 0 13, 0 14, 0 15"])
  }

  @Test func `nothing is ahead at the end`() throws {
    _ = try scroll(to: 10000)
    #expect(tableView.prefetchedRows == [])
  }

  @Test func `a reload forgets what was announced, a batch takes it along`() throws {
    _ = preparer.takeLog()
    table.counts = [21, 20]
    try tableView.insertRows(at: [path(0, 0)])
    // The announced rows 3, 4 and 5 are 4, 5 and 6 now. The screen ends at row 2, so that the next one has 3 to
    // 5: row 6 is a screen too far and called off; row 3, which stood on the screen as row 2 and gave its cell
    // back, is one to come again.
    #expect(preparer.takeLog() == ["cancel 0 6", "prefetch 0 3"])
    table.counts = [2, 20]
    tableView.reloadData()
    try tableView.layoutIfNeeded()
    #expect(preparer.takeLog() == ["prefetch 1 1, 1 2, 1 3"])
  }

  @Test func `off calls all off and on announces again`() throws {
    _ = preparer.takeLog()
    tableView.isPrefetchingEnabled = false
    #expect(preparer.takeLog() == ["cancel 0 3, 0 4, 0 5"])
    #expect(try scroll(to: 44) == [])
    tableView.isPrefetchingEnabled = true
    try tableView.layoutIfNeeded()
    #expect(preparer.takeLog() == ["prefetch 0 4, 0 5, 0 6"])
  }

  @Test func `whoever reloads or deletes while being told does no harm`() throws {
    var turns = 0
    preparer.onPrefetch = { [table] in
      turns += 1
      if turns == 1 {
        table.counts = [3, 0]
        table.tableView.reloadData()
      }
    }
    _ = try scroll(to: 44)
    #expect(tableView.numberOfRows(inSection: 0) == 3)
    #expect(tableView.checkInvariants() == [])
  }

  @Test func `the trace says what is Apple's and what is ours`() throws {
    let recorder = MessageRecorder()
    tableView.messageObserver = recorder
    _ = try scroll(to: 440)
    let told = recorder.messages.filter { $0.selector.lowercased().contains("prefetch") }
    #expect(
      told.map { "\($0.selector) \($0.source)" } == [
        "tableView(_:cancelPrefetchingForRowsAt:) [0 3, 0 4, 0 5] ours",
        "tableView(_:prefetchRowsAt:) [0 13, 0 14, 0 15] documented",
      ]
    )
    #expect(recorder.depth == 0)
  }

  @Test(arguments: UInt64(0)..<8)
  func `at random, rows are announced once until they show or are called off`(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    var open = Set(preparer.announced)
    for _ in 0..<300 {
      preparer.announced = []
      preparer.calledOff = []
      let before = tableView.contentOffset.y
      _ = try scroll(to: before + Double.random(in: -200...200, using: &random))
      let shown = Set(tableView.indexPathsForVisibleRows)
      #expect(open.isSuperset(of: preparer.calledOff), "seed \(seed)")
      open.subtract(preparer.calledOff)
      open.subtract(shown)
      #expect(open.isDisjoint(with: preparer.announced), "seed \(seed)")
      #expect(shown.isDisjoint(with: preparer.announced), "seed \(seed)")
      open.formUnion(preparer.announced)
      #expect(open == Set(tableView.prefetchedRows), "seed \(seed)")
      #expect(open.count <= 4, "seed \(seed)")
    }
  }
}
