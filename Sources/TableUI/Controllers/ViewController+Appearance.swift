import TableModel

// Coming and going. That children hear of it is documented; that the parent hears each message first, and that
// a view put into a shown one makes its controller appear at once, was observed (jianshu.com/p/ad86ca978747).
extension ViewController {
  /// Says that the screen is about to be shown or to go.
  ///
  /// As in UIKit, whoever shows a controller calls this, then ``endAppearanceTransition()``, and never the
  /// methods that hear of it. A screen that turns back on its way may be told so by a second call.
  ///
  /// - Parameters:
  ///   - isAppearing: True where it will be shown; nothing happens where it is on its way there already.
  ///   - animated: Handed on to the methods that hear of it.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    tell("beginAppearanceTransition(_:animated:) \(isAppearing)") {
      begin(isAppearing, animated: animated, .documented)
    }
  }

  /// Says that the screen is shown, or gone, as it was about to.
  ///
  /// Nothing happens where no transition is going on.
  public func endAppearanceTransition() {
    tell("endAppearanceTransition()") { end(.documented) }
  }

  /// Begins a transition whose place in the order of calls is known so well.
  func begin(_ isAppearing: Bool, animated: Bool, _ source: Message.Source) {
    guard appearanceState.allowsBeginning(isAppearing) else { return noteUnbalancedCall() }
    if isAppearing {
      tellWillAppear(animated, source)
      tellIsAppearing(animated)
    } else {
      tellWillDisappear(animated, source)
    }
  }

  /// Ends the transition that is going on.
  func end(_ source: Message.Source) {
    let animated = isTransitionAnimated
    switch appearanceState {
    case .appearing:
      appearanceState = .appeared
      tell("viewDidAppear(_:) \(animated)", source) { viewDidAppear(animated) }
      for child in forwardedChildren where child.appearanceState == .appearing {
        child.end(.observed)
      }
    case .disappearing:
      appearanceState = .disappeared
      setInWindow(false)
      tell("viewDidDisappear(_:) \(animated)", source) { viewDidDisappear(animated) }
      for child in forwardedChildren where child.appearanceState == .disappearing {
        child.end(.observed)
      }
    case .appeared, .disappeared: noteUnbalancedCall()
    }
  }

  private func tellWillAppear(_ animated: Bool, _ source: Message.Source) {
    loadViewIfNeeded()
    appearanceState = .appearing
    isTransitionAnimated = animated
    tell("viewWillAppear(_:) \(animated)", source) { viewWillAppear(animated) }
    for child in forwardedChildren where child.appearanceState.allowsBeginning(true) {
      child.tellWillAppear(animated, .observed)
    }
  }

  private func tellIsAppearing(_ animated: Bool) {
    guard appearanceState == .appearing else { return }
    setInWindow(true)
    tell("viewIsAppearing(_:) \(animated)") { viewIsAppearing(animated) }
    for child in forwardedChildren { child.tellIsAppearing(animated) }
  }

  private func tellWillDisappear(_ animated: Bool, _ source: Message.Source) {
    appearanceState = .disappearing
    isTransitionAnimated = animated
    tell("viewWillDisappear(_:) \(animated)", source) { viewWillDisappear(animated) }
    for child in forwardedChildren where child.appearanceState.allowsBeginning(false) {
      child.tellWillDisappear(animated, .observed)
    }
  }

  /// The children that hear of this controller's coming and going: those whose view stands in its view.
  private var forwardedChildren: [ViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { $0.superviewController === self }
  }

  /// The view comes into the window before the screen is seen, and leaves it when the screen is gone.
  private func setInWindow(_ isInWindow: Bool) {
    guard let tableView = (self as? any TableViewHosting)?.tableView else { return }
    tableView.isInWindow = isInWindow
    tableView.hasLeftWithScreen = !isInWindow
  }

  /// UIKit prints a warning of these words. (observed: Haptic-Apps/Slide-iOS#266)
  private func noteUnbalancedCall() {
    tell("Unbalanced calls to begin/end appearance transitions", .observed) {}
  }
}

extension AppearanceState {
  /// Whether a screen in this state can begin to come, or to go.
  fileprivate func allowsBeginning(_ isAppearing: Bool) -> Bool {
    switch self {
    case .disappeared, .disappearing: isAppearing
    case .appeared, .appearing: !isAppearing
    }
  }
}

/// How far a screen is on its way to or from the eyes of a person.
public enum AppearanceState: String, Hashable, Sendable, CaseIterable {
  /// It is not shown.
  case disappeared

  /// It is about to be shown.
  case appearing

  /// It is shown.
  case appeared

  /// It is about to go.
  case disappearing
}
