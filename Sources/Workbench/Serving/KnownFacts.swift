import TableUI

/// The facts of a page that are made again only when what they are made of changes.
///
/// The source of a wiring is large, and there are many properties.
@MainActor final class KnownFacts {
  /// A fact, and what it was made of.
  private struct Known {
    let origin: [String]
    let fact: FrontEndFact?
  }

  private var facts: [String: Known] = [:]

  /// Returns a fact, which is made only if it is new or its origin is another one.
  ///
  /// - Parameters:
  ///   - name: The name of the fact.
  ///   - origin: All that the fact is made of.
  ///   - make: Returns the fact, or nil if there is none.
  /// - Returns: The fact.
  func fact(_ name: String, of origin: [String], _ make: () -> FrontEndFact?) -> FrontEndFact? {
    if let known = facts[name], known.origin == origin { return known.fact }
    let made = make()
    facts[name] = Known(origin: origin, fact: made)
    return made
  }
}
