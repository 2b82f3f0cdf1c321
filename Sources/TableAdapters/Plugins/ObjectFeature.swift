public import TableUI

/// A feature whose capabilities another object implements, such as a screen that edits its rows
/// itself.
public final class ObjectFeature: FeaturePlugin, CapabilityForwarding {
  public let name: String
  public let capabilities: [Any.Type]

  private weak var object: AnyObject?

  /// Creates a feature.
  ///
  /// - Parameters:
  ///   - object: The object with the capabilities; held weakly.
  ///   - name: The name of the feature.
  ///   - capabilities: The table view protocols that the object implements.
  public init(_ object: AnyObject, name: String, capabilities: [Any.Type]) {
    self.object = object
    self.name = name
    self.capabilities = capabilities
  }

  public func target(for capability: Any.Type) -> AnyObject? { object }
}
