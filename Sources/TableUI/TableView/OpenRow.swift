import TableModel

/// The row that shows buttons: swiped aside, or asking whether it shall be deleted.
@MainActor struct OpenRow {
  /// What opened the row.
  enum Cause: Hashable {
    /// The minus of edit mode.
    case minus

    /// A swipe.
    case swipe(SwipeEdge)
  }

  /// Tells it from rows that were open before, for completions that come late.
  let number: Int

  /// Where the row stands now, or nil if it is gone.
  var path: IndexPath?

  /// What opened it.
  let cause: Cause

  /// The application's buttons, or nil for the deletion that `commit` carries out.
  let configuration: SwipeActionsConfiguration?

  /// What the button of the deletion says; nil leaves it bare.
  let deleteTitle: String?

  var isSwiped: Bool { cause != .minus }

  /// The edge at which the buttons show.
  var edge: SwipeEdge { if case .swipe(let edge) = cause { edge } else { .trailing } }

  /// Whether the cell asks for confirmation; buttons of the application do not.
  var showsDeleteConfirmation: Bool { configuration == nil }

  /// The buttons, the first one nearest to the edge.
  var buttons: [SwipeButton] {
    guard let configuration else {
      return [SwipeButton(title: deleteTitle, isDestructive: true, edge: .trailing)]
    }
    return configuration.actions.map { action in
      SwipeButton(title: action.title, isDestructive: action.style == .destructive, edge: edge)
    }
  }
}
