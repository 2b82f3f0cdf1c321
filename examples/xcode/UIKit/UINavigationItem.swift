public import TableUI

/// What a bar shows of a controller; kept, and shown nowhere here.
@MainActor public final class UINavigationItem {
  public var title: String?
  public var rightBarButtonItem: BarButtonItem?
  public var leftBarButtonItem: BarButtonItem?
  public var rightBarButtonItems: [BarButtonItem]?
  public var leftBarButtonItems: [BarButtonItem]?
}
