public import TableAdapters
public import TableModel
public import TableUI

/// The wiring with a parent and a child table.
///
/// The parent has its own area above the table and contains the child. It shows the row that the
/// child reports as selected. (objc.io issue 1: `PhotoViewController`.)
public final class ContainerController: ViewController, TableViewHosting {
  /// The height of the parent's own area, in points; the table is below it.
  public static let headerHeight = 110.0

  /// The child controller with the table.
  public let details: DetailsController

  /// The frame of the child in the parent.
  public private(set) var childFrame = Rect.zero

  public var listLoader: ListLoader?

  /// The last selected item.
  public private(set) var lastSelected: Item?

  /// Creates a parent with its rows.
  ///
  /// - Parameters:
  ///   - sections: The rows.
  ///   - style: The style of the table.
  ///   - size: The size of the table in points.
  public init(
    sections: [Section],
    style: TableViewStyle = .plain,
    size: Size = TableViewController.standardSize
  ) {
    details = DetailsController(style: style, size: size)
    super.init()
    details.sections = sections
    details.delegate = self
  }

  /// The table view of the child.
  public var tableView: TableView {
    loadViewIfNeeded()
    return details.tableView
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    addChild(details)
    let size = details.tableView.size
    childFrame = Rect(x: 0, y: Self.headerHeight, width: size.width, height: size.height)
    addSubview(of: details)
    details.didMove(toParent: self)
  }

  public override func setEditing(_ isEditing: Bool, animated: Bool) {
    super.setEditing(isEditing, animated: animated)
    details.setEditing(isEditing, animated: animated)
  }
}

extension ContainerController: DetailsControllerDelegate {
  public func detailsController(_ controller: DetailsController, didSelect item: Item) {
    lastSelected = item
    navigationController?.pushViewController(DetailController(item: item), animated: true)
  }
}

extension ContainerController: SectionsProviding, ModelChanging, ModelChangeObserving,
  ChangePerforming, ListLoading
{
  public var sections: [Section] { details.sections }

  public var onModelChange: (@MainActor (TableChange) -> Void)? {
    get { details.onModelChange }
    set { details.onModelChange = newValue }
  }

  public func changeModel(_ change: TableChange) throws(TableError) {
    try details.changeModel(change)
  }

  public func perform(_ changes: [TableChange]) throws(TableError) {
    try details.perform(changes, in: tableView)
  }
}

extension Wiring {
  /// A parent with a child table that reports selected rows.
  public static let container = Wiring(
    name: "container",
    summary: "a parent contains a child with the table and shows the item that was tapped",
    origin: "objc.io issue 1, HQL",
    varies: "how screens nest"
  ) { sections, style, size in
    ContainerController(sections: sections, style: style, size: size)
  }
}
