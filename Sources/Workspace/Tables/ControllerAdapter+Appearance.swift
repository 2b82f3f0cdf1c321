import TableUI
import Wirings

// The life of the screen that the controller stands on.
extension ControllerAdapter {
  /// Whether a person sees the controller's own screen, with no other one on top.
  var isTouchable: Bool { controller.appearanceState == .appeared }

  /// Whether a person sees it, or could go back to it.
  package var isInReach: Bool { isTouchable || !details.isEmpty }

  /// The screens on top of the controller's own, where they are all about rows that were tapped; the last one is
  /// seen.
  private var details: [ViewController] {
    let screens = navigation.viewControllers
    guard isShown, let index = screens.firstIndex(where: { $0 === controller }) else { return [] }
    let above = screens[(index + 1)...]
    return above.allSatisfy { $0 is DetailController } ? Array(above) : []
  }

  /// Goes back to the table where nothing lies on top of it but screens about rows that were tapped.
  ///
  /// - Returns: The screens that were left, the topmost last; none where nothing was done.
  func leaveDetails() -> [ViewController] {
    let left = details
    if !left.isEmpty { _ = navigation.popToViewController(controller, animated: false) }
    return left
  }

  /// Goes forward again to screens that were left.
  func show(_ details: [ViewController]) {
    for screen in details { navigation.pushViewController(screen, animated: false) }
  }

  /// Whether a person sees the stack of screens.
  package var isShown: Bool { navigation.appearanceState == .appeared }

  /// Puts the screen before a person's eyes, if it is not there.
  package func appear() {
    guard !isShown else { return }
    navigation.beginAppearanceTransition(true, animated: false)
    navigation.endAppearanceTransition()
  }

  /// Takes the screen away, if it is there.
  package func disappear() {
    guard isShown else { return }
    navigation.beginAppearanceTransition(false, animated: false)
    navigation.endAppearanceTransition()
  }

  /// The titles of the screens in the stack, the root first; where a screen has none its class stands for it.
  package var titles: [String] { navigation.viewControllers.map(\.screenTitle) }
}
