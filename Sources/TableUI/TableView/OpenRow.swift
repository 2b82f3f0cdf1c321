import TableModel

/// The row that shows swipe actions or a delete confirmation.
@MainActor struct OpenRow {
  /// The action that opened the row.
  enum Cause: Hashable {
    /// A tap on the delete control of edit mode.
    case minus

    /// A swipe.
    case swipe(SwipeEdge)
  }

  /// A number that identifies the row, for completions that run after another row opened.
  let number: Int

  /// The current index path of the row, or nil if it was deleted.
  var path: IndexPath?

  /// The index path when it opened, which the handlers of its actions still have.
  let origin: IndexPath

  /// The action that opened it.
  let cause: Cause

  /// The application's swipe actions, or nil for the deletion that `commit` performs.
  let configuration: SwipeActionsConfiguration?

  /// The title of the delete button, or nil for no title.
  let deleteTitle: String?

  var isSwiped: Bool { cause != .minus }

  /// The edge that shows the buttons.
  var edge: SwipeEdge { if case .swipe(let edge) = cause { edge } else { .trailing } }

  /// Whether the cell asks for a delete confirmation; false for the application's actions.
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
