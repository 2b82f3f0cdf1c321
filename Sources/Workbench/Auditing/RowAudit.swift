import JSON
import TableModel
import TableUI
import TextLayout

/// The rules for one row.
@MainActor struct RowAudit {
  private let row: AuditedRow
  private let screens: AuditScreens
  private let laysOutTexts: Bool

  /// Creates an audit of a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - screens: The screens and text sizes.
  ///   - laysOutTexts: Whether a cell that places its own texts is laid out at each size.
  init(_ row: AuditedRow, _ screens: AuditScreens, laysOutTexts: Bool = true) {
    (self.row, self.screens, self.laysOutTexts) = (row, screens, laysOutTexts)
  }

  /// The findings, in the order of the rules.
  var findings: [AuditFinding] {
    guard !row.isDecoration else { return [] }
    let isLow = row.isTappable && row.height < Self.leastTarget
    return [
      isLow ? finding(.lowRow(height: row.height), heightCure) : nil,
      description, readableLabel, traits, clippedText ?? overlap,
      // A row that is too low needs a new height anyway.
      isLow ? nil : dynamicType,
      unreadText, readingOrder, direction,
    ].compactMap { $0 }
  }

  /// The smallest height that a finger hits, in points.
  ///
  /// 44 less the half point that Xcode 26.5 allows for rounding.
  private static let leastTarget = 43.5

  private func finding(_ reason: AuditReason, _ cure: AuditCure) -> AuditFinding {
    AuditFinding(place: .row(row.path), reason: reason, cure: cure)
  }

  private func update(_ key: String, _ value: String) -> AuditCure {
    // Only an object has members.
    guard row.item?.hasMembers == true else { return .line("update \(row.path) \(key)=…") }
    return .update(row.path, key: key, value: value)
  }

  private var heightCure: AuditCure {
    if row.hasOwnHeight { return .automaticHeight(row.path) }
    return .line(
      row.heightSource == .property ? "set rowHeight auto" : "app implement heightForRow off"
    )
  }
}

// The rules about labels.
extension RowAudit {
  private var description: AuditFinding? {
    if row.reading.isEmpty { return finding(.saysNothing, .line("update \(row.path) title=…")) }
    let buttons = row.item?.texts(of: "buttons") ?? []
    guard buttons.contains(where: \.isEmpty) else { return nil }
    return finding(.buttonSaysNothing, .line("update \(row.path) buttons=…"))
  }

  private var readableLabel: AuditFinding? {
    guard let text = row.label ?? row.texts.first, let words = UnreadableName(text) else {
      return nil
    }
    guard let spoken = words.spoken else {
      return finding(.unreadable(text), .line("update \(row.path) accessibilityLabel=…"))
    }
    return finding(.unreadable(spoken), update("accessibilityLabel", spoken))
  }

  private var traits: AuditFinding? {
    guard let item = row.item, let given = item.member("accessibilityTraits") else { return nil }
    let names =
      given.kind == .array ? item.texts(of: "accessibilityTraits") : [given.plainText ?? ""]
    let traits = names.flatMap { $0.split(separator: " ").map(String.init) }
    let missing: (trait: String, why: AuditReason.Reason)? =
      switch row.cell.accessoryType {
      case .disclosureIndicator, .detailDisclosureButton, .detailButton:
        traits.contains("button") || traits.contains("link") ? nil : ("button", .tap)
      case .checkmark: traits.contains("selected") ? nil : ("selected", .checkmark)
      case .none: nil
      }
    guard let missing else { return nil }
    return finding(
      .missingTrait(missing.trait, why: missing.why),
      update("accessibilityTraits", (traits + [missing.trait]).joined(separator: " "))
    )
  }

  private var unreadText: AuditFinding? {
    guard let label = row.label else { return nil }
    let folded = label.lowercased()
    let missing = row.texts.filter { !folded.contains($0.lowercased()) }
    // A label in other words than the title replaces it.
    guard let first = missing.first(where: { $0 != row.cell.text }) else { return nil }
    let rest = missing.filter { $0 != row.cell.text }
    return finding(
      .neverRead(first),
      update("accessibilityLabel", ([label] + rest).joined(separator: ", "))
    )
  }

  private var readingOrder: AuditFinding? {
    guard let label = row.label?.lowercased(), let title = row.cell.text, !title.isEmpty,
      let subtitle = row.cell.detailText, !subtitle.isEmpty,
      let titlePlace = label.offset(of: title.lowercased()),
      let subtitlePlace = label.offset(of: subtitle.lowercased()), subtitlePlace < titlePlace
    else { return nil }
    return finding(.subtitleFirst, update("accessibilityLabel", "\(title), \(subtitle)"))
  }

