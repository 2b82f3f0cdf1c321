public import TableModel

/// A photo's title and the day it was taken. (objc.io issue 1: `PhotoCell`.)
///
/// The look of a touched photo, a shadow below its title, is the cell's own affair: no controller hears of it.
open class PhotoCell: ItemCell {
  /// How far the shadow of the title lies aside, or nil while there is none.
  public private(set) var titleShadowOffset: Size?

  /// How far the shadow of a touched photo's title lies aside.
  public static let touchedShadowOffset = Size(width: 3, height: 3)

  /// Shows title and day: `creationDate`, else `date`, else the subtitle.
  open override func configure(with item: Item?) {
    super.configure(with: item)
    let day = item?.text(of: "creationDate") ?? item?.text(of: "date") ?? item?.subtitle
    // The day may have a time behind it: 2013-02-17T08:30:00Z.
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

/// An offer: a title, what there is to say about it, and its buttons. (RDDM: the promotion of a mixed list.)
open class PromoCell: ItemCell {
  /// The height of a row: 88.
  open override class func rowHeight(for item: Item?, in tableView: TableView) -> Double { 88 }

  open override func contentItems(in room: Rect) -> [DisplayItem]? {
    var lines = ContentLines(in: room)
    lines.add("✦ " + (text ?? ""), .title, line: 0)
    let texts = ContentLines.wrapped(detailText, toWidth: room.width).prefix(
      max(1, lines.count - 2)
    )
    for (line, text) in texts.enumerated() { lines.add(text, .subtitle, line: line + 1) }
    lines.add(buttonRow, .button, line: max(1, lines.count - 1))
    return lines.items
  }
}

/// A title and five stars, as many of them lit as the rating says. (objc.io issue 1: `RatingCell`.)
///
/// An item rates by the number under `rating`, else `value`, counted from `worst` to `best`: 0 to 1 unless it
/// says otherwise.
open class RatingCell: ItemCell {
  /// How many stars there are.
  public static let starCount = 5

  /// The rating from 0 to 1; what lies outside counts as the nearer end, what is no number as 0.
  ///
  /// It always shows, in a fresh cell as well as in one that showed the same before; the original leaves a
  /// fresh cell with the rating 0 undrawn.
  public var rating = 0.0

  /// How many stars are lit: each that has begun.
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
    var lines = ContentLines(in: room)
    let unlit = Self.starCount - litStars
    let stars = min(lines.columns, Self.starCount)
    lines.add(text ?? "", .title, line: lines.middle, right: stars + 1)
    let left = lines.columns - stars
    let lit = String(repeating: "★", count: litStars)
    lines.add(lit, .value, line: lines.middle, left: left)
    let dim = String(repeating: "☆", count: unlit)
    lines.add(dim, .dimmed, line: lines.middle, left: left + litStars)
    return lines.items
  }
}
