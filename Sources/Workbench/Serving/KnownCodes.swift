import TableUI

/// The sources of the wirings that a page has shown, which stay the same while the program runs.
@MainActor final class KnownCodes {
  private var facts: [String: FrontEndFact?] = [:]

  /// Returns the source of a wiring, which is made only once.
  ///
  /// - Parameters:
  ///   - wiring: The name of the wiring.
  ///   - make: Returns the source, or nil if the wiring has none.
  /// - Returns: The source.
  func fact(of wiring: String, _ make: () -> FrontEndFact?) -> FrontEndFact? {
    if let known = facts[wiring] { return known }
    let made = make()
    facts[wiring] = .some(made)
    return made
  }
}
