import Rendering
import TableModel
import TableUI
import TextLayout
import Workspace

/// The rules for sections and for the whole table.
@MainActor struct TableRules {
  private let source: OpenTable
  private let facts: AuditedFacts
  private let categories: [TraitCollection.ContentSizeCategory]

  /// Creates the rules.
  ///
  /// - Parameters:
  ///   - source: The table.
  ///   - facts: The facts about its rows.
  ///   - categories: The text sizes.
  init(
    _ source: OpenTable,
    _ facts: AuditedFacts,
    _ categories: [TraitCollection.ContentSizeCategory]
  ) {
    (self.source, self.facts, self.categories) = (source, facts, categories)
  }

  /// Returns the findings, sections first.
  func findings(_ extent: AuditExtent) -> [AuditFinding] {
    switch extent {
    case .rows: []
    case .section(let number):
      (headers + lowHeaders).filter { $0.place == .section(number) }
    case .table:
      headers + lowHeaders + contrast
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

  /// Headers of a fixed height that is less than their line at some size.
  private var lowHeaders: [AuditFinding] {
    let table = source.tableView
    return (0..<table.numberOfSections).compactMap { number in
      guard let header = source.shownSection(number)?.header, !header.isEmpty,
        let rule = table.heightSource(ofHeader: true, inSection: number),
        rule == .property || rule == .delegate,
        let height = try? table.rectForHeader(inSection: number).height, height > 0,
        let size = categories.first(where: { $0.textMetrics.lineHeight > height })
      else { return nil }
      return AuditFinding(
        place: .section(number),
        reason: .headerOverlap(
          size: size.shortName,
          needed: size.textMetrics.lineHeight,
          height: height
        ),
        cure: .line(
          rule == .property
            ? "set sectionHeaderHeight auto" : "app implement heightForHeader off"
        )
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
