/// Something that happens again and again, and those who want to hear of it.
///
/// ```swift
/// generator.didSelectEvent += { [weak self] item in self?.show(item) }
/// generator.didSelectEvent.addListener(id: "log") { item in print(item) }
/// ```
///
/// Listeners are called in the order in which they were first added. (RDDM keeps them in a dictionary, so that
/// there nobody knows.)
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

  /// Adds a listener without a name; nil is ignored.
  public static func += (event: inout Event, listener: Listener?) {
    guard let listener else { return }
    event.listeners.append((nil, listener))
  }

  /// Adds a listener, or puts it where one of the same name was.
  ///
  /// - Complexity: O(n) in the listeners.
  public mutating func addListener(id: String, _ listener: @escaping Listener) {
    if let index = listeners.firstIndex(where: { $0.id == id }) {
      listeners[index].call = listener
    } else {
      listeners.append((id, listener))
    }
  }

  /// Takes the listener of a name out; an unknown name changes nothing.
  public mutating func removeListener(id: String) { listeners.removeAll { $0.id == id } }

  /// Tells everybody; who is added or taken out meanwhile counts from the next time on.
  public func invoke(with input: Input) {
    for listener in listeners { listener.call(input) }
  }

  /// Forgets all listeners.
  public mutating func clear() { listeners = [] }
}

extension Event<Void> {
  /// Tells everybody.
  public func invoke() { invoke(with: ()) }
}

/// Something that happens and has nothing to tell.
public typealias EmptyEvent = Event<Void>
