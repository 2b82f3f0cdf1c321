import TableAdapters
import TableModel
import TableUI
import TextLayout

/// A row as `audit` sees it: its item, and the cell that shows it.
@MainActor struct AuditedRow {
  /// The path.
  let path: IndexPath

  /// The item, or nil if the data source has none.
  let item: Item?

  /// The cell, configured for the row.
  let cell: TableViewCell

  /// The height, in points.
  let height: Double

  /// The rule that sets the height.
  let heightSource: HeightSource?

  /// Whether a tap selects the row.
  let isTappable: Bool

  /// The drawn items at the default text size, from top to bottom.
  let items: [DisplayItem]

  /// The label for screen readers that the item has, or nil.
  let label: String?

  /// Creates a row.
  init(
    _ path: IndexPath,
    _ item: Item?,
    _ cell: TableViewCell,
    height: Double,
    source heightSource: HeightSource?,
    allowsSelection: Bool
  ) {
    (self.path, self.item, self.cell) = (path, item, cell)
    (self.height, self.heightSource) = (height, heightSource)
    isTappable = allowsSelection && cell.selectionStyle != .none
    items = cell.displayList(at: .large)
    label = item?.text(of: "accessibilityLabel").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The texts that a screen reader reads: the label, else all drawn texts.
  var reading: String {
    if let label { return label }
    return texts.joined(separator: ", ")
  }

  /// The texts of the row, the title first.
  var texts: [String] {
    var texts = [cell.text, cell.detailText, cell.accessoryText].compactMap { $0 }
    if texts.allSatisfy(\.isEmpty) {
      texts = items.compactMap { item in
        if case .text(let text, _, _) = item.content { text } else { nil }
      }
    }
    return texts.filter { !$0.isEmpty }
  }

  /// Whether the row is only space or a line.
  var isDecoration: Bool { cell is SpacerCell || cell is SeparatorCell || cell is LoadingCell }

  /// Whether the cell places its own texts; a cell's own layout never lets them overlap.
  var placesOwnTexts: Bool {
    cell.contentItems(in: Rect(origin: .zero, size: cell.frame.size)) != nil
  }

  /// Returns the items to draw at another text size and width, in points.
  ///
  /// A row without a fixed height is as high as its cell prefers.
  func items(at category: TraitCollection.ContentSizeCategory, width: Double) -> [DisplayItem] {
    let frame = cell.frame
    defer { cell.frame = frame }
    cell.frame.size.width = width
    let isFixed = hasOwnHeight || heightSource == .property
    if !isFixed {
      let needed = cell.preferredHeight(forWidth: width, at: category)
      cell.frame.size.height = max(height, needed)
    }
    return cell.displayList(at: category)
  }

  /// Whether the height is fixed for this row only.
  var hasOwnHeight: Bool { item?.height == height }

  /// The number of columns left for texts, at the default text size and the current width.
  var textWidth: Double {
    items.lazy.compactMap { item -> Double? in
      if case .text = item.content { item.frame.width } else { nil }
    }.max() ?? 0
  }
}
