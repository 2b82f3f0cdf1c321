import TableModel
import TableUI
import Workspace

/// The facts about audited rows that only all of them together show.
@MainActor struct AuditedFacts {
  /// The roles of the drawn texts.
  private(set) var roles: Set<TextRole> = []

  /// The number of rows whose height is measured before the first one shows.
  private(set) var measuredCount = 0

  /// The first row whose estimate is off by half, or nil.
  private(set) var wrongEstimate: (path: IndexPath, estimate: Double, measured: Double)?

  private var readings: [String: IndexPath] = [:]
  private var ids: [ItemID: IndexPath] = [:]
  private var hasUnboundID = false
  private var staleFields: Set<String> = []
  private var hasFixedHeights = false

  /// Notes a row, and returns the findings that follow from it and earlier ones.
  mutating func note(_ row: AuditedRow, in source: OpenTable) -> [AuditFinding] {
    for item in row.items { if case .text(_, let role, _) = item.content { roles.insert(role) } }
    noteHeight(row, in: source.tableView)
    return [idFinding(row), sameLabel(row)].compactMap { $0 }
  }

  /// Returns whether a finding is the first of those that have one cause.
  mutating func isNew(_ finding: AuditFinding) -> Bool {
    switch finding.reason {
    case .staleField(let field, _, let cell), .onlyInCell(let field, _, let cell):
      return staleFields.insert("\(cell).\(field)").inserted
    case .fixedHeightOfAll:
      defer { hasFixedHeights = true }
      return !hasFixedHeights
    default: return true
    }
  }

  private mutating func noteHeight(_ row: AuditedRow, in table: TableView) {
    let isAsked = row.heightSource == .delegate && row.item?.height == nil
    if isAsked, !table.estimatesRows, row.cell is MeasuredCell { measuredCount += 1 }
    guard wrongEstimate == nil, table.estimatesRows else { return }
    let estimate = table.estimatedRowHeight > 0 ? table.estimatedRowHeight : 44
    guard (row.height - estimate).magnitude > estimate / 2 else { return }
    wrongEstimate = (row.path, estimate, row.height)
  }

  private mutating func idFinding(_ row: AuditedRow) -> AuditFinding? {
    guard let item = row.item, item.hasMembers else { return nil }
    let path = row.path
    let cure = AuditCure.update(path, key: "id", value: "row-\(path.section)-\(path.row)")
    guard item.boundID != nil else {
      guard item.bindings.id == nil else {
        return AuditFinding(place: .row(row.path), reason: .noID, cure: cure)
      }
      defer { hasUnboundID = true }
      return hasUnboundID
        ? nil : AuditFinding(place: .table, reason: .noIDs, cure: .line("bind id KEY"))
    }
    let id = item.id
    guard let first = ids[id] else {
      ids[id] = row.path
      return nil
    }
    return AuditFinding(
      place: .row(row.path),
      reason: .takenID(id.text, first: first),
      cure: cure
    )
  }

  private mutating func sameLabel(_ row: AuditedRow) -> AuditFinding? {
    let reading = row.reading
    guard row.isTappable, !row.isDecoration, !reading.isEmpty else { return nil }
    guard let first = readings[reading] else {
      readings[reading] = row.path
      return nil
    }
    return AuditFinding(
      place: .row(row.path),
      reason: .sameLabel(reading, first: first),
      cure: .line("update \(row.path) accessibilityLabel=…")
    )
  }
}
