public import TableModel
public import TableUI

/// The data source of a ``DisplayManager``: counts, cells and titles. (RDDM: `TableDataSource`.)
///
/// Questions that only some tables have, such as which rows move, go to the feature that has the answer.
@MainActor
open class GeneratorDataSource: TableViewDataSource, TableViewTitling,
  CapabilityForwarding
{
  /// The manager, set when it is made.
  public internal(set) weak var manager: DisplayManager?

  /// Creates a data source for a manager to come.
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
    return try generator.generate(in: tableView, at: indexPath)
  }

  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    guard let manager, manager.sections.indices.contains(section) else { return nil }
    return manager.sections[section].header.text
  }

  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    guard let manager, manager.sections.indices.contains(section) else { return nil }
    // As with a section of items, an empty footer is none, while an empty header is a title.
    return manager.sections[section].footer.text.flatMap { $0.isEmpty ? nil : $0 }
  }
}
