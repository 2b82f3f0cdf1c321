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
