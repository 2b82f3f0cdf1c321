/// A header or footer that hears when it comes and goes; ``DisplayablePlugin`` tells it.
@MainActor public protocol DisplayableTitle: AnyObject {
  /// Happens before it shows.
  var willDisplayEvent: EmptyEvent { get set }

  /// Happens when it has gone.
  var didEndDisplayEvent: EmptyEvent { get set }
}
