/// Loaded sections whose objects stay bytes until they are asked for.
///
/// A source never changes.
public protocol SectionSource: AnyObject, Sendable {
  /// Reads the members of the object of a section.
  ///
  /// - Parameter index: The number of the section.
  /// - Returns: The members in order; the value of the rows is null.
  func members(ofSection index: Int) -> [SectionObject.Member]
}
