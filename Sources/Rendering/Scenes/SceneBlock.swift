import TableModel
import TableUI

/// Something that takes up a band of the content: a row, a header, a control.
@MainActor struct SceneBlock {
  /// What a block is.
  enum Kind: Hashable {
    /// The view behind everything, which shows only where nothing else stands.
    case background

    /// A row, and whether it begins and ends its section.
    case row(isFirst: Bool, isLast: Bool)

    /// A row in a grid.
    case item

    /// The header of a section.
    case header

    /// The footer of a section.
    case footer

    /// The view above or below all sections.
    case view

    /// What spins while rows are fetched.
    case control
  }

  /// What it is.
  let kind: Kind

  /// Where it stands in the content.
  var frame: Rect

  /// The row that it shows, or nil.
  var path: IndexPath?

  /// Whether a row is selected.
  var isSelected = false

  /// What there is to draw, in the coordinates of the block.
  let items: [DisplayItem]

  /// The buttons of a swiped row; the first texts of buttons among the items are theirs.
  var swipeButtons: [SwipeButton] = []

  /// The line below it, or nil.
  var separator: Rect?

  /// Whether it hides what lies below, as a header that floats does.
  var isOpaque: Bool { kind == .header || kind == .footer }

  /// Whether it shows only where nothing else stands.
  var isBackground: Bool { kind == .background }

  /// What is drawn first: the background, then rows, then what floats.
  var level: Int { isBackground ? 0 : isOpaque ? 2 : 1 }
}

extension SceneBlock {
  /// A row of a list.
  init(_ cell: TableViewCell, at path: IndexPath, of rowCount: Int, separator: Rect? = nil) {
    self.init(cell, at: path, .row(isFirst: path.row == 0, isLast: path.row + 1 >= rowCount))
    self.separator = separator
  }

  /// A cell of any kind.
  init(_ cell: TableViewCell, at path: IndexPath, _ kind: Kind) {
    self.init(
      kind: kind,
      frame: cell.frame,
      path: path,
      isSelected: cell.isSelected,
      items: cell.displayList,
      swipeButtons: cell.swipeButtons
    )
  }

  /// A header or a footer.
  init(_ view: TableViewHeaderFooterView) {
    let kind: Kind = view.role == .footer ? .footer : .header
    self.init(kind: kind, frame: view.frame, items: view.displayList)
  }

  /// A view of the application's own.
  init(_ view: ViewNode, isBackground: Bool = false) {
    self.init(
      kind: isBackground ? .background : .view,
      frame: view.frame,
      items: view.displayList
    )
  }
}

extension [SceneBlock] {
  /// The blocks in the order in which they are drawn: those that come later lie above.
  ///
  /// - Complexity: O(n) where all lie on one level, as rows do.
  @MainActor var ordered: [SceneBlock] {
    guard let level = first?.level, contains(where: { $0.level != level }) else { return self }
    return sorted { $0.level < $1.level }
  }
}
