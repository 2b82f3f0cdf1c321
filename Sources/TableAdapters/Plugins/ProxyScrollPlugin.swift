/// Hands each event of scrolling on, and does nothing else. (RDDM: `TableScrollViewDelegateProxyPlugin`.)
public final class ProxyScrollPlugin: TablePlugin {
  public let name = "proxyScroll"
  public let events = ["scroll"]

  /// Happens with each event.
  public var scrollEvent = Event<ScrollEvent>()

  /// Makes a plugin.
  public init() {}

  public func process(_ event: ScrollEvent, in manager: DisplayManager) {
    scrollEvent.invoke(with: event)
  }
}
