import TableModel

/// A stack of screens, of which the last one is shown.
///
/// The order in which two screens hear of a change is the one that was watched on devices: the old one will
/// disappear, the new one will appear, the old one did disappear, the new one did appear (observed: a log in the
/// blog of Vast, "UIViewController life cycle", 2012). A push begins with `willMove(toParent:)` and ends with
/// `didMove(toParent:)`, a pop begins with `willMove(toParent: nil)` (observed: arm1.ru, "UIViewController
/// lifecycle"). That a pop ends with `didMove(toParent: nil)`, behind all that the other screen hears, is ours.
open class NavigationController: ViewController {
  /// Makes a stack of one screen.
  ///
  /// - Parameter rootViewController: The screen at the bottom, which cannot be taken away.
  public init(rootViewController: ViewController) {
    super.init()
    put(rootViewController)
  }

  /// The screens, from the bottom to the one that is shown.
  public var viewControllers: [ViewController] { children }

  /// The screen that is shown, or nil where all were taken away as children.
  public var topViewController: ViewController? { children.last }

  /// Shows another screen on top of the stack.
  ///
  /// - Parameters:
  ///   - viewController: The screen.
  ///   - animated: Handed on to the methods that hear of it.
  /// - Returns: False, with nothing changed, for a screen that stands in the stack already, which UIKit
  ///   refuses with an exception, and for one that holds this stack.
  @discardableResult
  public func pushViewController(_ viewController: ViewController, animated: Bool) -> Bool {
    guard !children.contains(where: { $0 === viewController }) else { return false }
    return tell("pushViewController(_:animated:) \(viewController.messageParty.name)") {
      push(viewController, animated: animated)
    }
  }

  private func push(_ viewController: ViewController, animated: Bool) -> Bool {
    let old = topViewController
    viewController.moveSource = .observed
    defer { viewController.moveSource = .documented }
    guard addChild(viewController) else { return false }
    viewController.loadViewIfNeeded()
    exchange(old, for: viewController, animated: animated)
    viewController.didMove(toParent: self)
    return true
  }

  /// Goes back by one screen.
  ///
  /// - Parameter animated: Handed on to the methods that hear of it.
  /// - Returns: The screen that went, or nil at the root, which stays.
  @discardableResult public func popViewController(animated: Bool) -> ViewController? {
    guard children.count > 1 else { return nil }
    return tell("popViewController(animated:)") {
      pop(to: children.count - 2, animated: animated).first
    }
  }

  /// Goes back to the screen at the bottom.
  ///
  /// - Parameter animated: Handed on to the methods that hear of it.
  /// - Returns: The screens that went, from the bottom up.
  @discardableResult public func popToRootViewController(animated: Bool) -> [ViewController] {
    tell("popToRootViewController(animated:)") { pop(to: 0, animated: animated) }
  }

  /// Goes back to a screen of the stack.
  ///
  /// - Parameters:
  ///   - viewController: The screen.
  ///   - animated: Handed on to the methods that hear of it.
  /// - Returns: The screens that went, from the bottom up; nil for one that does not stand in the stack.
  @discardableResult
  public func popToViewController(
    _ viewController: ViewController,
    animated: Bool
  ) -> [ViewController]? {
    guard let index = children.firstIndex(where: { $0 === viewController }) else { return nil }
    return tell("popToViewController(_:animated:) \(viewController.messageParty.name)") {
      pop(to: index, animated: animated)
    }
  }

  /// Takes screens away until one stands on top.
  private func pop(to index: Int, animated: Bool) -> [ViewController] {
    guard index >= 0, index + 1 < children.count else { return [] }
    let gone = Array(children[(index + 1)...])
    let old = children[children.count - 1]
    let new = children[index]
    for controller in gone.reversed() { announceLeaving(controller) }
    exchange(old, for: new, animated: animated)
    for controller in gone.reversed() { remove(controller) }
    return gone
  }

  private func announceLeaving(_ controller: ViewController) {
    controller.moveSource = .observed
    controller.willMove(toParent: nil)
  }

  /// The call itself is documented; nobody published where it stands among those of the other screen.
  private func remove(_ controller: ViewController) {
    controller.moveSource = .ours
    controller.removeFromParent()
    controller.moveSource = .documented
  }

  /// Puts the first screen into the stack.
  private func put(_ controller: ViewController) {
    guard addChild(controller) else { return }
    controller.superviewController = self
    controller.didMove(toParent: self)
  }

  /// Takes one screen's view away for another's; both hear of it if this stack is shown.
  private func exchange(_ old: ViewController?, for new: ViewController, animated: Bool) {
    guard old !== new, new.parent === self else { return }
    let isShown =
      shouldAutomaticallyForwardAppearanceMethods
      && (appearanceState == .appeared || appearanceState == .appearing)
    if isShown, let old, old.appearanceState == .appeared || old.appearanceState == .appearing {
      old.begin(false, animated: animated, .observed)
    }
    new.superviewController = self
    if isShown { new.begin(true, animated: animated, .observed) }
    if let old, old.appearanceState == .disappearing { old.end(.observed) }
    if appearanceState == .appeared, new.appearanceState == .appearing { new.end(.observed) }
    old?.superviewController = nil
  }
}

/// A button of a navigation bar.
@MainActor public final class BarButtonItem {
  /// What stands on the button.
  public internal(set) var title: String

  private let action: @MainActor () -> Void

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: What stands on it.
  ///   - action: What a tap does; it should hold no controller strongly.
  public init(title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }

  /// A finger taps the button.
  public func tap() { action() }
}
