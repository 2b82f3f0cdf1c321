/// A search for the objects in the value of a stored property.
struct ObjectSearch {
  /// The objects found so far, in order.
  private var found: [AnyObject] = []

  /// The number of values that are still searched, so that a long list costs no more than a short
  /// one.
  private var budget = 3_000

  /// The depth to which structures and collections are searched.
  private static let depth = 16

  /// The number of elements that are searched in a collection.
  private static let elementLimit = 60

  /// Returns the objects of the libraries in a value, in order; an object itself is not searched.
  static func objects(in value: Any) -> [AnyObject] {
    var search = ObjectSearch()
    search.visit(value, depth: 0)
    return search.found
  }

  private mutating func visit(_ value: Any, depth: Int) {
    guard budget > 0, depth < Self.depth else { return }
    budget -= 1
    guard type(of: value) is AnyObject.Type else {
      return visitParts(of: Mirror(reflecting: value), depth: depth)
    }
    let object = value as AnyObject
    if ObjectClasses.isKnown(object) {
      if !found.contains(where: { $0 === object }) { found.append(object) }
    } else if ObjectClasses.isStorage(object) {
      visitParts(of: Mirror(reflecting: object), depth: depth)
    }
  }

  private mutating func visitParts(of mirror: Mirror, depth: Int) {
    for child in mirror.children.prefix(Self.elementLimit) { visit(child.value, depth: depth + 1) }
  }
}
