package import TableAdapters

/// The user's choice of display manager and plugins, for each wiring that has them.
package struct AssemblyChoice: Hashable, Sendable {
  /// The kind of manager.
  package let kind: ManagerKind

  /// The names of plugins and features, in order.
  package let plugins: [String]

  /// Creates the choice that a screen has now.
  @MainActor package init(of screen: any DisplayManaging) {
    kind = screen.managerKind
    plugins = screen.manager.pluginNames
  }

  /// Applies the choice to a controller, if it has a display manager.
  ///
  /// A kind that its rows do not allow any more is left out.
  @MainActor func apply(to controller: AnyObject) {
    guard let screen = controller as? any DisplayManaging else { return }
    screen.manager.arrangePlugins(plugins)
    if screen.managerKind != kind { try? screen.useManager(kind) }
  }
}
