public import TableModel
public import TableUI

/// The titles, heights and edits of a table with sections.
///
/// A controller that implements only rows and cells forwards other calls to it
/// (`CapabilityForwarding`), instead of repeating them. The model is held weakly.
@MainActor
public final class SectionServices: TableViewTitling, TableViewBulkSizing, TableViewRowEditing,
  TableViewRowMoving, TableViewMultipleSelection, CapabilityForwarding
{
  /// A model with sections that can be changed.
  public typealias Model = AnyObject & ModelChanging & SectionsProviding

  /// Returns the cell class of an item, which measures its row; by default that of its kind.
  ///
  /// A screen with further kinds of cells sets it.
  public var cellClass: @MainActor (_ item: Item) -> ItemCell.Type = { $0.standardCellClass }

  private weak var model: (any Model)?

  /// Creates the services of a model.
  public init(for model: any Model) { self.model = model }

  /// Returns the services for a capability that they have; otherwise nil.
  public func target(for capability: Any.Type) -> AnyObject? {
    let own: [Any.Type] = [
      (any TableViewTitling).self, (any TableViewSizing).self, (any TableViewRowEditing).self,
      (any TableViewRowMoving).self, (any TableViewMultipleSelection).self,
    ]
    return own.contains { $0 == capability } ? self : nil
  }

  private func section(_ number: Int) -> Section? {
    guard let sections = model?.sections, sections.indices.contains(number) else { return nil }
    return sections[number]
  }

  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    self.section(section)?.headerTitle
  }

  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    self.section(section)?.footerTitle
  }

  /// Returns the height of the item, or else that of its cell class.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    guard let items = section(indexPath.section)?.items, items.indices.contains(indexPath.row)
    else {
      return 0
    }
    let item = items[indexPath.row]
    return item.height ?? cellClass(item).sentRowHeight(for: item, in: tableView)
  }

  package func tableView(
    _ tableView: TableView,
    heightsOfRows rows: Range<Int>,
    inSection section: Int,
    into heights: inout [Double]
  ) {
    let items = model?.sections.items(inSection: section)
    appendHeights(of: rows, inSection: section, to: &heights, items, tableView, cellClass)
  }

  package func tableView(
    _ tableView: TableView,
    sharedHeightOfRows rows: Range<Int>,
    inSection section: Int
  ) -> Double? {
    guard let items = model?.sections.items(inSection: section), items.count >= rows.upperBound
    else { return nil }
    return items.sharedHeight(of: rows) { $0.sharedHeight(cellClass($0), in: tableView) }
  }

  public func tableView(
    _ tableView: TableView,
    commit editingStyle: CellEditingStyle,
    forRowAt indexPath: IndexPath
  ) throws(TableError) {
    guard let model,
      let change = TableChange(committing: editingStyle, at: indexPath, in: model.sections)
    else { return }
    try model.perform([change], in: tableView)
  }

  public func tableView(
    _ tableView: TableView,
    moveRowAt source: IndexPath,
    to destination: IndexPath
  ) throws(TableError) { try model?.changeModel(.move(from: source, to: destination)) }

  /// Returns whether a finger can select rows by dragging over them: true if multiple selection is
  /// allowed.
  public func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { tableView.allowsMultipleSelectionDuringEditing }
}
