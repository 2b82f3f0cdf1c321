import TableAdapters
import TableUI
import Wirings

/// The conformances that the first table is asked for, in the default wiring.
///
/// The runtime's searches for them would be a quarter of the work before the first screen. A check
/// that is missing here is left to the runtime.
@MainActor package enum FirstConformances {
  /// Notes the conformances.
  ///
  /// Only a program with no code but its own may call this: another module could add a conformance.
  package static func note() {
    guard KnownConformances.entries.isEmpty else { return }
    typealias Known = KnownConformances
    Known.note(ItemTableView.self, has: (any CapabilityForwarding).self) { $0 }
    Known.note(ItemTableView.self, has: (any TableViewShowing).self) { $0 }
    Known.note(ItemTableView.self, has: (any TableViewSizing).self) { $0 }
    Known.note(ItemTableView.self, has: (any TableViewBulkSizing).self) { $0 }
    Known.note(ItemDataSource.self, has: (any TableViewTitling).self) { $0 }
    Known.note(
      ItemDataSource.self,
      lacks: [
        (any CapabilityForwarding).self, (any TableViewRowEditability).self,
        (any TableViewIndexing).self, (any TableViewChangeReporting).self, (any RowMapping).self,
      ]
    )
    Known.note(ItemsController.self, has: (any ItemEntering).self) { $0 }
    Known.note(ItemsController.self, has: (any SectionsProviding).self) { $0 }
    Known.note(ItemsController.self, has: (any ModelChangeObserving).self) { $0 }
    Known.note(
      ItemsController.self,
      lacks: [
        (any CapabilityForwarding).self, (any TableViewShowing).self, (any RowMapping).self,
        (any TableViewSizing).self, (any ItemHeaderViews).self, (any Refreshing).self,
      ]
    )
    Known.note(NavigationController.self, lacks: [(any TableViewHosting).self])
  }
}
