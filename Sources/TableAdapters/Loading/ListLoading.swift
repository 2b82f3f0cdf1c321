public import TableUI

/// A controller whose rows may come page by page from a server.
@MainActor public protocol ListLoading: AnyObject {
  /// What loads the rows, or nil while they come from elsewhere.
  var listLoader: ListLoader? { get set }
}

/// What a list loader needs of a screen: its rows, and both ways to change them.
public typealias ListScreen = ListLoading & TableViewHosting & SectionsProviding & ModelChanging
  & ChangePerforming
