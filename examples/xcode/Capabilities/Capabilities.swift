public import UIKit

// Our capability protocols as names alone, for a file that is written with UIKit's names and shall be the same
// in Xcode and here: there a method counts by itself, here only where its protocol is declared.
// Not to be put beside the stand-in for TableUI, which has the protocols with their methods.

public protocol ScrollAnimationEnding: UITableViewDelegate {}
public protocol ScrollDecelerating: UITableViewDelegate {}
public protocol ScrollDelegate: UITableViewDelegate {}
public protocol ScrollDragging: UITableViewDelegate {}
public protocol ScrollInsetChanging: UITableViewDelegate {}
public protocol ScrollingToTop: UITableViewDelegate {}
public protocol TableViewAccessories: UITableViewDelegate {}
public protocol TableViewContextMenus: UITableViewDelegate {}
public protocol TableViewCopying: UITableViewDelegate {}
public protocol TableViewDisplaying: UITableViewDelegate {}
public protocol TableViewDragging: UITableViewDragDelegate {}
public protocol TableViewDropping: UITableViewDropDelegate {}
public protocol TableViewEditingEvents: UITableViewDelegate {}
public protocol TableViewEditingStyles: UITableViewDelegate {}
public protocol TableViewEstimating: UITableViewDelegate {}
public protocol TableViewFocusing: UITableViewDelegate {}
public protocol TableViewHeaderViews: UITableViewDelegate {}
public protocol TableViewHighlighting: UITableViewDelegate {}
public protocol TableViewIndentation: UITableViewDelegate {}
public protocol TableViewIndexing: UITableViewDataSource {}
public protocol TableViewMoveTargeting: UITableViewDelegate {}
public protocol TableViewMultipleSelection: UITableViewDelegate {}
public protocol TableViewPrefetching: UITableViewDataSourcePrefetching {}
public protocol TableViewPrimaryActions: UITableViewDelegate {}
public protocol TableViewRowEditability: UITableViewDataSource {}
public protocol TableViewRowEditing: UITableViewDataSource {}
public protocol TableViewRowMovability: UITableViewDataSource {}
public protocol TableViewRowMoving: UITableViewDataSource {}
public protocol TableViewSelecting: UITableViewDelegate {}
public protocol TableViewSizing: UITableViewDelegate {}
public protocol TableViewSpringLoading: UITableViewDelegate {}
public protocol TableViewSwipeActions: UITableViewDelegate {}
public protocol TableViewTitling: UITableViewDataSource {}
