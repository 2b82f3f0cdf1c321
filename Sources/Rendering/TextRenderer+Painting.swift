import TableModel
import TableUI

extension TextRenderer {
  /// Blocks on a separate grid, line by line.
  struct Painting {
    var canvas: TextCanvas

    /// The index path of the row whose first visible line this is, or nil.
    var paths: [IndexPath?]

    /// The mark of the row that a line belongs to.
    var marks: [Mark]

    /// Whether a floating block covers a line.
    var isHidden: [Bool]
  }

  /// The mark beside the lines of a row.
  enum Mark {
    case none

    /// The row is selected.
    case selected

    /// A finger is touching the row.
    case touched

    /// The left edge of a line with the mark, in UTF-8.
    var edge: [UInt8] {
      switch self {
      case .none: Self.plainEdge
      case .selected: Self.selectedEdge
      case .touched: Self.touchedEdge
      }
    }

    private static let plainEdge = Array(" │".utf8)
    private static let selectedEdge = Array(">│".utf8)
    private static let touchedEdge = Array("*│".utf8)
  }

  /// Paints blocks: the background first, then rows, floating blocks and the overlay.
  ///
  /// - Parameters:
  ///   - blocks: The blocks.
  ///   - top: The top of the grid in the content, in points.
  ///   - lines: The height of the grid in lines.
  ///   - columns: The width of the grid in columns.
  ///   - overlay: The items above all blocks, in the coordinates of the grid.
  ///   - keepsLooks: Whether to record the roles of the columns.
  /// - Returns: The painted grid.
  func paint(
    _ blocks: [SceneBlock],
    top: Double,
    lines: Int,
    columns: Int,
    overlay: [DisplayItem],
    keepsLooks: Bool = false
  ) -> Painting {
    var painting = Painting(
      canvas: TextCanvas(
        columns: columns,
        lines: lines,
        escapeStyle: escapeStyle,
        keepsLooks: keepsLooks
      ),
      paths: Array(repeating: nil, count: lines),
      marks: Array(repeating: .none, count: lines),
      isHidden: Array(repeating: false, count: lines)
    )
    let ordered = blocks.ordered
    // A background is the lowest block.
    let hasBackground = ordered.first?.isBackground ?? false
    for block in ordered {
      let first = Self.line(block.frame.minY - top)
      let count = Self.line(block.frame.maxY - top) - first
      guard count > 0, first < lines, first + count > 0 else { continue }
      let visible = max(0, first)..<min(lines, first + count)
      if block.isOpaque {
        painting.canvas.clear(visible)
        for line in visible { painting.isHidden[line] = true }
      } else if hasBackground {
        painting.canvas.clear(visible)
      }
      painting.canvas.draw(block.items, firstLine: first, lineCount: count, x: block.frame.minX)
      if block.mark != .none { for line in visible { painting.marks[line] = block.mark } }
    }
    painting.canvas.draw(overlay, firstLine: 0, lineCount: lines)
    for block in blocks where !block.isOpaque {
      let first = max(0, Self.line(block.frame.minY - top))
      let end = min(lines, Self.line(block.frame.maxY - top))
      // The address is at the first visible line of the row.
      guard first < end, let line = painting.isHidden[first..<end].firstIndex(of: false) else {
        continue
      }
      if painting.paths[line] == nil { painting.paths[line] = block.path }
    }
    for line in painting.marks.indices where painting.isHidden[line] {
      painting.marks[line] = .none
    }
    return painting
  }
}

extension SceneBlock {
  /// The mark beside the lines of the block; a touch hides the selection.
  fileprivate var mark: TextRenderer.Mark {
    isTouched ? .touched : isSelected ? .selected : .none
  }
}
