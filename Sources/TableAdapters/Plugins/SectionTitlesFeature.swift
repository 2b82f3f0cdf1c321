public import TableUI

/// A feature that shows the section index, with the headers that request an entry. (RDDM:
/// `TableSectionTitleDisplayablePlugin`.)
public final class SectionTitlesFeature: FeaturePlugin, TableViewIndexing {
  public let name = "sectionTitles"
  public let capabilities: [Any.Type] = [(any TableViewIndexing).self]

  private weak var manager: DisplayManager?

  /// Creates a feature.
  public init() {}

  public func setUp(in manager: DisplayManager) { self.manager = manager }

  private func title(_ header: HeaderGenerator) -> String? {
    guard let item = header as? any IndexTitledItem, item.needsIndexTitle else { return nil }
    return item.title
  }

  public func sectionIndexTitles(for tableView: TableView) -> [String]? {
    manager?.sections.compactMap { title($0.header) }
  }

  /// Returns the first section whose header has the title.
  public func tableView(
    _ tableView: TableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { manager?.sections.firstIndex { self.title($0.header) == title } ?? 0 }
}
