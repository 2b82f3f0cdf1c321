package import TableModel
package import TableUI

/// The effects of a gesture.
package struct GestureResult {
  /// The table view's report.
  package var outcome = GestureOutcome()

  /// The edits of the model.
  package var changes: [TableChange] = []

  /// The row that was scrolled to first, or nil.
  package var scrolledTo: IndexPath?

  /// Whether the table has different rows now, and the controller does not report its edits.
  package var hidesEdits = false

  /// The touch events, in order.
  package var events: [TouchEvent] { outcome.events }

  /// Creates a result without effects.
  package init() {}
}
