/// A generator or header with a weight by which ``GravityDisplayManager`` orders it.
@MainActor public protocol GravityItem: AnyObject {
  /// The lightest stands first.
  var heaviness: Int { get set }
}
