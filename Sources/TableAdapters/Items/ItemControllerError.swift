/// Why a controller of the item family could not be made.
public enum ItemControllerError: Error, Hashable, Sendable {
  /// A subclass leaves out a method that it must write.
  case missingOverride(type: String, method: String)
}

extension ItemControllerError: CustomStringConvertible {
  /// The subclass, what it lacks, and what to do.
  public var description: String {
    switch self {
    case .missingOverride(let type, let method):
      "\(type) does not override \(method): every subclass says what it wants there"
    }
  }
}
