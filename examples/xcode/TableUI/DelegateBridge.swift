public import TableModel
public import UIKit

/// A delegate of ours as UIKit's three: for the table view, for dragging and for dropping.
///
/// What ours does not declare is looked up when it is made; of that the bridge says that it does not
/// respond. It holds ours weakly, as a table view does.
public final class DelegateBridge: NSObject, UITableViewDelegate {
  let found: TableMethods
  private nonisolated let hidden: Set<String>

  /// The menu that is up: UIKit hands back its own configuration, ours is kept here.
  var menu: (ours: ContextMenu, indexPath: IndexPath)?

  /// Makes UIKit's of ours.
  public init(_ delegate: (any TableViewDelegate)?) {
    let found = TableMethods()
    found.look(for: .delegate, in: delegate)
    self.found = found
    hidden = Selectors.hidden([
      (found.sizing == nil, Selectors.sizing),
      (found.estimating == nil, Selectors.estimating),
      (found.headerViews == nil, Selectors.headerViews),
      (found.displaying == nil, Selectors.displaying),
      (found.highlighting == nil, Selectors.highlighting),
      (found.selecting == nil, Selectors.selecting),
      (found.primaryActions == nil, Selectors.primaryActions),
      (found.accessories == nil, Selectors.accessories),
      (found.editingStyles == nil, Selectors.editingStyles),
      (found.editingEvents == nil, Selectors.editingEvents),
      (found.swipeActions == nil, Selectors.swipeActions),
      (found.moveTargeting == nil, Selectors.moveTargeting),
      (found.indentation == nil, Selectors.indentation),
      (found.copying == nil, Selectors.copying),
      (found.contextMenus == nil, Selectors.contextMenus),
      (found.springLoading == nil, Selectors.springLoading),
      (found.multipleSelection == nil, Selectors.multipleSelection),
      (found.focusing == nil, Selectors.focusing),
      (found.scrolling == nil, Selectors.scrolling),
      (found.scrollDragging == nil, Selectors.scrollDragging),
      (found.scrollDecelerating == nil, Selectors.scrollDecelerating),
      (found.scrollAnimationEnding == nil, Selectors.scrollAnimationEnding),
      (found.scrollingToTop == nil, Selectors.scrollingToTop),
      (found.scrollInsetChanging == nil, Selectors.scrollInsetChanging),
    ])
    super.init()
  }

  #if canImport(ObjectiveC)
  /// UIKit asks this once, when the bridge is assigned.
  public nonisolated override func responds(to selector: Selector!) -> Bool {
    !hidden.contains(NSStringFromSelector(selector)) && super.responds(to: selector)
  }
  #endif

  /// Whether rows can be dragged out of the table.
  var drags: Bool { found.dragging != nil }

  /// Whether something can be dropped into it.
  var drops: Bool { found.dropping != nil }
}
