/// A plugin that passes on the requests of rows that will soon be shown, once each. (RDDM:
/// `TablePrefetcherPlugin`.)
public final class PrefetchPlugin: TablePlugin {
  public let name = "prefetch"
  public let events = ["prefetch"]
  public let hearsPrefetching = true

  private let start: @MainActor (String) -> Void
  private let cancel: @MainActor (String) -> Void
  private var started: Set<String> = []

  /// Creates a plugin.
  ///
  /// - Parameters:
  ///   - start: Receives the id of a request to start.
  ///   - cancel: Receives the id of a request that is no longer needed.
  public init(
    start: @escaping @MainActor (String) -> Void,
    cancel: @escaping @MainActor (String) -> Void
  ) {
    self.start = start
    self.cancel = cancel
  }

  public func process(_ event: PrefetchEvent, in manager: DisplayManager) {
    switch event {
    case .prefetch(let paths):
      for path in paths {
        guard let item = manager.generator(at: path) as? any PrefetchableItem,
          let id = item.requestID, started.insert(id).inserted
        else { continue }
        start(id)
      }
    case .cancel(let paths):
      for path in paths {
        guard let item = manager.generator(at: path) as? any PrefetchableItem,
          let id = item.requestID, started.remove(id) != nil
        else { continue }
        cancel(id)
      }
    }
  }
}

/// A plugin that only passes on prefetch events. (RDDM: `TablePrefetchProxyPlugin`.)
public final class ProxyPrefetchPlugin: TablePlugin {
  public let name = "proxyPrefetch"
  public let events = ["prefetch"]
  public let hearsPrefetching = true

  /// Sent for each prefetch event.
  public var prefetchEvent = Event<PrefetchEvent>()

  /// Creates a plugin.
  public init() {}

  public func process(_ event: PrefetchEvent, in manager: DisplayManager) {
    prefetchEvent.invoke(with: event)
  }
}

/// A plugin that only passes on scroll events. (RDDM: `TableScrollViewDelegateProxyPlugin`.)
public final class ProxyScrollPlugin: TablePlugin {
  public let name = "proxyScroll"
  public let events = ["scroll"]

  /// Sent for each scroll event.
  public var scrollEvent = Event<ScrollEvent>()

  /// Creates a plugin.
  public init() {}

  public func process(_ event: ScrollEvent, in manager: DisplayManager) {
    scrollEvent.invoke(with: event)
  }
}
