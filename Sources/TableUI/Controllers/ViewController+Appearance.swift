import TableModel

// Appearance. Documented: children are notified. Observed: the parent receives each call first. A
// view added to a shown one makes its controller appear at once (jianshu.com/p/ad86ca978747).
extension ViewController {
  /// Begins an appearance transition, before the screen appears or disappears.
  ///
  /// As in UIKit, code that shows a controller calls this method, then
  /// ``endAppearanceTransition()``. It never calls the appearance methods directly. A second call
  /// can reverse a transition.
  ///
  /// - Parameters:
  ///   - isAppearing: True if the screen will appear; no effect if it is already appearing.
  ///   - animated: The value passed to the appearance methods.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    tell("beginAppearanceTransition(_:animated:) \(isAppearing)") {
      begin(isAppearing, animated: animated, .documented)
    }
  }

  /// Ends an appearance transition: the screen has appeared or disappeared.
  ///
  /// No effect if no transition is in progress.
  public func endAppearanceTransition() {
    tell("endAppearanceTransition()") { end(.documented) }
  }

  /// Begins a transition; the source says how reliably its position in the call order is known.
  func begin(_ isAppearing: Bool, animated: Bool, _ source: Message.Source) {
    guard appearanceState.allowsBeginning(isAppearing) else { return noteUnbalancedCall() }
    if isAppearing {
      tellWillAppear(animated, source)
      tellIsAppearing(animated)
    } else {
      tellWillDisappear(animated, source)
    }
  }

  /// Ends the current transition.
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

  /// The children that are notified with this controller: those whose view is in its view.
  private var forwardedChildren: [ViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { $0.superviewController === self }
  }

  /// Adds the view to the window before the screen is visible, or removes it after the screen
  /// disappears.
  private func setInWindow(_ isInWindow: Bool) {
    guard let tableView = shownTableView else { return }
    tableView.isInWindow = isInWindow
    tableView.hasLeftWithScreen = !isInWindow
  }

  /// Reports UIKit's warning about unbalanced calls. (observed: Haptic-Apps/Slide-iOS#266)
  private func noteUnbalancedCall() {
    tell("Unbalanced calls to begin/end appearance transitions", .observed) {}
  }
}

extension AppearanceState {
  /// Whether a screen in this state can begin to appear, or to disappear.
  fileprivate func allowsBeginning(_ isAppearing: Bool) -> Bool {
    switch self {
    case .disappeared, .disappearing: isAppearing
    case .appeared, .appearing: !isAppearing
    }
  }
}

/// The progress of a screen's appearance.
public enum AppearanceState: String, Hashable, Sendable, CaseIterable {
  /// The screen is not shown.
  case disappeared

  /// The screen is about to appear.
  case appearing

  /// The screen is shown.
  case appeared

  /// The screen is about to disappear.
  case disappearing
}
