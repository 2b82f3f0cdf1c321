package import TableModel
package import TableUI

/// What the application does about an optional method, where it does not leave it to its wiring.
package enum MethodOverride: Hashable, Sendable {
  /// It does not implement it.
  case absent

  /// It implements it and does what most applications do.
  case present

  /// It implements it and always answers the same.
  case answering(MethodAnswer)
}

/// What a scripted method always answers.
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

/// Which answers a method can give.
package enum AnswerKind: Hashable, Sendable {
  /// None: the method is told something, or answers with an object.
  case nothing
  case flag
  case points
  case integer
  case text
  case path
  case style
  case titles

  /// Nil alone: what else the method answers is an object of the application's.
  case onlyNil
}
