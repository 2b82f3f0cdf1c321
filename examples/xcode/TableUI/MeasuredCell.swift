public import TableModel
public import UIKit

/// A cell that is as high as its lines at the width of the row, and one line of rest.
open class MeasuredCell: ItemCell {
  /// How many lines it has at a width in points.
  open func contentLineCount(forWidth width: Double) -> Int { 1 }

  open override func preferredHeight(forWidth width: Double) -> Double {
    let margins = Double(contentView.layoutMargins.left + contentView.layoutMargins.right)
    return Double(max(1, contentLineCount(forWidth: width - margins)) + 1) * textMetrics.lineHeight
  }

  open override class func rowHeight(for item: Item?, in tableView: TableView) -> Double {
    measuredHeight(for: item, in: tableView)
  }
}

extension ItemCell {
  static func height(_ standard: Double, for item: Item?, in tableView: TableView) -> Double {
    guard tableView.textMetrics.isLarger else { return standard }
    return max(standard, measuredHeight(for: item, in: tableView))
  }

  func height(forWidth width: Double, lineCount: (_ roomWidth: Double) -> Int) -> Double {
    let margins = Double(contentView.layoutMargins.left + contentView.layoutMargins.right)
    return textMetrics.rowHeight(lines: lineCount(width - margins))
  }

  static func measuredHeight(for item: Item?, in tableView: TableView) -> Double {
    let cell = self.init(style: cellStyle, reuseIdentifier: nil)
    cell.configure(with: item)
    return cell.preferredHeight(forWidth: tableView.rowWidth)
  }
}
