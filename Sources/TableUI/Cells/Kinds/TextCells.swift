public import TableModel
import TextLayout

/// A taller cell with the title above the subtitle, beside the image. (KtTableView:
/// `KtMainTableViewCell`.)
open class SubtitleCell: ItemCell {
  /// Returns the height of a row: 60 points, or more for larger text.
  open override class func rowHeight(for item: Item?, in tableView: TableView) -> Double {
    height(60, for: item, in: tableView)
  }
}

/// A cell with a name at the left and its value at the right.
///
/// A text of a plain object goes below the name if it is too long for the rest of the line. It has
/// as many lines as it needs. Other values, such as lists, keep one line.
open class KeyValueCell: ItemCell {
  /// The maximum number of lines of a text; the last one is truncated.
  public static let mostLines = 200

  /// The height of a row whose name and value are on one line, in points.
  private static let lineHeight = 44.0

  /// The name at the left, the value at the right.
  open override class var cellStyle: CellStyle { .value1 }

  /// Shows an item; a text of a plain object can take several lines.
  open override func configure(with item: Item?) {
    super.configure(with: item)
    let wraps = item?.lengthOfKeyAndText != nil
    numberOfLines = wraps ? Self.mostLines : 1
    detailNumberOfLines = wraps ? Self.mostLines : 1
  }

  /// Returns the height of the item's texts at the current row width; at least 44 points.
  open override class func rowHeight(for item: Item?, in tableView: TableView) -> Double {
    guard let item, mayWrap(item, in: tableView) else {
      return height(lineHeight, for: item, in: tableView)
    }
    return measuredHeight(for: item, in: tableView)
  }

  /// Returns whether the name and the text of a row may need more than one line.
  ///
  /// A text never has more columns than bytes, so that most rows need no measurement.
  static func mayWrap(_ item: Item, in tableView: TableView) -> Bool {
    let metrics = tableView.textMetrics
    if metrics.category.isAccessibilityCategory { return true }
    guard let length = item.lengthOfKeyAndText else { return false }
    // Beside the texts, a row has a column at each edge and one between them.
    return length > metrics.columns(in: tableView.rowWidth) - 3
  }
}

/// An article: author and date, title, and the beginning of its text. (DRHTableView: its cell.)
///
/// The author is in `author` or `authorName`, the text in `preview` or `previewText`. Missing parts
/// take no space.
open class ArticleCell: MeasuredCell {
  /// The author, or nil.
  public var author: String?

  /// The date, or nil.
  public var date: String?

  /// The beginning of the text, or nil.
  public var preview: String?

  /// Shows an article.
  open override func configure(with item: Item?) {
    super.configure(with: item)
    author = item?.text(of: "author") ?? item?.text(of: "authorName")
    date = item?.text(of: "date").map { CalendarDay($0.prefix(10))?.mediumText ?? $0 }
    preview = item?.text(of: "preview") ?? item?.text(of: "previewText")
    detailText = preview
  }

  private var firstLine: [String?] { [author, date] }

  private var hasFirstLine: Bool { firstLine.contains { $0?.isEmpty == false } }

  /// Whether the texts of the first line are below each other.
  private var isStacked: Bool { textMetrics.category.isAccessibilityCategory }

  open override func contentLineCount(forWidth width: Double) -> Int {
    let texts = [text, preview] + (isStacked ? firstLine : [])
    let counts = texts.map { ContentLines.wrapped($0, toWidth: width, textMetrics).count }
    return counts.reduce(!isStacked && hasFirstLine ? 1 : 0, +)
  }

  open override func contentItems(in room: Rect) -> [DisplayItem]? {
    var lines = ContentLines(in: room, textMetrics)
    var line = 0
    if isStacked {
      for text in firstLine { lines.addWrapped(text, .subtitle, line: &line) }
    } else if hasFirstLine {
      let width = date?.displayWidth ?? 0
      lines.add(author ?? "", .subtitle, line: line, right: width > 0 ? width + 1 : 0)
      lines.add(date ?? "", .subtitle, line: line, .right)
      line += 1
    }
    lines.addWrapped(text, .title, line: &line)
    lines.addWrapped(preview, .subtitle, line: &line)
    return lines.items
  }
}

/// A text with as many lines as it needs, above a secondary text. (RDDM: its message row.)
open class MessageCell: MeasuredCell {
  /// Shows the full title and subtitle.
  open override func configure(with item: Item?) {
    super.configure(with: item)
    numberOfLines = 0
    detailNumberOfLines = 0
    selectionStyle = .none
  }

  open override func contentLineCount(forWidth width: Double) -> Int {
    [text, detailText].reduce(0) {
      $0 + ContentLines.wrapped($1, toWidth: width, textMetrics).count
    }
  }

  open override func contentItems(in room: Rect) -> [DisplayItem]? {
    var lines = ContentLines(in: room, textMetrics)
    var line = 0
    lines.addWrapped(text, .title, line: &line)
    lines.addWrapped(detailText, .subtitle, line: &line)
    return lines.items
  }
}
