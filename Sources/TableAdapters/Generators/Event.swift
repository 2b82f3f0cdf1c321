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

  private var listeners: [(id: String?, call: Listener)] = []

  /// Creates an event without listeners.
  public nonisolated init() {}

  /// The number of listeners.
  public var count: Int { listeners.count }

  /// Whether the event has no listeners.
  public var isEmpty: Bool { listeners.isEmpty }

  /// The ids of the listeners that have one, in order.
  public var ids: [String] { listeners.compactMap(\.id) }

  /// Adds a listener without a name; nil is ignored.
  public static func += (event: inout Event, listener: Listener?) {
    guard let listener else { return }
    event.listeners.append((nil, listener))
  }

  /// Adds a listener, or replaces the one with the same id in its place.
  ///
  /// - Complexity: O(n) in the listeners.
  public mutating func addListener(id: String, _ listener: @escaping Listener) {
    if let index = listeners.firstIndex(where: { $0.id == id }) {
      listeners[index].call = listener
    } else {
      listeners.append((id, listener))
    }
  }

  /// Removes the listener with an id; an unknown id has no effect.
  public mutating func removeListener(id: String) { listeners.removeAll { $0.id == id } }

  /// Calls all listeners; those added or removed meanwhile are considered from the next call on.
  public func invoke(with input: Input) {
    for listener in listeners { listener.call(input) }
  }

  /// Removes all listeners.
  public mutating func clear() { listeners = [] }
}

extension Event<Void> {
  /// Calls all listeners.
  public func invoke() { invoke(with: ()) }
}

/// An event without a value.
public typealias EmptyEvent = Event<Void>
