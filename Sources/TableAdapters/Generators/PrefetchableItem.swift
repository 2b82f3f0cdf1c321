/// A generator whose content is fetched ahead; ``PrefetchPlugin`` hands its id over.
@MainActor public protocol PrefetchableItem: AnyObject {
  /// What tells its request from others, or nil for none.
  var requestID: String? { get }
}
