/// A controller that describes its parts.
@MainActor public protocol AssemblyDescribing: AnyObject {
  /// One line per part, in order.
  var assembly: [String] { get }
}
