extension DisplayManager {
  /// Returns the feature with a capability of the table view, or nil.
  func feature(for capability: Any.Type) -> (any FeaturePlugin)? {
    features.first { $0.capabilities.contains { $0 == capability } }
  }

  /// Adds a plugin after the existing ones.
  ///
  /// - Throws: ``DisplayManagerError/pluginAlreadyThere(_:)``.
  func add(_ plugin: any TablePlugin) throws(DisplayManagerError) {
    guard !plugins.contains(where: { $0.name == plugin.name }) else {
      throw .pluginAlreadyThere(plugin.name)
    }
    plugins.append(plugin)
  }

  /// Adds a feature.
  ///
  /// - Throws: ``DisplayManagerError/slotTaken(_:by:)`` if another feature has one of its
  ///   capabilities.
  func add(_ feature: any FeaturePlugin) throws(DisplayManagerError) {
    for capability in feature.capabilities {
      if let other = self.feature(for: capability) {
        throw .slotTaken(String(describing: capability), by: other.name)
      }
    }
    features.append(feature)
  }

  /// The plugins and features of the manager, one per line, in order.
  public var assembly: [String] {
    plugins.map { "\($0.name): \($0.events.joined(separator: ", "))" }
      + features.map { feature in
        let names = feature.capabilities.map { String(describing: $0) }
        return "\(feature.name): handles \(names.joined(separator: ", "))"
      }
  }
}
