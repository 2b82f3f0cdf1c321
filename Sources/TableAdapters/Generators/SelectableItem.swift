/// A generator that hears of taps; ``SelectablePlugin`` tells it.
@MainActor public protocol SelectableItem: AnyObject {
  /// Happens when the row was selected.
  var didSelectEvent: EmptyEvent { get set }

  /// Happens when the row was deselected.
  var didDeselectEvent: EmptyEvent { get set }

  /// Whether the row is deselected once its listeners have heard of the tap.
  var isNeedDeselect: Bool { get set }
}
