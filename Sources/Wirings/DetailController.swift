public import TableModel
public import TableUI

/// The screen that a ``ContainerController`` shows for a chosen row; its title is that of the row.
/// (objc.io issue 1: `DetailViewController`.)
public final class DetailController: ViewController {
  /// What the screen is about; it is there before the view is.
  public let item: Item

  /// Makes a screen about an item.
  public init(item: Item) {
    self.item = item
    super.init()
    title = item.title
  }
}
