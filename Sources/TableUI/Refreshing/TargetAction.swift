/// Somebody who hears of an event of a control, held weakly, and what they do then.
@MainActor struct TargetAction {
  /// Who hears, or nil where they are gone.
  private(set) weak var target: AnyObject?

  /// The event.
  let event: RefreshControl.Event

  private let action: @MainActor (AnyObject) -> Void

  /// Notes a target and its action.
  init<Target: AnyObject>(
    _ target: Target,
    _ event: RefreshControl.Event,
    _ action: @escaping @MainActor (Target) -> Void
  ) {
    self.target = target
    self.event = event
    self.action = { object in
      guard let object = object as? Target else { return }
      action(object)
    }
  }

  /// Does what the target does.
  func run(_ target: AnyObject) { action(target) }
}
