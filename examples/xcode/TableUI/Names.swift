@_exported public import UIKit

// What has the same shape in UIKit goes by our name and is UIKit's.

/// A length in both directions; its numbers are `CGFloat`.
public typealias Size = CGSize

/// A place.
public typealias Point = CGPoint

/// A rectangle.
public typealias Rect = CGRect

/// Distances from the edges; UIKit wants all four.
public typealias EdgeInsets = UIEdgeInsets

/// The look of a table view.
public typealias TableViewStyle = UITableView.Style

/// How rows come and go.
public typealias RowAnimation = UITableView.RowAnimation

/// Where a row is scrolled to.
public typealias ScrollPosition = UITableView.ScrollPosition

/// What is drawn between rows.
public typealias SeparatorStyle = UITableViewCell.SeparatorStyle

/// What the inset of a separator counts from.
public typealias SeparatorInsetReference = UITableView.SeparatorInsetReference

/// Whether cells that change may change their heights.
public typealias SelfSizingInvalidation = UITableView.SelfSizingInvalidation

/// The built-in looks of a cell.
public typealias CellStyle = UITableViewCell.CellStyle

/// What stands at the right end of a cell.
public typealias CellAccessoryType = UITableViewCell.AccessoryType

/// How a selected cell looks.
public typealias CellSelectionStyle = UITableViewCell.SelectionStyle

/// The state that a cell is shown in.
public typealias CellConfigurationState = UICellConfigurationState

/// A state of one's own.
public typealias ConfigurationStateCustomKey = UIConfigurationStateCustomKey

/// What a cell shows, as a value.
public typealias ContentConfiguration = UIListContentConfiguration

/// What is behind it, as a value.
public typealias BackgroundConfiguration = UIBackgroundConfiguration

/// What rests on a row.
public typealias SpringLoadedInteractionContext = any UISpringLoadedInteractionContext

/// One thing that is dragged.
public typealias DragItem = UIDragItem

/// A drag under way.
public typealias DragSession = any UIDragSession

/// A drag over the table.
public typealias DropSession = any UIDropSession

/// What was dropped, and where.
public typealias DropCoordinator = any UITableViewDropCoordinator

/// What a drop would do.
public typealias DropProposal = UITableViewDropProposal

/// A button of a bar.
public typealias BarButtonItem = UIBarButtonItem

/// What a controller is shown with.
public typealias TraitCollection = UITraitCollection
