package import TableModel
package import TableUI

/// A part of the content that takes a band of it: a row, a header or a control.
@MainActor package struct SceneBlock {
  /// The kind of a block.
  package enum Kind: Hashable, Sendable {
    /// The background view, visible only between other blocks.
    case background

    /// A row, and whether it is the first or last of its section.
    case row(isFirst: Bool, isLast: Bool)

    /// A row in a grid.
    case item

    /// The header of a section.
    case header

    /// The footer of a section.
    case footer

    /// The table's header or footer view.
    case view

    /// A refresh or load-more control.
    case control

    /// A bar of the device, and whether it hides the rows below.
    case bar(isOpaque: Bool)
  }

  /// The kind of the block.
  package let kind: Kind

  /// The frame in the content.
  package var frame: Rect

  /// The index path of its row, or nil.
  package var path: IndexPath?

  /// Whether its row is selected.
  package var isSelected = false

  /// Whether a finger is touching its row.
  package var isTouched = false

  /// The items to draw, in the coordinates of the block.
  package let items: [DisplayItem]

  /// The buttons of a swiped row; their titles are the first button texts among the items.
  package var swipeButtons: [SwipeButton] = []

  /// The frame of the separator below the block, or nil.
  package var separator: Rect?

  /// Whether the block hides blocks below, as a floating header does.
  package var isOpaque: Bool {
    kind == .header || kind == .footer || kind == .bar(isOpaque: true)
  }

  /// Whether the block is visible only between others.
  package var isBackground: Bool { kind == .background }

  /// The drawing order: the background, then rows, then floating blocks, then bars.
  package var level: Int {
    if case .bar = kind { return Self.highestLevel }
    return isBackground ? 0 : isOpaque ? 2 : 1
  }

  /// The level of the blocks above all others.
  fileprivate static let highestLevel = 3
}

extension SceneBlock {
  /// Creates a block for a row of a list.
  init(_ cell: TableViewCell, at path: IndexPath, of rowCount: Int, separator: Rect? = nil) {
    self.init(cell, at: path, .row(isFirst: path.row == 0, isLast: path.row + 1 >= rowCount))
    self.separator = separator
  }

  /// Creates a block for a cell of any kind.
  init(_ cell: TableViewCell, at path: IndexPath, _ kind: Kind) {
    self.init(
      kind: kind,
      frame: cell.frame,
      path: path,
      isSelected: cell.isSelected,
      isTouched: cell.isHighlighted,
      items: cell.displayList,
      swipeButtons: cell.swipeButtons
    )
  }

  /// Creates a block for a header or footer.
  init(_ view: TableViewHeaderFooterView) {
    let kind: Kind = view.role == .footer ? .footer : .header
    self.init(kind: kind, frame: view.frame, items: view.displayList)
  }

  /// Creates a block for an app's own view.
  init(_ view: ViewNode, isBackground: Bool = false) {
    self.init(
      kind: isBackground ? .background : .view,
      frame: view.frame,
      items: view.displayList
    )
  }
}

extension [SceneBlock] {
  /// The blocks in drawing order: later ones are above.
  ///
  /// - Complexity: O(n).
  @MainActor var ordered: [SceneBlock] {
    var levels: [Int] = []
    levels.reserveCapacity(count)
    for block in self { levels.append(block.level) }
    guard let level = levels.first, levels.contains(where: { $0 != level }) else { return self }
    var ordered: [SceneBlock] = []
    ordered.reserveCapacity(count)
    for level in 0...SceneBlock.highestLevel {
      for (number, block) in zip(levels, self) where number == level { ordered.append(block) }
    }
    return ordered
  }
}
