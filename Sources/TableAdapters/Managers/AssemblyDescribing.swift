/// A controller that says what it is put together from.
@MainActor public protocol AssemblyDescribing: AnyObject {
  /// A line for each part, in order.
  var assembly: [String] { get }
}
