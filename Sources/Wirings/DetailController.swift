public import TableModel
public import TableUI

/// The screen that a ``ContainerController`` shows for a selected row, whose title it takes.
/// (objc.io issue 1: `DetailViewController`.)
public final class DetailController: ViewController {
  /// The item that the screen shows; set before the view is loaded.
  public let item: Item

  /// Creates a screen for an item.
  public init(item: Item) {
    self.item = item
    super.init()
    title = item.title
  }
}
