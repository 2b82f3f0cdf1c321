import Platform
import TableAdapters
import TableUI
import Wirings

/// The searches for conformances that the first table needs.
///
/// At the first check of a class for an optional protocol, the runtime looks at thousands of
/// conformances. It keeps the result. The first table needs about twenty checks. They are a quarter
/// of the work before the first screen.
package enum FirstSearches {
  /// Starts the searches in another thread, so that they are done while the rows are opened.
  ///
  /// They are those of the default wiring, the last one first: if the rows are there early, two
  /// threads share the searches. A search that is missing or late is made by the table's check.
  package static func begin() {
    _ = BackgroundWork { searches.reversed().reduce(0) { $0 + ($1.finds($1.type) ? 1 : 0) } }
  }

  /// A class and a check for a protocol; in a closure, the compiler does not know the class.
  private struct Search {
    let type: Any.Type
    let finds: @Sendable (Any.Type) -> Bool

    init(_ type: Any.Type, _ finds: @escaping @Sendable (Any.Type) -> Bool) {
      self.type = type
      self.finds = finds
    }
  }

  /// In the order of the table's checks.
  private static let searches = [
    Search(ItemTableView.self) { $0 is any CapabilityForwarding.Type },
    Search(ItemTableView.self) { $0 is any TableViewShowing.Type },
    Search(ItemTableView.self) { $0 is any TableViewSizing.Type },
    Search(ItemTableView.self) { $0 is any TableViewBulkSizing.Type },
    Search(ItemDataSource.self) { $0 is any CapabilityForwarding.Type },
    Search(ItemDataSource.self) { $0 is any TableViewTitling.Type },
    Search(ItemDataSource.self) { $0 is any TableViewRowEditability.Type },
    Search(ItemDataSource.self) { $0 is any TableViewIndexing.Type },
    Search(ItemDataSource.self) { $0 is any TableViewChangeReporting.Type },
    Search(ItemDataSource.self) { $0 is any RowMapping.Type },
    Search(ItemsController.self) { $0 is any CapabilityForwarding.Type },
    Search(ItemsController.self) { $0 is any TableViewShowing.Type },
    Search(ItemsController.self) { $0 is any RowMapping.Type },
    Search(ItemsController.self) { $0 is any ItemEntering.Type },
    Search(ItemsController.self) { $0 is any TableViewSizing.Type },
    Search(ItemsController.self) { $0 is any ItemHeaderViews.Type },
    Search(ItemsController.self) { $0 is any Refreshing.Type },
    Search(ItemsController.self) { $0 is any ModelChangeObserving.Type },
    Search(ItemsController.self) { $0 is any SectionsProviding.Type },
    Search(NavigationController.self) { $0 is any TableViewHosting.Type },
  ]
}
