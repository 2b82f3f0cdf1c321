public import TableModel

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
