public import TableUI

/// Lets some object answer protocols of the table view beside a manager, such as a screen that edits its rows itself.
public final class ObjectFeature: FeaturePlugin, CapabilityForwarding {
  public let name: String
  public let capabilities: [Any.Type]

  private weak var object: AnyObject?

  /// Creates a feature.
  ///
  /// - Parameters:
  ///   - object: Who answers; held weakly.
  ///   - name: What the feature is called.
  ///   - capabilities: The protocols that the object answers.
  public init(_ object: AnyObject, name: String, capabilities: [Any.Type]) {
    self.object = object
    self.name = name
    self.capabilities = capabilities
  }

  public func target(for capability: Any.Type) -> AnyObject? { object }
}
