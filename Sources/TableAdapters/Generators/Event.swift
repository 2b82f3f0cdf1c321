/// A repeatable event with its listeners.
///
/// ```swift
/// generator.didSelectEvent += { [weak self] item in self?.show(item) }
/// generator.didSelectEvent.addListener(id: "log") { item in print(item) }
/// ```
///
/// Listeners are called in the order in which they were first added. (RDDM stores them in a
/// dictionary, so its order is undefined.)
@MainActor public struct Event<Input> {
  /// The type of a listener.
  public typealias Listener = @MainActor (Input) -> Void

  @usableFromInline typealias Entry = (id: String?, call: Listener)

  /// The listener added first; most events have no other, and need no list.
  @usableFromInline var first: Entry?
  @usableFromInline var others: [Entry] = []

  /// Creates an event without listeners.
  public nonisolated init() {}

  /// The number of listeners.
  public var count: Int { first == nil ? 0 : 1 + others.count }

  /// Whether the event has no listeners.
  public var isEmpty: Bool { first == nil }

  /// The ids of the listeners that have one, in order.
  public var ids: [String] {
    let named = others.compactMap(\.id)
    return first?.id.map { [$0] + named } ?? named
  }

  /// Adds a listener without a name; nil is ignored.
  @inlinable
  public static func += (event: inout Event, listener: Listener?) {
    guard let listener else { return }
    event.append((nil, listener))
  }

  @inlinable
  mutating func append(_ entry: Entry) {
    if first == nil { first = entry } else { others.append(entry) }
  }

  /// Adds a listener, or replaces the one with the same id in its place.
  ///
  /// - Complexity: O(n) in the listeners.
  public mutating func addListener(id: String, _ listener: @escaping Listener) {
    if first?.id == id {
      first?.call = listener
    } else if let index = others.firstIndex(where: { $0.id == id }) {
      others[index].call = listener
    } else {
      append((id, listener))
    }
  }

  /// Removes the listener with an id; an unknown id has no effect.
  public mutating func removeListener(id: String) {
    others.removeAll { $0.id == id }
    if first?.id == id { first = others.isEmpty ? nil : others.removeFirst() }
  }

  /// Calls all listeners; those added or removed meanwhile are considered from the next call on.
  public func invoke(with input: Input) {
    guard let first else { return }
    let others = others
    first.call(input)
    for listener in others { listener.call(input) }
  }

  /// Removes all listeners.
  public mutating func clear() { (first, others) = (nil, []) }
}

extension Event<Void> {
  /// Calls all listeners.
  public func invoke() { invoke(with: ()) }
}

/// An event without a value.
public typealias EmptyEvent = Event<Void>
