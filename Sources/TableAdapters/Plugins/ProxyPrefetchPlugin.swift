/// Hands each event of prefetching on, and does nothing else. (RDDM: `TablePrefetchProxyPlugin`.)
public final class ProxyPrefetchPlugin: TablePlugin {
  public let name = "proxyPrefetch"
  public let events = ["prefetch"]
  public let hearsPrefetching = true

  /// Happens with each event.
  public var prefetchEvent = Event<PrefetchEvent>()

  /// Makes a plugin.
  public init() {}

  public func process(_ event: PrefetchEvent, in manager: DisplayManager) {
    prefetchEvent.invoke(with: event)
  }
}
