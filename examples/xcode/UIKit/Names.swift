@_exported import Foundation
@_exported import TableModel
@_exported import TableUI

// UIKit's names for what is here. What a method of UIKit's takes or answers is ours by that name, so that a
// method written for Xcode is the method that is asked here.
//
// The trap: `UITableViewDelegate` has no methods here. A method of it counts only if its capability protocol
// is declared, such as `TableViewSelecting`; `examples/xcode/undeclared.py FILE...` names
// the methods for which none is.

/// Numbers of points; `Double` here.
public typealias CGFloat = Double

/// A place.
public typealias CGPoint = Point

/// A width and a height.
public typealias CGSize = Size

/// A rectangle.
public typealias CGRect = Rect

/// The address of a row; Foundation's has neither `row` nor `section` on Linux.
public typealias IndexPath = TableModel.IndexPath

/// Distances from the edges.
public typealias UIEdgeInsets = EdgeInsets

/// The table view.
public typealias UITableView = TableView

/// The table view, where something is said of any scroll view.
public typealias UIScrollView = TableView

/// The cell.
public typealias UITableViewCell = TableViewCell

/// What stands above or below the rows of a section.
public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView

/// Counts and cells; titles, editing, moving and the index are capabilities.
public typealias UITableViewDataSource = TableViewDataSource

/// Nothing by itself: all that a delegate can do are capabilities.
public typealias UITableViewDelegate = TableViewDelegate

/// Scrolling; what else a scroll view tells are capabilities.
public typealias UIScrollViewDelegate = ScrollDelegate

/// Rows to get ready.
public typealias UITableViewDataSourcePrefetching = TableViewPrefetching

/// Dragging, a capability of the delegate.
public typealias UITableViewDragDelegate = TableViewDragging

/// Dropping, a capability of the delegate.
public typealias UITableViewDropDelegate = TableViewDropping

/// A drag under way.
public typealias UIDragSession = DragSession

/// A drag over the table.
public typealias UIDropSession = DropSession

/// One thing that is dragged.
public typealias UIDragItem = DragItem

/// What a drop would do.
public typealias UITableViewDropProposal = DropProposal

/// What was dropped, and where.
public typealias UITableViewDropCoordinator = DropCoordinator

/// Where the focus goes.
public typealias UITableViewFocusUpdateContext = FocusUpdateContext

/// What rests on a row.
public typealias UISpringLoadedInteractionContext = SpringLoadedInteractionContext

/// A button behind a row.
public typealias UIContextualAction = ContextualAction

/// The buttons behind a row.
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration

/// What a cell shows, as a value.
public typealias UIListContentConfiguration = ContentConfiguration

/// What is behind it, as a value.
public typealias UIBackgroundConfiguration = BackgroundConfiguration

/// The state that a cell is shown in.
public typealias UICellConfigurationState = CellConfigurationState

/// The menu of a row.
public typealias UIContextMenuConfiguration = ContextMenu

/// A controller of controllers.
public typealias UINavigationController = NavigationController

/// A button of a bar.
public typealias UIBarButtonItem = BarButtonItem

/// The control above the rows.
public typealias UIRefreshControl = RefreshControl

/// A picture goes by its name here.
public typealias UIImage = String

/// A colour goes by its name here.
public typealias UIColor = String

extension TableView {
  public typealias Style = TableViewStyle
  public typealias RowAnimation = TableUI.RowAnimation
  public typealias ScrollPosition = TableUI.ScrollPosition
  public typealias SeparatorInsetReference = TableUI.SeparatorInsetReference
  public typealias SelfSizingInvalidation = TableUI.SelfSizingInvalidation
}

extension TableViewCell {
  public typealias CellStyle = TableUI.CellStyle
  public typealias EditingStyle = CellEditingStyle
  public typealias AccessoryType = CellAccessoryType
  public typealias SelectionStyle = CellSelectionStyle
  public typealias SeparatorStyle = TableUI.SeparatorStyle
}

extension DropProposal {
  /// What becomes of the thing.
  public typealias UIDropOperation = Operation
}
