import TableModel
import TableUI

@testable import TableAdapters

/// A table view that follows results as an app writes it.
@MainActor
class FetchedTableFollower: TableViewDataSource, FetchedResultsWillChange,
  FetchedResultsSectionChanging, FetchedResultsObjectChanging, FetchedResultsDidChange
{
  let results: FetchedResultsController
  let tableView = TableView(size: Size(width: 320, height: 264), style: .plain)
  private var batch = FetchedTableUpdates()

  init(_ results: FetchedResultsController) {
    self.results = results
    tableView.register(ItemCell.self)
    tableView.dataSource = self
    tableView.batchPolicy = .uikit
    results.delegate = self
  }

  func numberOfSections(in tableView: TableView) -> Int { results.numberOfSections }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    results.numberOfObjects(inSection: section)
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(ItemCell.self, for: indexPath)
    cell.configure(with: results.object(at: indexPath))
    return cell
  }

  /// Returns the empty batch of a transaction.
  func makeBatch() -> FetchedTableUpdates { FetchedTableUpdates() }

  func controllerWillChangeContent(_ controller: FetchedResultsController) { batch = makeBatch() }

  func controller(
    _ controller: FetchedResultsController,
    didChange sectionInfo: FetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: FetchedResultsChangeType
  ) { batch.add(sectionInfo, atSectionIndex: sectionIndex, for: type) }

  func controller(
    _ controller: FetchedResultsController,
    didChange object: Item,
    at indexPath: IndexPath?,
    for type: FetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {
    let effect = indexPath.map { controller.effect(ofChangeAt: $0) } ?? .configures
    batch.add(type, at: indexPath, newIndexPath: newIndexPath, effect: effect)
  }

  func controllerDidChangeContent(_ controller: FetchedResultsController) throws(TableError) {
    try batch.perform(in: tableView, showing: controller)
  }

  /// The rows on the screen that show other values than the results have.
  var wrongRows: [String] {
    tableView.indexPathsForVisibleRows.compactMap { path in
      let shown = (tableView.cellForRow(at: path) as? ItemCell)?.item
      let object = results.object(at: path)
      return shown?.value == object?.value && shown?.origin == object?.origin ? nil : "\(path)"
    }
  }
}
