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
      (found.gestures.highlighting == nil, Selectors.highlighting),
      (found.gestures.selecting == nil, Selectors.selecting),
      (found.gestures.primaryActions == nil, Selectors.primaryActions),
      (found.gestures.accessories == nil, Selectors.accessories),
      (found.gestures.editingStyles == nil, Selectors.editingStyles),
      (found.gestures.editingEvents == nil, Selectors.editingEvents),
      (found.gestures.swipeActions == nil, Selectors.swipeActions),
      (found.gestures.moveTargeting == nil, Selectors.moveTargeting),
      (found.indentation == nil, Selectors.indentation),
      (found.gestures.copying == nil, Selectors.copying),
      (found.gestures.contextMenus == nil, Selectors.contextMenus),
      (found.gestures.springLoading == nil, Selectors.springLoading),
      (found.gestures.multipleSelection == nil, Selectors.multipleSelection),
      (found.gestures.focusing == nil, Selectors.focusing),
      (found.scrolling == nil, Selectors.scrolling),
      (found.gestures.scrollDragging == nil, Selectors.scrollDragging),
      (found.gestures.scrollDecelerating == nil, Selectors.scrollDecelerating),
      (found.gestures.scrollAnimationEnding == nil, Selectors.scrollAnimationEnding),
      (found.gestures.scrollingToTop == nil, Selectors.scrollingToTop),
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
  var drags: Bool { found.gestures.dragging != nil }

  /// Whether something can be dropped into it.
  var drops: Bool { found.gestures.dropping != nil }
}
