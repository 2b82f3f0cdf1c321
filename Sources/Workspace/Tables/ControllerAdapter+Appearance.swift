import TableUI
import Wirings

// Appearance of the controller's screen.
extension ControllerAdapter {
  /// Whether the controller's own screen is visible, with no other screen on top.
  var isTouchable: Bool { controller.appearanceState == .appeared }

  /// Whether the screen is visible, or the user could go back to it.
  package var isInReach: Bool { isTouchable || !details.isEmpty }

  /// The screens above the controller's own, if all of them show tapped rows; the last one is
  /// visible.
  private var details: [ViewController] {
    let screens = navigation.viewControllers
    guard isShown, let index = screens.firstIndex(where: { $0 === controller }) else { return [] }
    let above = screens[(index + 1)...]
    return above.allSatisfy { $0 is DetailController } ? Array(above) : []
  }

  /// Goes back to the table if all screens above it show tapped rows.
  ///
  /// - Returns: The closed screens, the topmost last; empty if nothing changed.
  func leaveDetails() -> [ViewController] {
    let left = details
    if !left.isEmpty { _ = navigation.popToViewController(controller, animated: false) }
    return left
  }

  /// Pushes closed screens again.
  func show(_ details: [ViewController]) {
    for screen in details { navigation.pushViewController(screen, animated: false) }
  }

  /// Whether the navigation stack is visible.
  package var isShown: Bool { navigation.appearanceState == .appeared }

  /// Makes the screen appear, unless it is already visible.
  package func appear() {
    guard !isShown else { return }
    navigation.beginAppearanceTransition(true, animated: false)
    navigation.endAppearanceTransition()
  }

  /// Whether the controller's screen is in the navigation stack.
  package var isInStack: Bool {
    navigation.viewControllers.contains { $0 === controller }
  }

  /// Pops the controller's screen and all screens above it.
  func leaveStack() {
    let screens = navigation.viewControllers
    guard let index = screens.firstIndex(where: { $0 === controller }), index > 0 else { return }
    _ = navigation.popToViewController(screens[index - 1], animated: false)
  }

  /// Makes the screen disappear, if it is visible.
  package func disappear() {
    guard isShown else { return }
    navigation.beginAppearanceTransition(false, animated: false)
    navigation.endAppearanceTransition()
  }

  /// The titles of the screens in the stack, the root first; untitled screens use their class name.
  package var titles: [String] { navigation.viewControllers.map(\.screenTitle) }
}
