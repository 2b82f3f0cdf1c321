/// A name of UIKit with its meaning, for `help NAME`.
///
/// The command for it is in ``CommandSynonyms``. Properties and optional methods are not listed:
/// they have pages from their own lists.
struct UIKitName: Sendable {
  /// The name as UIKit spells it.
  let name: String

  /// A short meaning, without the name.
  let meaning: String

  private init(_ name: String, _ meaning: String) { (self.name, self.meaning) = (name, meaning) }

  /// Returns the entry of a name, with or without its prefix `UI` or `NS`, ignoring case.
  static func named(_ word: String) -> UIKitName? {
    let word = word.lowercased()
    return table[word] ?? table["ui" + word] ?? table["ns" + word]
  }

  private static let table = Dictionary(all.map { ($0.name.lowercased(), $0) }) { first, _ in first
  }

  /// All entries.
  static let all = protocols + controllers + cells + updates + snapshots + places + actions + texts

  private static let protocols = [
    UIKitName("UITableView", "the view that shows rows in sections"),
    UIKitName("UITableViewDataSource", "the protocol of the object that has the rows and cells"),
    UIKitName("UITableViewDelegate", "the protocol of the object that receives taps and edits"),
    UIKitName(
      "UITableViewDataSourcePrefetching",
      "the protocol of the object that loads data for rows before they show"
    ),
    UIKitName("UITableViewDragDelegate", "the protocol for rows that are dragged"),
    UIKitName("UITableViewDropDelegate", "the protocol for rows that are dropped"),
    UIKitName("UIScrollViewDelegate", "the protocol for scrolling, which the table's delegate has"),
    UIKitName("UITableViewStyle", "plain, grouped or inset grouped"),
    UIKitName("UICollectionView", "the view that shows items in any layout"),
  ]

  private static let controllers = [
    UIKitName("UITableViewController", "a view controller whose view is a table view"),
    UIKitName(
      "clearsSelectionOnViewWillAppear",
      "whether a table view controller deselects rows when it appears; the default is true"
    ),
    UIKitName("viewDidLoad", "the method that runs once the view of a controller is loaded"),
    UIKitName("viewWillAppear", "the method that runs before the view of a controller appears"),
    UIKitName("viewDidAppear", "the method that runs once the view of a controller has appeared"),
    UIKitName("editButtonItem", "the button that turns edit mode on and off"),
    UIKitName("UINavigationController", "a stack of view controllers with a bar"),
    UIKitName("NSFetchedResultsController", "Core Data's controller that reports changed rows"),
  ]

  private static let cells = [
    UIKitName("UITableViewCell", "the view of one row"),
    UIKitName("textLabel", "the label of a cell's title"),
    UIKitName("detailTextLabel", "the label of a cell's second text"),
    UIKitName("imageView", "the image of a cell"),
    UIKitName("accessoryType", "the mark at the end of a row: chevron, check mark or button"),
    UIKitName("accessoryView", "a view at the end of a row; it replaces the accessory type"),
    UIKitName(
      "selectionStyle",
      "the look of a selected cell; with `none` the row is still selected"
    ),
    UIKitName("contentConfiguration", "the values that a cell's content view shows"),
    UIKitName("defaultContentConfiguration", "a cell's content configuration for its style"),
    UIKitName("backgroundConfiguration", "the values of a cell's background"),
    UIKitName("configurationUpdateHandler", "a closure that configures a cell for its state"),
    UIKitName("setNeedsUpdateConfiguration", "requests that a cell is configured again"),
    UIKitName("UIListContentConfiguration", "the content of a list cell: texts, image and margins"),
    UIKitName("UIBackgroundConfiguration", "the background of a cell: color, corners and insets"),
    UIKitName("UIHostingConfiguration", "a content configuration with a SwiftUI view"),
    UIKitName(
      "UICellConfigurationState",
      "a cell's state: selected, highlighted, editing and more"
    ),
    UIKitName("prepareForReuse", "the method that resets a cell before it shows another row"),
    UIKitName("reuseIdentifier", "the name of the pool that a cell belongs to"),
    UIKitName("dequeueReusableCell", "returns a cell from the pool, or a new one"),
    UIKitName("dequeueReusableHeaderFooterView", "returns a header or footer view from the pool"),
    UIKitName("UITableViewHeaderFooterView", "the view of a section's header or footer"),
  ]

