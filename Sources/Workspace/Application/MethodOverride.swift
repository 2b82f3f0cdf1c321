package import TableModel
package import TableUI

/// The application's override of an optional method, if it is not left to the wiring.
package enum MethodOverride: Hashable, Sendable {
  /// The method is not implemented.
  case absent

  /// The method does what it does in most applications.
  case present

  /// The method always returns the same value.
  case answering(MethodAnswer)
}

/// The fixed return value of a scripted method.
package enum MethodAnswer: Hashable, Sendable {
  case `nil`
  case flag(Bool)
  case points(Double)
  case integer(Int)
  case text(String)
  case path(IndexPath)
  case style(CellEditingStyle)
  case titles([String])
}

/// The kinds of values that a method can return.
package enum AnswerKind: Hashable, Sendable {
  /// None: the method is a notification, or returns an object.
  case nothing
  case flag
  case points
  case integer
  case text
  case path
  case style
  case titles

  /// Only nil; all other values are objects of the application.
  case onlyNil
}
