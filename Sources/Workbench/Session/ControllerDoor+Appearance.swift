import TableUI

// The life of the screen that the controller stands on.
extension ControllerDoor {
  /// Whether a person sees the controller's own screen, with no other one on top.
  var isTouchable: Bool { controller.appearanceState == .appeared }

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

extension ViewController {
  /// The title of the screen, or the name of the class where it has none.
  var screenTitle: String { title ?? String(describing: type(of: self)) }
}
