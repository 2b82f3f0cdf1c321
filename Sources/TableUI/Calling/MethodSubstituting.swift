/// An object that stands in for another and has single methods of its own, or lacks some that the other has.
///
/// It is asked once, when the table view looks for capabilities.
@MainActor package protocol MethodSubstituting: AnyObject {
  /// The methods that the object behind is not asked for.
  var substitutes: [OptionalMethod: MethodSubstitute] { get }
}

/// What stands in the place of a method.
package enum MethodSubstitute {
  /// Nothing: the method counts as absent, and is neither called nor traced.
  case nobody

  /// The same method of another object.
  case object(AnyObject)
}