  private static let updates = [
    UIKitName("reloadData", "makes the table view ask for everything again"),
    UIKitName("reloadRows", "replaces the cells of some rows"),
    UIKitName("reconfigureRows", "configures the existing cells of some rows again"),
    UIKitName("insertRows", "adds rows that the data source already has"),
    UIKitName("deleteRows", "removes rows that the data source no longer has"),
    UIKitName("moveRow", "moves a row that the data source has already moved"),
    UIKitName("performBatchUpdates", "applies several edits as one"),
    UIKitName("beginUpdates", "starts a batch of edits"),
    UIKitName("endUpdates", "ends a batch of edits and applies it"),
  ]

  private static let snapshots = [
    UIKitName("UITableViewDiffableDataSource", "a data source that compares snapshots of ids"),
    UIKitName("NSDiffableDataSourceSnapshot", "sections and items as ids, at one moment"),
    UIKitName("reconfigureItems", "marks items whose existing cells are configured again"),
    UIKitName("reloadItems", "marks items that get new cells"),
    UIKitName("appendItems", "adds items to the end of a section of a snapshot"),
    UIKitName("appendSections", "adds sections to the end of a snapshot"),
    UIKitName("reloadSections", "replaces all rows of some sections"),
    UIKitName("itemIdentifier", "returns the id of a row of a diffable data source"),
    UIKitName(
      "applySnapshotUsingReloadData",
      "applies a snapshot with a reload, without comparing"
    ),
    UIKitName("defaultRowAnimation", "the animation of rows that a snapshot adds and removes"),
  ]

  private static let places = [
    UIKitName("IndexPath", "a row's section and row number, each from 0"),
    UIKitName("headerView", "returns the header view of a section on screen"),
    UIKitName("footerView", "returns the footer view of a section on screen"),
    UIKitName("indexPathsForRows", "returns the rows in a rectangle"),
    UIKitName("indexPathForRow", "returns the row at a point"),
    UIKitName("visibleCells", "the cells on screen"),
    UIKitName("rectForRow", "returns the frame of a row, also off screen"),
    UIKitName("contentOffset", "the point of the content at the top left of the table view"),
    UIKitName("setContentOffset", "scrolls to a point"),
    UIKitName("scrollToRow", "scrolls until a row is visible"),
    UIKitName("scrollToNearestSelectedRow", "scrolls to the selected row that is nearest"),
    UIKitName("automaticDimension", "-1 as a height: the cell's content decides it"),
    UIKitName("safeAreaInsets", "the space that bars and the home indicator cover"),
    UIKitName("contentInsetAdjustmentBehavior", "whether the safe area is added to contentInset"),
    UIKitName("contentInset", "the space around the content that can be scrolled into view"),
  ]

  private static let actions = [
    UIKitName("UIRefreshControl", "the control that appears when you pull the rows down"),
    UIKitName("beginRefreshing", "starts a refresh in code; it does not call your handler"),
    UIKitName("endRefreshing", "ends a refresh"),
    UIKitName("UIContextualAction", "a swipe action with a title and a handler"),
    UIKitName("UISwipeActionsConfiguration", "the swipe actions of one side of a row"),
    UIKitName("UITableViewRowAction", "a swipe action up to iOS 12; deprecated"),
    UIKitName("UIContextMenuConfiguration", "the context menu and the preview of a row"),
    UIKitName("becomeFirstResponder", "makes a field receive the keys"),
    UIKitName("keyboardDismissMode", "whether scrolling closes the keyboard"),
    UIKitName("dragInteractionEnabled", "whether rows can be dragged; off by default on iPhone"),
    UIKitName("UITableViewFocusUpdateContext", "the rows before and after a focus change"),
    UIKitName("selectionDidChangeNotification", "the notification after the selection changed"),
    UIKitName("editingStyle", "the control of a row in edit mode: delete, insert or none"),
  ]

  private static let texts = [
    UIKitName("UITraitCollection", "the environment of a view: text size, light or dark and more"),
    UIKitName("UIContentSizeCategory", "the text size that the user chose"),
    UIKitName("accessibilityLabel", "the name that VoiceOver reads"),
    UIKitName("accessibilityTraits", "the role that VoiceOver reads: button, header and more"),
    UIKitName("UILocalizedIndexedCollation", "sorts rows into sections by first letter"),
  ]
}
