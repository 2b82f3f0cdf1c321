/// Conformances of classes that a program knows, so that the runtime does not search for them.
///
/// At the first check of a class for a protocol, the runtime goes through thousands of conformances.
/// A program notes here which protocols the classes in it have.
@MainActor package enum KnownConformances {
  /// Whether a class has a protocol.
  package struct Entry {
    /// The class; its subclasses may have more protocols.
    package let type: AnyObject.Type

    /// The protocol, such as `(any TableViewSizing).self`.
    package let capability: Any.Type

    /// The cast of an object of the class to the protocol, or nil if the class lacks it.
    fileprivate let cast: AnyObject?
  }

  /// A cast to a protocol that the compiler has checked.
  fileprivate final class Cast<Capability> {
    let object: @MainActor (AnyObject) -> Capability?

    init(_ object: @escaping @MainActor (AnyObject) -> Capability?) { self.object = object }
  }

  /// All entries, a few dozen: each cast goes through them.
  package private(set) static var entries: [Entry] = []

  /// Notes that a class conforms to a protocol.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - capability: The protocol.
  ///   - cast: Returns the object as the protocol.
  package static func note<Object: AnyObject, Capability>(
    _ type: Object.Type,
    has capability: Capability.Type,
    _ cast: @escaping @MainActor (Object) -> Capability
  ) {
    let cast = Cast { ($0 as? Object).map(cast) }
    entries.append(Entry(type: type, capability: capability, cast: cast))
  }

  /// Notes that a class, as the program knows it, does not conform to protocols.
  package static func note(_ type: AnyObject.Type, lacks capabilities: [Any.Type]) {
    entries += capabilities.map { Entry(type: type, capability: $0, cast: nil) }
  }

  /// Returns the entry for the class of an object, or nil if only the runtime can tell.
  fileprivate static func entry(_ object: AnyObject, _ capability: Any.Type) -> Entry? {
    let type: AnyObject.Type = type(of: object)
    return entries.first { $0.type == type && $0.capability == capability }
  }
}

/// Returns an object as a protocol, or nil if its class does not conform to it.
///
/// This is `object as? Capability`, without a search for what ``KnownConformances`` has.
@MainActor package func cast<Capability>(
  _ object: AnyObject?,
  to capability: Capability.Type
) -> Capability? {
  guard let object else { return nil }
  guard let entry = KnownConformances.entry(object, capability) else {
    return object as? Capability
  }
  return (entry.cast as? KnownConformances.Cast<Capability>)?.object(object)
}
