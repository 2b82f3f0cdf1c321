public import UIKit

/// UIKit's control above the rows, with actions as closures.
open class RefreshControl: UIRefreshControl {
  private var actions: [(target: () -> AnyObject?, event: UIControl.Event, action: UIAction)] = []

  /// Calls a closure whenever something happens, as long as there is somebody to call it with.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    for event: UIControl.Event,
    action: @escaping @MainActor (Target) -> Void
  ) {
    let made = UIAction { [weak target] _ in target.map(action) }
    actions.append(({ [weak target] in target }, event, made))
    addAction(made, for: event)
  }

  /// Calls nobody any longer on behalf of an object.
  public func removeTarget(_ target: AnyObject) {
    for action in actions where action.target() === target {
      removeAction(action.action, for: action.event)
    }
    actions.removeAll { $0.target() === target }
  }
}

/// Whatever has a title that is given as plain text, as ours is.
@MainActor public protocol PlainlyTitled: UIRefreshControl {}

extension UIRefreshControl: PlainlyTitled {}

extension PlainlyTitled {
  /// What it says.
  public var attributedTitle: String? {
    get { (self as UIRefreshControl).attributedTitle?.string }
    set {
      let title: NSAttributedString? = newValue.map { NSAttributedString(string: $0) }
      (self as UIRefreshControl).attributedTitle = title
    }
  }
}
