public import UIKit

/// UIKit's header or footer view with our few names.
open class TableViewHeaderFooterView: UITableViewHeaderFooterView {
  /// Makes a view; a subclass overrides this one as here.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("not made from a storyboard") }

  /// What it says.
  public var text: String? {
    get { textLabel?.text }
    set { textLabel?.text = newValue }
  }

  /// What the workbench draws; UIKit draws views.
  open var displayList: [DisplayItem] { [] }
}
