public import TableModel
public import TableUI

/// The titles, heights and edits of a table of sections.
///
/// A controller that answers only rows and cells forwards to one of these what its model knows anyway
/// (`CapabilityForwarding`), so that it does not repeat it; the model is held weakly.
@MainActor
public final class SectionServices: TableViewTitling, TableViewBulkSizing, TableViewRowEditing,
  TableViewRowMoving, TableViewMultipleSelection, CapabilityForwarding
{
  /// Something with sections that can be changed.
  public typealias Model = AnyObject & ModelChanging & SectionsProviding

  private weak var model: (any Model)?

  /// Serves a model.
  public init(for model: any Model) { self.model = model }

  /// Itself for what it can do, else nil.
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

  /// The height of the item, else that of its class of cells.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    guard let items = section(indexPath.section)?.items, items.indices.contains(indexPath.row)
    else {
      return 0
    }
    let item = items[indexPath.row]
    return item.height ?? item.standardCellClass.rowHeight(for: item, in: tableView)
  }

  package func tableView(
    _ tableView: TableView,
    heightsOfRows rows: Range<Int>,
    inSection section: Int,
    into heights: inout [Double]
  ) {
    let items = model?.sections.items(inSection: section)
    appendHeights(of: rows, inSection: section, to: &heights, items, tableView)
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

  /// A finger may draw over rows to select them wherever several can be selected.
  public func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { tableView.allowsMultipleSelectionDuringEditing }
}
