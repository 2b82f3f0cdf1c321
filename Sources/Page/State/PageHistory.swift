/// The newest states of a page, numbered.
///
/// A client that missed some gets the difference to the current one. So no queue grows for a client
/// that does not read.
struct PageHistory: Sendable {
  /// The number of states that are kept.
  static let limit = 64

  private var states: [PageState] = []

  /// The number of the current state, from 1; 0 before the first one.
  private(set) var sequence = 0

  /// The current state.
  var current: PageState { states.last ?? .empty }

  /// Adds a state, unless it equals the current one.
  ///
  /// - Returns: Whether it was added.
  @discardableResult mutating func add(_ state: PageState) -> Bool {
    guard sequence == 0 || state != current else { return false }
    states.append(state)
    if states.count > Self.limit { states.removeFirst() }
    sequence += 1
    return true
  }

  /// Returns a state by its number, or nil if it is too old or unknown.
  func state(_ number: Int) -> PageState? {
    let first = sequence - states.count + 1
    return (first..<(sequence + 1)).contains(number) ? states[number - first] : nil
  }
}
