/// The names of classes, each put together once.
///
/// A class of cells is its own reuse identifier, so its name is asked for with each row that comes to the screen.
@MainActor package enum ClassNames {
  private static var known: [ObjectIdentifier: String] = [:]

  /// The name of a class as it is written in code, without its module.
  package static func name(of type: Any.Type) -> String {
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = String(describing: type)
    known[ObjectIdentifier(type)] = name
    return name
  }
}
