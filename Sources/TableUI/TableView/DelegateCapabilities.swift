/// What a delegate can do, looked up once when it is assigned.
@MainActor struct DelegateCapabilities {
  weak var sizing: (any TableViewSizing)?
  weak var headerViews: (any TableViewHeaderViews)?
  weak var displaying: (any TableViewDisplaying)?
  weak var highlighting: (any TableViewHighlighting)?
  weak var selecting: (any TableViewSelecting)?
  weak var accessories: (any TableViewAccessories)?
  weak var scrolling: (any ScrollDelegate)?

  init() {}

  init(of object: AnyObject?) {
    sizing = probe((any TableViewSizing).self, in: object)
    headerViews = probe((any TableViewHeaderViews).self, in: object)
    displaying = probe((any TableViewDisplaying).self, in: object)
    highlighting = probe((any TableViewHighlighting).self, in: object)
    selecting = probe((any TableViewSelecting).self, in: object)
    accessories = probe((any TableViewAccessories).self, in: object)
    scrolling = probe((any ScrollDelegate).self, in: object)
  }
}
