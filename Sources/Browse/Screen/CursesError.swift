/// Why a terminal cannot be filled.
public struct CursesError: Error, Hashable, Sendable {
  /// The reason, in words.
  public let message: String
}
