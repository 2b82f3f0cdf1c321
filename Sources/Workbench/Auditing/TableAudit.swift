import CommandLanguage
import TableModel
import TableUI
import Workspace

/// An audit of a table that finds one thing after the other, while its output is written.
///
/// Each row is laid out once; the other screens and text sizes follow from the widths of its texts.
@MainActor final class TableAudit {
  /// The number of measured rows from which `audit` asks for estimates.
  static let mostMeasured = 500

  /// The number of rows in which reuse is checked: a forgotten field shows in the first ones.
  static let mostReused = 2000

  /// The number of rows that are laid out at each size if their cells place their own texts.
  static let mostLaidOut = 500

  private let source: OpenTable
  private let screens: AuditScreens
  private let extent: AuditExtent
  private let isCancelled: @MainActor () -> Bool
  private var ranges: ArraySlice<RowRange>
  private var found: ArraySlice<AuditFinding> = []
  private var isDone = false

  /// The facts about rows that only all of them together show.
  private var facts = AuditedFacts()

  /// The number of findings so far.
  private(set) var count = 0

  /// The number of findings that `--fix` cures.
  private(set) var fixableCount = 0

  /// The number of rows so far.
  private(set) var rowCount = 0

  /// The error that ended the audit early, or nil.
  private(set) var failure: CommandError?

  /// Creates an audit.
  ///
  /// - Parameters:
  ///   - source: The table, which has been laid out.
  ///   - ranges: The rows.
  ///   - extent: The rules that apply besides those for rows.
  ///   - category: The only text size, or nil for all.
  ///   - isCancelled: Whether the user canceled the command.
  init(
    _ source: OpenTable,
    _ ranges: [RowRange],
    _ extent: AuditExtent,
    at category: TraitCollection.ContentSizeCategory?,
    isCancelled: @escaping @MainActor () -> Bool
  ) {
    (self.source, self.ranges) = (source, ranges[...])
    (self.extent, self.isCancelled) = (extent, isCancelled)
    let table = source.tableView
    screens = AuditScreens(sideMargins: table.size.width - table.rowWidth, category: category)
  }

  /// Returns the next finding; nil after the last one and after a failure.
  func next() -> AuditFinding? {
    while found.isEmpty {
      guard failure == nil, !isDone else { return nil }
      if ranges.isEmpty {
        isDone = true
        found = TableRules(source, facts, screens.categories).findings(extent)[...]
      } else if isCancelled() {
        failure = Session.interruption
      } else {
        auditRows()
      }
    }
    guard let finding = found.popFirst() else { return nil }
    count += 1
    if finding.cure.isEdit { fixableCount += 1 }
    return finding
  }

  /// Audits a few rows, between two looks at Ctrl-C.
  private func auditRows() {
    guard let range = ranges.first else { return }
    let end = min(range.rows.upperBound, range.rows.lowerBound + 64)
    let rows = range.rows.lowerBound..<end
    ranges[ranges.startIndex].rows = end..<range.rows.upperBound
    if end == range.rows.upperBound { ranges.removeFirst() }
    let table = source.tableView
    let (records, detects) = (table.cellRecords, table.detectsStaleCells)
    table.detectsStaleCells = rowCount < Self.mostReused
    defer { (table.cellRecords, table.detectsStaleCells) = (records, detects) }
    let error = source.door.unwatched { () -> TableError? in
      do throws(TableError) {
        for row in rows { try audit(IndexPath(row: row, section: range.section)) }
        return nil
      } catch { return error }
    }
    if let error { failure = CommandError(error, era: table.messageEra) }
  }

  private func audit(_ path: IndexPath) throws(TableError) {
    let table = source.tableView
    let cell = try table.freshCell(at: path)
    defer {
      table.recycle(cell)
      // Each row tries another cell of the pool: any of them may keep a field.
      table.rotatePools()
    }
    let rule = table.heightSource(at: path)
    let row = AuditedRow(
      path,
      source.item(at: path),
      cell,
      height: height(of: cell, at: path, rule),
      source: rule,
      allowsSelection: table.allowsSelection
    )
    var findings =
      RowAudit(row, screens, laysOutTexts: rowCount < Self.mostLaidOut).findings
    findings += facts.note(row, in: source)
    findings += staleFields(of: path)
    findings += fieldsOnlyInCell(at: path)
    rowCount += 1
    found += findings.filter { facts.isNew($0) }
  }

  /// Returns the height of a row; in place of an estimate, the one that it will have.
  private func height(
    of cell: TableViewCell,
    at path: IndexPath,
    _ rule: HeightSource?
  ) -> Double {
    guard rule == .estimated else { return cell.frame.height }
    return source.item(at: path)?.height
      ?? cell.preferredHeight(forWidth: source.tableView.rowWidth)
  }

  /// Returns the findings about fields that the cell did not reset.
  private func staleFields(of path: IndexPath) -> [AuditFinding] {
    guard rowCount < Self.mostReused else { return [] }
    return source.tableView.takeWarnings().compactMap { warning in
      guard case .staleField(let field, let value, let cell, let row, _) = warning, row == path
      else { return nil }
      return AuditFinding(
        place: .row(path),
        reason: .staleField(field, value: value, cell: cell),
        cure: .line("app cellForRow right")
      )
    }
  }

  /// Returns the findings about fields that the cell on screen has, but not its row.
  private func fieldsOnlyInCell(at path: IndexPath) -> [AuditFinding] {
    guard let found = source.tableView.fieldsOnlyInCell(at: path) else { return [] }
    return found.fields.map { field in
      AuditFinding(
        place: .row(path),
        reason: .onlyInCell(field.name, value: field.value, cell: found.cell),
        cure: .line("app cellForRow right")
      )
    }
  }
}

/// The rules of an audit besides those for rows.
enum AuditExtent: Sendable {
  /// The rules for rows only.
  case rows

  /// Also the rules for a section.
  case section(Int)

  /// All rules.
  case table
}
