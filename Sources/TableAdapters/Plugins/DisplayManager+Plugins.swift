import TableUI

extension DisplayManager {
  /// Returns the feature with a capability of the table view, or nil.
  func feature(for capability: Any.Type) -> (any FeaturePlugin)? {
    features.first { $0.capabilities.contains { $0 == capability } }
  }

  /// Adds a plugin after the existing ones.
  ///
  /// - Throws: ``DisplayManagerError/pluginAlreadyThere(_:)``.
  public func add(_ plugin: any TablePlugin) throws(DisplayManagerError) {
    guard !plugins.contains(where: { $0.name == plugin.name }) else {
      throw .pluginAlreadyThere(plugin.name)
    }
    plugins.append(plugin)
  }

  /// Adds a feature.
  ///
  /// - Throws: ``DisplayManagerError/slotTaken(_:by:)`` if another feature has one of its
  ///   capabilities.
  public func add(_ feature: any FeaturePlugin) throws(DisplayManagerError) {
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

// Plugins of a manager that is in use.
extension DisplayManager {
  /// The names of all plugins, then of all features, in order.
  public var pluginNames: [String] { plugins.map(\.name) + features.map(\.name) }

  /// Removes a plugin or feature.
  ///
  /// - Throws: ``DisplayManagerError/noPlugin(_:)``.
  public func removePlugin(named name: String) throws(DisplayManagerError) {
    guard pluginNames.contains(name) else { throw .noPlugin(name) }
    plugins.removeAll { $0.name == name }
    features.removeAll { $0.name == name }
    eventCounts[name] = nil
    pluginOutputs[name] = nil
    if !plugins.contains(where: \.hearsPrefetching), view?.prefetchDataSource === delegate {
      view?.prefetchDataSource = nil
    }
    view?.probeCapabilities()
  }

  /// Moves a plugin to another place in the order of events.
  ///
  /// - Parameters:
  ///   - name: The name of the plugin.
  ///   - index: The new place, which is clamped to the valid range.
  /// - Throws: ``DisplayManagerError/noPlugin(_:)``; a feature has no place.
  public func movePlugin(named name: String, to index: Int) throws(DisplayManagerError) {
    guard let old = plugins.firstIndex(where: { $0.name == name }) else { throw .noPlugin(name) }
    let plugin = plugins.remove(at: old)
    plugins.insert(plugin, at: min(max(0, index), plugins.count))
  }

  /// Counts an event if a plugin handles it.
  func count(_ event: String, for plugin: any TablePlugin) {
    if plugin.events.contains(event) { eventCounts[plugin.name, default: 0] += 1 }
  }
}