  private var direction: AuditFinding? {
    if let accessory = row.cell.accessoryText, let arrow = accessory.arrow {
      let cure: AuditCure =
        accessory.count == 1
        ? update("accessory", "disclosure") : .line("update \(row.path) accessory=…")
      return finding(.arrow(arrow), cure)
    }
    let texts = [row.cell.text, row.cell.detailText].compactMap { $0 }
    guard let arrow = texts.lazy.compactMap(\.arrow).first else { return nil }
    return finding(.arrow(arrow), .line("update \(row.path) title=…"))
  }
}

// The rules about room.
extension RowAudit {
  private var clippedText: AuditFinding? {
    guard let screen = screens.screens.first, let largest = screens.ordinary.last else {
      return nil
    }
    // A cell that wraps its texts shows them all.
    guard !(row.cell is MeasuredCell), !(row.cell is PromoCell), row.cell.numberOfLines == 1 else {
      return nil
    }
    let lines = AuditedTexts(row.items)
    guard lines.clipped(at: largest, rowWidth: screen.rowWidth, of: row.cell.frame.width) != nil
    else { return nil }
    for category in screens.ordinary {
      guard
        let clip = lines.clipped(
          at: category,
          rowWidth: screen.rowWidth,
          of: row.cell.frame.width
        )
      else { continue }
      return finding(
        .clipped(shown: clip.shown, of: clip.count, size: category.shortName, device: screen.name),
        .line("update \(row.path) cell=message")
      )
    }
    return nil
  }

  /// Two texts that overlap at some size: drawn over each other by the cell, or squeezed into one
  /// line because the accessory needs more than its half.
  private var overlap: AuditFinding? {
    for category in screens.categories {
      for screen in screens.screens {
        guard let found = overlap(at: category, rowWidth: screen.rowWidth) else { continue }
        return finding(
          .overlap(
            found.text,
            with: found.other,
            size: category.shortName,
            device: screen.name
          ),
          .line(
            "update \(row.path) \(found.text == row.cell.accessoryText ? "accessory" : "cell")=…"
          )
        )
      }
    }
    return nil
  }

  private func overlap(
    at category: TraitCollection.ContentSizeCategory,
    rowWidth: Double
  ) -> (text: String, other: String)? {
    if laysOutTexts, row.placesOwnTexts {
      let items = row.items(at: category, width: rowWidth)
      if let found = TextOverlap(in: items) { return (found.text, found.other) }
    }
    // At ordinary sizes, such a text is reported as clipped.
    guard category.isAccessibilityCategory, let accessory = row.cell.accessoryText,
      let title = row.cell.text, !title.isEmpty
    else { return nil }
    let needed = Double(accessory.displayWidth) * category.textMetrics.columnWidth
    return needed > (rowWidth - 2 * TextMetrics.column) / 2 ? (accessory, title) : nil
  }

  private var dynamicType: AuditFinding? {
    let isProperty = row.heightSource == .property
    guard row.hasOwnHeight || isProperty, let screen = screens.screens.first else { return nil }
    for category in screens.accessible {
      let needed = needed(at: category, rowWidth: screen.rowWidth)
      guard needed > row.height else { continue }
      return row.hasOwnHeight
        ? finding(
          .fixedHeight(size: category.shortName, needed: needed, height: row.height),
          heightCure
        )
        : finding(
          .fixedHeightOfAll(height: row.height, size: category.shortName, needed: needed),
          heightCure
        )
    }
    return nil
  }

  /// Returns the height that the texts of the row need, in points.
  ///
  /// A single line has 11 points above and below it: 44 points at the default text size. Two texts
  /// have 8 points.
  private func needed(
    at category: TraitCollection.ContentSizeCategory,
    rowWidth: Double
  ) -> Double {
    let room = max(TextMetrics.column, row.textWidth + rowWidth - row.cell.frame.width)
    func height(_ text: String?, _ style: TextStyle) -> Double? {
      guard let text, !text.isEmpty else { return nil }
      let columns = room / (TextMetrics.column * style.scale(at: category))
      let lines = text.wrapped(toWidth: max(1, Int(columns))).count
      return Double(lines) * style.metrics(at: category).lineHeight
    }
    let heights = [height(row.cell.text, .body), height(row.cell.detailText, .subheadline)]
      .compactMap { $0 }
    guard !heights.isEmpty else { return 0 }
    return heights.reduce(heights.count == 1 ? 22 : 16, +)
  }
}
