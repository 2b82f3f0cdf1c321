import CommandLanguage
import JSON
import TableAdapters
import TableModel
import TableStore
import TableUI
import TextLayout
import Workspace

/// The facts about one row, requested once through the table view.
@MainActor struct RowInfo {
  let path: IndexPath
  let id: String
  let title: String
  let subtitle: String?
  let cell: String
  let height: Double
  let frame: Rect
  let isSelected: Bool
  let isVisible: Bool

  /// Whether the title stands for the NULL of a database.
  let isTitleNull: Bool

  /// Whether another program changed the row in its database after an unsaved edit.
  let isChangedElsewhere: Bool

  /// Whether the height is an estimate, because the row has not been on the screen.
  let isEstimated: Bool

  /// The state of the cell.
  let state: CellConfigurationState

  /// The text for screen readers of a visible cell, or nil; see ``OpenTable/accessibilityText(of:at:for:)``.
  let accessibility: String?

  /// The outdated title of a visible cell, or nil if it matches the data source.
  let oldTitle: String?

  /// Creates the info by asking the table view for a row's cell.
  ///
  /// A visible cell that does not show the row's object may be outdated, so the data source is
  /// asked again.
  init(_ path: IndexPath, in source: OpenTable) throws {
    let table = source.tableView
    let item = source.item(at: path)
    isChangedElsewhere = if let item { source.isChangedElsewhere(item) } else { false }
    do throws(TableError) {
      try table.layoutIfNeeded()
      let rect = try table.rectForRow(at: path)
      let inspected = try table.inspectCell(at: path)
      let isSuspect = inspected.isVisible && !inspected.cell.shows(item)
      let cell = isSuspect ? try table.freshCell(at: path) : inspected.cell
      defer { if isSuspect || !inspected.isVisible { table.recycle(cell) } }
      self.path = path
      id = item?.id.text ?? ""
      title = cell.text ?? ""
      isTitleNull = cell.dimsTitle
      subtitle = cell.detailText
      self.cell = ClassNames.name(of: type(of: cell))
      let old = inspected.cell
      let isOld = old.text != cell.text || old.detailText != cell.detailText
      oldTitle = isOld ? Self.words(old.text ?? "", old.detailText) { $0 } : nil
      height = rect.size.height
      frame = rect
      isEstimated = table.heightSource(at: path) == .estimated
      isSelected = table.isSelected(path)
      isVisible = inspected.isVisible
      state = inspected.cell.configurationState
      accessibility =
        inspected.isVisible
        ? source.accessibilityText(of: inspected.cell, at: path, for: item) : nil
    } catch {
      throw CommandError(error, era: table.messageEra)
    }
  }

  /// The info as data.
  nonisolated var value: AnswerValue {
    var value: AnswerValue = [
      "section": .int(path.section), "row": .int(path.row), "id": .text(id),
      "title": isTitleNull ? .null : .text(title), "subtitle": .optional(subtitle),
      "cell": .text(cell),
      "height": .points(height), "frame": AnswerValue(frame), "selected": .bool(isSelected),
      "visible": .bool(isVisible), "state": state.value,
    ]
    if let accessibility { value = value.adding(["accessibility": .text(accessibility)]) }
    if isChangedElsewhere { value = value.adding(["changedElsewhere": true]) }
    if isEstimated { value = value.adding(["estimated": true]) }
    return oldTitle.map { value.adding(["onScreen": .text($0)]) } ?? value
  }

  /// Returns the info as text.
  func lines(_ session: Session) -> [StyledLine] {
    let shown = session.shown
    let place = RowText.place(height: height, isEstimate: isEstimated, y: frame.origin.y)
    var words = [
      place.words, RowText.id(shown(id)).words,
      isVisible ? "visible" : "off screen",
    ]
    if isSelected { words.append("selected") }
    if isChangedElsewhere { words.append(RowText.changedElsewhere.words) }
    for word in state.words where word != "selected" { words.append(word) }
    if session.settings.isAccessible {
      words[0] = "\(cell), \(words[0])"
      return AccessibleOutput.lines(["\(path)", shown(title), shown(subtitle ?? "")] + words)
        .map { StyledLine([.init($0)]) } + oldLine(shown)
    }
    var first = StyledLine([
      .init("\(path)", .address), .init("  "),
      .init(shown(title), isSelected ? .selection : isTitleNull ? .subtitle : .title),
    ])
    if let subtitle, !subtitle.isEmpty {
      first.parts.append(.init(" · " + shown(subtitle), .subtitle))
    }
    var facts = ", "
    facts.reserveCapacity(80)
    facts += words[0]
    for word in words.dropFirst() {
      facts += " · "
      facts += word
    }
    let second = StyledLine([.init("     "), .init(cell, .kind), .init(facts)])
    return [first, second] + accessibilityLine(shown) + oldLine(shown)
  }

  /// The line for screen readers, if there is a text for them.
  private func accessibilityLine(_ shown: (String) -> String) -> [StyledLine] {
    guard let accessibility else { return [] }
    return [StyledLine([.init("     " + RowText.accessibility(shown(accessibility)).words)])]
  }

  /// The line about an outdated cell on the screen, if there is one.
  private func oldLine(_ shown: (String) -> String) -> [StyledLine] {
    guard let oldTitle else { return [] }
    let text = RowText.outdatedCell(title: shown(oldTitle), path)
    return [StyledLine([.init(text.words, .changed)])]
  }

  private static func words(
    _ title: String,
    _ subtitle: String?,
    _ shown: (String) -> String
  ) -> String {
    guard let subtitle, !subtitle.isEmpty else { return shown(title) }
    return "\(shown(title)) · \(shown(subtitle))"
  }
}

extension OpenTable {
  /// Returns the text of a visible cell for screen readers, with its traits.
  ///
  /// It is that of the accessibility plugin, or else the "accessibilityLabel" of the row's object
  /// with the traits of its "accessibilityTraits". A row that receives taps is a button. Nil if
  /// neither the plugin nor the object has a text.
  func accessibilityText(
    of cell: TableViewCell,
    at path: IndexPath,
    for item: Item?
  ) -> String? {
    let manager = (door.controller as? any DisplayManaging)?.manager
    let plugin = manager?.plugins.lazy.compactMap { $0 as? AccessibilityPlugin }.first
    if let plugin { return plugin.text(of: cell) }
    guard let object = item?.value,
      let label = object["accessibilityLabel"]?.plainText
    else { return nil }
    var traits = object["accessibilityTraits"]?.plainText.map { [$0] } ?? []
    let isButton = cell.selectionStyle != .none && tableView.implements(.didSelect)
    if isButton, !traits.contains("button") { traits.append("button") }
    if tableView.isSelected(path) { traits.append("selected") }
    return ([label] + traits).joined(separator: ", ")
  }
}

extension TableViewCell {
  /// Returns whether the cell shows an item.
  ///
  /// A cell with custom content reports its own item.
  fileprivate func shows(_ item: Item?) -> Bool {
    if let cell = self as? ItemCell, cell.item == item, cell.problem == nil { return true }
    return text == item?.title && (detailText ?? "") == (item?.subtitle ?? "")
  }
}
