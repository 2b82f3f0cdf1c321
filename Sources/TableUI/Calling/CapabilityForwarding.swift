/// An object that stands in for another as data source or delegate.
///
/// It is asked who has a capability before the table view looks at the object itself, so that a method that
/// is absent behind it stays absent.
@MainActor public protocol CapabilityForwarding: AnyObject {
  /// The object that has a capability, this one or the one behind it, or nil if nobody has it.
  ///
  /// - Parameter capability: The protocol, such as `(any TableViewRowMoving).self`.
  /// - Returns: That object.
  func target(for capability: Any.Type) -> AnyObject?
}

/// The object that has a capability: behind objects that forward, or the object itself.
@MainActor package func probe<Capability>(
  _ capability: Capability.Type,
  in object: AnyObject?
) -> Capability? {
  var object = object
  // Whoever forwards in a circle has nothing at its end.
  for _ in 0..<100 {
    guard let forwarding = object as? any CapabilityForwarding else { return object as? Capability }
    let target = forwarding.target(for: capability)
    if target === object { return target as? Capability }
    object = target
  }
  return nil
}

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
