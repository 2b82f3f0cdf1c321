import CommandLanguage
import TableModel
import TableUI
import Workspace

/// The facts about many rows, each requested through the table view while it is written.
@MainActor final class RowInfoStream {
  /// The number of rows up to which all facts are requested before the first is written.
  static let mostKept = 1000

  private let source: OpenTable
  private let session: Session
  private var ranges: ArraySlice<RowRange>
  private var lines: ArraySlice<StyledLine> = []

  /// The error of the row that ended the stream early, or nil.
  private(set) var failure: CommandError?

  fileprivate init(_ ranges: [RowRange], in source: OpenTable, _ session: Session) {
    (self.source, self.session) = (source, session)
    self.ranges = ranges[...]
  }

  /// Returns the facts about the next row; nil after the last one and after a failure.
  fileprivate func next() -> RowInfo? {
    guard failure == nil, let path = nextPath() else { return nil }
    do {
      return try RowInfo(path, in: source)
    } catch {
      failure = error as? CommandError ?? Session.interruption
      return nil
    }
  }

  private func nextPath() -> IndexPath? {
    guard let range = ranges.first else { return nil }
    ranges[ranges.startIndex].rows.removeFirst()
    if range.rows.count == 1 { ranges.removeFirst() }
    return range.first
  }

  fileprivate func nextLine() -> StyledLine? {
    if lines.isEmpty, let row = next() { lines = row.lines(session)[...] }
    return lines.popFirst()
  }
}

/// A box for the stream of the listing that is being written.
@MainActor private final class CurrentStream {
  var stream: RowInfoStream?
}

extension RowCommand {
  /// Returns the facts about rows as a listing that asks the table view while it is written.
  ///
  /// - Throws: The error of the first row.
  func listing(
    of ranges: [RowRange],
    in source: OpenTable,
    _ session: Session
  ) throws -> Listing {
    let current = CurrentStream()
    let begin: @Sendable () -> RowInfoStream = {
      MainActor.assumeIsolated {
        let stream = RowInfoStream(ranges, in: source, session)
        current.stream = stream
        return stream
      }
    }
    let form = session.answerForm
    var listing = Listing(
      sample: try sample(of: ranges, in: source).value,
      isOfObjects: form.format.isOfObjects,
      count: ranges.rowCount
    ) {
      let stream = begin()
      return { MainActor.assumeIsolated { stream.next()?.value } }
    }
    if form.isRecord {
      listing.data = .list {
        let stream = begin()
        return { MainActor.assumeIsolated { stream.next().map { .value($0.value) } } }
      }
    }
    listing.makeLines = {
      let stream = begin()
      return { MainActor.assumeIsolated { stream.nextLine() } }
    }
    listing.failure = { MainActor.assumeIsolated { current.stream?.failure } }
    return listing
  }

  /// Returns the facts about a row that has all members: an outdated one if there is one.
  private func sample(of ranges: [RowRange], in source: OpenTable) throws -> RowInfo {
    let visible = source.tableView.indexPathsForVisibleRows.filter { path in
      ranges.contains { $0.section == path.section && $0.rows.contains(path.row) }
    }
    for path in visible {
      let row = try RowInfo(path, in: source)
      if row.oldTitle != nil { return row }
    }
    return try RowInfo(ranges[0].first, in: source)
  }
}
