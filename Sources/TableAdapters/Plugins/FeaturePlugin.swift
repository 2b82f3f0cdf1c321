/// Something that answers questions of a table view that a plain table does not have. (RDDM: feature plugins.)
///
/// It adopts the protocols of the questions itself, such as `TableViewRowMoving`, and names them; each can be
/// answered by one feature only.
@MainActor public protocol FeaturePlugin: AnyObject {
  /// What it is called.
  var name: String { get }

  /// The protocols of the table view that it answers.
  var capabilities: [Any.Type] { get }

  /// What it tells rows of, or nil.
  var grants: PluginKind? { get }

  /// Gets ready, once, when the manager is built.
  func setUp(in manager: DisplayManager)
}

extension FeaturePlugin {
  public var grants: PluginKind? { nil }
  public func setUp(in manager: DisplayManager) {}
}
