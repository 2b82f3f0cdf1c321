public import TableModel
public import UIKit

extension SwipeActionsConfiguration {
  /// The same for UIKit.
  ///
  /// - Parameter tableView: Hears what a handler throws.
  /// - Returns: UIKit's.
  func forUIKit(_ tableView: TableView) -> UISwipeActionsConfiguration {
    let configuration = UISwipeActionsConfiguration(
      actions: actions.map { $0.forUIKit(tableView) }
    )
    configuration.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
    return configuration
  }
}

extension ContextualAction {
  func forUIKit(_ tableView: TableView) -> UIContextualAction {
    let made = UIContextualAction(
      style: style == .destructive ? .destructive : .normal,
      title: title
    ) { [weak tableView] _, view, completion in
      do throws(TableError) {
        try self.handler(self, view as? TableViewCell) { completion($0) }
      } catch {
        tableView?.onError(error)
        completion(false)
      }
    }
    made.image = image.flatMap(UIImage.init(anyName:))
    return made
  }
}

extension ContextMenu {
  /// The same for UIKit; a menu without lines is none.
  var forUIKit: UIContextMenuConfiguration {
    let lines = actions
    return UIContextMenuConfiguration(
      identifier: identifier.map { NSString(string: $0) },
      previewProvider: nil
    ) { _ in
      UIMenu(
        children: lines.map { line in UIAction(title: line.title) { _ in line.handler() } }
      )
    }
  }
}

extension MenuAction {
  /// A command of UIKit's by the name of ours: `copy:` is `copy`.
  init(_ selector: Selector) {
    self.init(rawValue: NSStringFromSelector(selector).replacingOccurrences(of: ":", with: ""))
  }
}
