import CommandLanguage

/// An action on a row arrangement: describe it, turn it off, or apply a new one.
enum ViewWish<Value: Sendable>: Sendable {
  case tell
  case off
  case show(Value)

  /// The effects; describing an arrangement changes nothing.
  var effects: Effects { if case .tell = self { .reads } else { .changes } }
}

extension Syntax {
  /// Returns the syntax of an arrangement, `off`, or no words.
  static func view<Wish>(
    _ piece: Syntax<Wish>,
    off help: String
  ) -> Syntax where Value == ViewWish<Wish> {
    let off = Syntax.mark("off", help: help, is: .off)
      .beginning { $0.count == 1 && $0.bare() == "off" }
    return Syntax<Value?>.orNothing(.either(off, piece.map { .show($0) })).map { $0 ?? .tell }
  }
}
