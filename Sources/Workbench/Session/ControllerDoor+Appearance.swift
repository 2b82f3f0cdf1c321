import TableUI
import Wirings

// The life of the screen that the controller stands on.
extension ControllerDoor {
  /// Whether a person sees the controller's own screen, with no other one on top.
  var isTouchable: Bool { controller.appearanceState == .appeared }

  /// Goes back to the table where nothing lies on top of it but screens about rows that were tapped.
  ///
  /// - Returns: The title of the screen that was on top, or nil where nothing was done.
  func leaveDetails() -> String? {
    let screens = navigation.viewControllers
    guard isShown, let index = screens.firstIndex(where: { $0 === controller }) else { return nil }
    let above = screens[(index + 1)...]
    guard !above.isEmpty, above.allSatisfy({ $0 is DetailController }) else { return nil }
    _ = navigation.popToViewController(controller, animated: false)
    return above.last?.screenTitle
  }

  /// Whether a person sees the stack of screens.
  var isShown: Bool { navigation.appearanceState == .appeared }

  /// Puts the screen before a person's eyes, if it is not there.
  func appear() {
    guard !isShown else { return }
    navigation.beginAppearanceTransition(true, animated: false)
    navigation.endAppearanceTransition()
  }

  /// Takes the screen away, if it is there.
  func disappear() {
    guard isShown else { return }
    navigation.beginAppearanceTransition(false, animated: false)
    navigation.endAppearanceTransition()
  }

  /// The titles of the screens in the stack, the root first; where a screen has none its class stands for it.
  var titles: [String] { navigation.viewControllers.map(\.screenTitle) }
}
