public import TableModel

/// A photo's title and date. (objc.io issue 1: `PhotoCell`.)
///
/// The cell manages its own touched look, a shadow below the title. Controllers are not notified.
open class PhotoCell: ItemCell {
  /// The offset of the title's shadow, or nil if there is none.
  public private(set) var titleShadowOffset: Size?

  /// The offset of the title's shadow while the photo is touched.
  public static let touchedShadowOffset = Size(width: 3, height: 3)

  /// Shows the title and the date: `creationDate`, else `date`, else the subtitle.
  open override func configure(with item: Item?) {
    super.configure(with: item)
    let day = item?.text(of: "creationDate") ?? item?.text(of: "date") ?? item?.subtitle
    // A time may follow the date: 2013-02-17T08:30:00Z.
    detailText = day.map { CalendarDay($0.prefix(10))?.mediumText ?? $0 }
  }

  open override func setHighlighted(_ isHighlighted: Bool, animated: Bool) {
    super.setHighlighted(isHighlighted, animated: animated)
    titleShadowOffset = isHighlighted ? Self.touchedShadowOffset : nil
  }

  open override var displayList: [DisplayItem] {
    let items = super.displayList
    guard let offset = titleShadowOffset else { return items }
    let shadows = items.compactMap { item -> DisplayItem? in
      guard case .text(let text, .title, let alignment) = item.content else { return nil }
      var shadow = item
      shadow.frame.origin.x += offset.width
      shadow.frame.origin.y += offset.height
      shadow.content = .text(text, style: .shadow, alignment: alignment)
      return shadow
    }
    return shadows + items
  }
}

/// An offer with a title, a text and buttons. (RDDM: the promotion of a mixed list.)
open class PromoCell: ItemCell {
  /// Returns the height of a row: four lines, 88 points at the default text size; at an
  /// accessibility text size, all its lines.
  open override class func rowHeight(for item: Item?, in tableView: TableView) -> Double {
    let metrics = tableView.textMetrics
    let height = max(88, 4 * metrics.lineHeight)
    guard metrics.category.isAccessibilityCategory else { return height }
    return max(height, measuredHeight(for: item, in: tableView))
  }

  open override func preferredHeight(forWidth width: Double) -> Double {
    guard textMetrics.category.isAccessibilityCategory else {
      return super.preferredHeight(forWidth: width)
    }
    return height(forWidth: width) { width in
      let counts = [markedTitle, detailText].map {
        ContentLines.wrapped($0, toWidth: width, textMetrics).count
      }
      return counts.reduce(1, +)
    }
  }

  private var markedTitle: String { "✦ " + (text ?? "") }

  open override func contentItems(in room: Rect) -> [DisplayItem]? {
    var lines = ContentLines(in: room, textMetrics)
    var line = 0
    if textMetrics.category.isAccessibilityCategory {
      lines.addWrapped(markedTitle, .title, line: &line)
    } else {
      lines.add(markedTitle, .title, line: 0)
      line = 1
    }
    let texts = ContentLines.wrapped(detailText, toWidth: room.width, textMetrics).prefix(
      max(1, lines.count - line - 1)
    )
    for (index, text) in texts.enumerated() { lines.add(text, .subtitle, line: line + index) }
    lines.add(buttonRow, .button, line: max(1, lines.count - 1))
    return lines.items
  }
}

/// A title and five stars that show the item's rating. (objc.io issue 1: `RatingCell`.)
///
/// The rating is the number in `rating`, else in `value`. Its range is `worst` to `best`, 0 to 1 by
/// default.
open class RatingCell: ItemCell {
  /// The number of stars.
  public static let starCount = 5

  /// The rating, clamped to 0...1 for display; NaN counts as 0.
  ///
  /// The cell always draws its rating. The original leaves a new cell with rating 0 undrawn.
  public var rating = 0.0

  /// The number of filled stars; a started star counts as filled.
  public var litStars: Int {
    let stars = min(1, max(0, rating.isNaN ? 0 : rating)) * Double(Self.starCount)
    let whole = Int(stars)
    return stars > Double(whole) ? whole + 1 : whole
  }

  /// Shows an item's rating.
  open override func configure(with item: Item?) {
    super.configure(with: item)
    let number = item?.number(of: "rating") ?? item?.number(of: "value") ?? 0
    let worst = item?.number(of: "worst") ?? 0
    let best = item?.number(of: "best") ?? 1
    rating = best > worst ? (number - worst) / (best - worst) : 0
    detailText = "\(litStars) of \(Self.starCount)"
  }

  open override func contentItems(in room: Rect) -> [DisplayItem]? {
    var lines = ContentLines(in: room, textMetrics)
    let unlit = Self.starCount - litStars
    let stars = min(lines.columns, Self.starCount)
    var (line, left) = (lines.middle, lines.columns - stars)
    if textMetrics.category.isAccessibilityCategory {
      // The stars are below the title.
      (line, left) = (0, 0)
      lines.addWrapped(text, .title, line: &line)
      line = min(line, lines.count - 1)
    } else {
      lines.add(text ?? "", .title, line: line, right: stars + 1)
    }
    let lit = String(repeating: "★", count: litStars)
    lines.add(lit, .value, line: line, left: left)
    let dim = String(repeating: "☆", count: unlit)
    lines.add(dim, .dimmed, line: line, left: left + litStars)
    return lines.items
  }
}
