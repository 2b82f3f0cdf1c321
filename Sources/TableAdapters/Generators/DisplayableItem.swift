public import TableUI

/// A generator that hears when its row comes and goes; ``DisplayablePlugin`` tells it.
@MainActor public protocol DisplayableItem: AnyObject {
  /// Happens before the row shows.
  var willDisplayEvent: Event<TableViewCell> { get set }

  /// Happens when the row has gone; it tells which cell showed it.
  var didEndDisplayEvent: Event<TableViewCell> { get set }
}
