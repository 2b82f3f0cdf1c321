/// A part of an answer that may be put together only when somebody looks at it.
///
/// A person reads lines and a program reads values; nobody reads both, and of a hundred thousand rows either takes
/// its time.
enum Deferred<Value: Sendable>: Sendable {
  /// It is there.
  case made(Value)

  /// How to put it together.
  case pending(@Sendable () -> Value)

  /// The part.
  ///
  /// - Complexity: where it is pending, that of putting it together, each time.
  var value: Value {
    switch self {
    case .made(let value): value
    case .pending(let make): make()
    }
  }
}
