/// An object that stands in for another and lacks single methods of a protocol that it has otherwise.
///
/// It is asked once, when the table view looks for capabilities; a hidden method is neither called nor traced.
@MainActor package protocol MethodHiding: AnyObject {
  /// The methods that count as absent.
  var hiddenMethods: Set<OptionalMethod> { get }
}
