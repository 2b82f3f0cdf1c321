/// A data source or delegate that forwards to another object.
///
/// The table view asks it for the object with a capability before it checks the object itself. So a
/// method missing in the other object stays missing.
@MainActor public protocol CapabilityForwarding: AnyObject {
  /// Returns the object with a capability, this one or another one, or nil if none has it.
  ///
  /// - Parameter capability: The protocol, such as `(any TableViewRowMoving).self`.
  /// - Returns: The object with the capability.
  func target(for capability: Any.Type) -> AnyObject?
}

/// Returns the object with a capability, found through forwarding objects, or nil.
@inline(__always)
@MainActor package func probe<Capability>(
  _ capability: Capability.Type,
  in object: AnyObject?
) -> Capability? { cast(candidate(for: capability, in: object), to: capability) }

/// Returns the only object that may have a capability, found through forwarding objects, or nil.
@MainActor package func candidate(for capability: Any.Type, in object: AnyObject?) -> AnyObject? {
  var object = object
  // A cycle of forwarding objects ends without a result.
  for _ in 0..<100 {
    guard let forwarding = cast(object, to: (any CapabilityForwarding).self) else { return object }
    let target = forwarding.target(for: capability)
    if target === object { return target }
    object = target
  }
  return nil
}

/// A forwarding object that replaces or removes single methods of the other object.
///
/// It is asked once, when the table view checks for capabilities.
@MainActor package protocol MethodSubstituting: CapabilityForwarding {
  /// The methods that the other object does not receive.
  var substitutes: [OptionalMethod: MethodSubstitute] { get }
}

/// The replacement for a method.
package enum MethodSubstitute {
  /// No object: the method counts as missing and is neither called nor traced.
  case nobody

  /// The same method of another object.
  case object(AnyObject)
}
