import Rendering
import TableModel
import TableUI
import TextLayout
import Workspace

/// The rules for sections and for the whole table.
@MainActor struct TableRules {
  private let source: OpenTable
  private let facts: AuditedFacts

  /// Creates the rules.
  init(_ source: OpenTable, _ facts: AuditedFacts) {
    (self.source, self.facts) = (source, facts)
  }

  /// Returns the findings, sections first.
  func findings(_ extent: AuditExtent) -> [AuditFinding] {
    switch extent {
    case .rows: []
    case .section(let number): headers.filter { $0.place == .section(number) }
    case .table:
      headers + contrast
        + [swipes, hiddenTop, hiddenBottom, estimate, measured].compactMap { $0 }
    }
  }

  private func finding(_ reason: AuditReason, _ cure: String) -> AuditFinding {
    AuditFinding(place: .table, reason: reason, cure: .line(cure))
  }

  private var headers: [AuditFinding] {
    let table = source.tableView
    let numbers = (0..<table.numberOfSections).filter { table.numberOfRows(inSection: $0) > 0 }
    guard numbers.count > 1 else { return [] }
    return numbers.filter { number in
      source.shownSection(number)?.header.isEmpty ?? true
    }.map { number in
      AuditFinding(
        place: .section(number),
        reason: .noHeader,
        cure: .line("section header \(number) …")
      )
    }
  }

  private var contrast: [AuditFinding] {
    PictureContrast.faults(
      of: TextRole.allCases.filter(facts.roles.contains),
      isGrouped: source.tableView.style != .plain
    )
    .map { fault in
      finding(
        .lowContrast(
          role: fault.role,
          ratio: fault.ratio,
          least: fault.least,
          isDark: fault.isDark,
          isSelected: fault.isSelected
        ),
        "picture FILE.svg --\(fault.isDark ? "light" : "dark")"
      )
    }
  }

  private var swipes: AuditFinding? {
    let table = source.tableView
    let hasSwipes =
      table.implements(.trailingSwipeActions) || table.implements(.leadingSwipeActions)
    guard hasSwipes, !table.implements(.contextMenu) else { return nil }
    return finding(.onlyBySwipe, "app implement contextMenu on")
  }

  private var hiddenTop: AuditFinding? {
    let top = source.tableView.adjustedContentInset.top
    return top < 0 ? finding(.hiddenTop(-top), "app inset top 0") : nil
  }

  private var hiddenBottom: AuditFinding? {
    let bottom = source.tableView.adjustedContentInset.bottom
    return bottom < 0 ? finding(.hiddenBottom(-bottom), "app inset bottom 0") : nil
  }

  private var estimate: AuditFinding? {
    guard let wrong = facts.wrongEstimate else { return nil }
    return AuditFinding(
      place: .row(wrong.path),
      reason: .wrongEstimate(estimate: wrong.estimate, measured: wrong.measured),
      cure: .line("app estimate \(wrong.measured.pointsText)")
    )
  }

  private var measured: AuditFinding? {
    guard facts.measuredCount > TableAudit.mostMeasured else { return nil }
    return finding(.measuredRows(facts.measuredCount), "app estimate 66")
  }
}
