public import TableModel
public import TableUI

/// The data source of a ``DisplayManager``: counts, cells and titles. (RDDM: `TableDataSource`.)
///
/// Calls that only some tables support, such as for moving rows, go to the feature with that
/// capability.
@MainActor
open class GeneratorDataSource: TableViewDataSource, TableViewTitling,
  CapabilityForwarding
{
  /// The manager, set when it is created.
  public internal(set) weak var manager: DisplayManager?

  /// Creates a data source without a manager.
  public init() {}

  open func target(for capability: Any.Type) -> AnyObject? {
    capability == (any TableViewTitling).self ? self : manager?.feature(for: capability)
  }

  open func numberOfSections(in tableView: TableView) -> Int { manager?.sections.count ?? 0 }

  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    guard let manager, manager.sections.indices.contains(section) else { return 0 }
    return manager.sections[section].generators.count
  }

  open func tableView(
    _ tableView: TableView,
    cellForRowAt indexPath: IndexPath
  ) throws(TableError) -> TableViewCell {
    guard let generator = manager?.generator(at: indexPath) else {
      throw .outOfRange(indexPath, rows: nil)
    }
    return try generator.sentGenerate(in: tableView, at: indexPath)
  }

  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    guard let manager, manager.sections.indices.contains(section) else { return nil }
    return manager.sections[section].header.text
  }

  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    guard let manager, manager.sections.indices.contains(section) else { return nil }
    // As in a section of items, an empty footer is omitted, while an empty header is a title.
    return manager.sections[section].footer.text.flatMap { $0.isEmpty ? nil : $0 }
  }
}
