import TableModel

/// A stack of screens that shows the last one.
///
/// Two screens are notified of a change in the order seen on devices. First the old one will
/// disappear, and the new one will appear. Then the old one did disappear, and the new one did
/// appear (observed: a log in the blog of Vast, "UIViewController life cycle", 2012).
///
/// A push begins with `willMove(toParent:)` and ends with `didMove(toParent:)`. A pop begins with
/// `willMove(toParent: nil)` (observed: arm1.ru, "UIViewController lifecycle"). Our own choice: a
/// pop ends with `didMove(toParent: nil)`, after all calls to the other screen.
open class NavigationController: ViewController {
  /// Creates a stack with one screen.
  ///
  /// - Parameter rootViewController: The screen at the bottom, which cannot be popped.
  public init(rootViewController: ViewController) {
    super.init()
    put(rootViewController)
  }

  /// The screens, from the bottom to the shown one.
  public var viewControllers: [ViewController] { children }

  /// The shown screen, or nil if all were removed as children.
  public var topViewController: ViewController? { children.last }

  /// Pushes a screen onto the stack.
  ///
  /// - Parameters:
  ///   - viewController: The screen.
  ///   - animated: The value passed to the appearance methods.
  /// - Returns: False, with no change, if the screen is already in the stack or contains this
  ///   stack. UIKit throws an exception for a screen that is already in the stack.
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

  /// Pops the top screen.
  ///
  /// - Parameter animated: The value passed to the appearance methods.
  /// - Returns: The popped screen, or nil at the root, which stays.
  @discardableResult public func popViewController(animated: Bool) -> ViewController? {
    guard children.count > 1 else { return nil }
    return tell("popViewController(animated:)") {
      pop(to: children.count - 2, animated: animated).first
    }
  }

  /// Pops to the screen at the bottom.
  ///
  /// - Parameter animated: The value passed to the appearance methods.
  /// - Returns: The popped screens, from the bottom up.
  @discardableResult public func popToRootViewController(animated: Bool) -> [ViewController] {
    tell("popToRootViewController(animated:)") { pop(to: 0, animated: animated) }
  }

  /// Pops to a screen of the stack.
  ///
  /// - Parameters:
  ///   - viewController: The screen.
  ///   - animated: The value passed to the appearance methods.
  /// - Returns: The popped screens, from the bottom up; nil if the screen is not in the stack.
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

  /// Pops screens until the one at an index is on top.
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

  /// Removes a screen from the stack.
  ///
  /// The call is documented. Its position among the other screen's calls is not published.
  private func remove(_ controller: ViewController) {
    controller.moveSource = .ours
    controller.removeFromParent()
    controller.moveSource = .documented
  }

  /// Adds the first screen to the stack.
  private func put(_ controller: ViewController) {
    guard addChild(controller) else { return }
    controller.superviewController = self
    controller.didMove(toParent: self)
  }

  /// Replaces one screen's view with another's; both are notified if this stack is shown.
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
  /// The title of the button.
  public internal(set) var title: String

  private let action: @MainActor () -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - action: The action of a tap; it should not hold a controller strongly.
  public init(title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }

  /// Taps the button.
  public func tap() { action() }
}
