import TableModel
import TableUI

/// The full screen of the examples of `help`: whoever sits there goes down a row, touches it and leaves.
@MainActor final class ExampleScreen: FullScreenBrowsing {
  func browse(
    _ controller: any ViewController & TableViewHosting,
    navigation: NavigationController,
    usesColors: Bool,
    host: any GestureHosting
  ) -> String? {
    let hand = Hand(controller, navigation: navigation)
    for gesture in [Gesture.moveFocus(.down), .tap(IndexPath(row: 0, section: 0))] {
      _ = host.perform(gesture) { () throws(TableError) in try hand.perform(gesture) }
    }
    return nil
  }
}
