import TableModel
import TableUI

/// A gesture that another front end makes by itself, while a command speaks of it.
@MainActor final class MadeGesture {
  private let gesture: Gesture
  private let make: () throws(TableError) -> GestureOutcome

  /// Whether it was made.
  private(set) var isMade = false

  /// Notes a gesture and how it is made.
  init(_ gesture: Gesture, _ make: @escaping () throws(TableError) -> GestureOutcome) {
    self.gesture = gesture
    self.make = make
  }

  /// Has the front end make the gesture, once.
  ///
  /// - Parameter wanted: What the command means.
  /// - Returns: What came of it.
  /// - Throws: What the gesture throws, and `changeDoesNotFit` where the command means another one.
  func outcome(of wanted: Gesture) throws(TableError) -> GestureOutcome {
    guard wanted == gesture, !isMade else {
      throw .changeDoesNotFit("the words for \(gesture) mean \(wanted)")
    }
    isMade = true
    return try make()
  }
}

extension Session {
  /// Has a gesture made: by the front end that speaks of it now, else by a hand.
  func make(_ gesture: Gesture, by hand: Hand) throws(TableError) -> GestureOutcome {
    guard let madeGesture else { return try hand.perform(gesture) }
    return try madeGesture.outcome(of: gesture)
  }
}
