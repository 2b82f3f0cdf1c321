public import Foundation
public import TableModel
public import TableUI

// UIKit's methods throw nothing: where ours would, these stop the program with the message, as UIKit does.
extension TableView {
  /// Makes a table view; only the size of the frame counts.
  public convenience init(frame: CGRect, style: TableViewStyle = .plain) {
    self.init(size: frame.size, style: style)
  }

  private func run<Answer>(_ body: () throws(TableError) -> Answer) -> Answer {
    do throws(TableError) { return try body() } catch { fatalError("\(error)") }
  }

  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> TableViewCell {
    run { () throws(TableError) in
      try self.TableUI::dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
  }

  public func rect(forSection section: Int) -> CGRect {
    run { () throws(TableError) in try self.TableUI::rect(forSection: section) }
  }

  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    run { () throws(TableError) in try self.TableUI::rectForRow(at: indexPath) }
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    run { () throws(TableError) in try self.TableUI::rectForHeader(inSection: section) }
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    run { () throws(TableError) in try self.TableUI::rectForFooter(inSection: section) }
  }

  public func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    run { () throws(TableError) in
      try self.TableUI::scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    run { () throws(TableError) in
      try self.TableUI::selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
  }

  public func layoutIfNeeded() {
    run { () throws(TableError) in try self.TableUI::layoutIfNeeded() }
  }

  public func endUpdates() { run { () throws(TableError) in try self.TableUI::endUpdates() } }

  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    run { () throws(TableError) in
      try self.TableUI::performBatchUpdates(
        { () throws(TableError) in updates?() },
        completion: completion
      )
    }
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    run { () throws(TableError) in try self.TableUI::insertRows(at: indexPaths, with: animation) }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    run { () throws(TableError) in try self.TableUI::deleteRows(at: indexPaths, with: animation) }
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    run { () throws(TableError) in try self.TableUI::reloadRows(at: indexPaths, with: animation) }
  }

  public func reconfigureRows(at indexPaths: [IndexPath]) {
    run { () throws(TableError) in try self.TableUI::reconfigureRows(at: indexPaths) }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    run { () throws(TableError) in try self.TableUI::moveRow(at: indexPath, to: newIndexPath) }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    run { () throws(TableError) in
      try self.TableUI::insertSections(Array(sections), with: animation)
    }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    run { () throws(TableError) in
      try self.TableUI::deleteSections(Array(sections), with: animation)
    }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    run { () throws(TableError) in
      try self.TableUI::reloadSections(Array(sections), with: animation)
    }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    run { () throws(TableError) in try self.TableUI::moveSection(section, toSection: newSection) }
  }

  /// The rows that are selected, or nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    let paths = self.TableUI::indexPathsForSelectedRows
    return paths.isEmpty ? nil : paths
  }

  /// The rows that show, or nil for none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    let paths = self.TableUI::indexPathsForVisibleRows
    return paths.isEmpty ? nil : paths
  }

  /// The delegate, where it can drag.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { delegate as? any UITableViewDragDelegate }
    set { precondition(newValue == nil || newValue === delegate, "the delegate drags here") }
  }

  /// The delegate, where it can take a drop.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { delegate as? any UITableViewDropDelegate }
    set { precondition(newValue == nil || newValue === delegate, "the delegate drops here") }
  }

  /// Rows can always be dragged here.
  public var dragInteractionEnabled: Bool {
    get { true }
    set {}
  }
}
