import CommandLanguage

/// What a command does with a view over the rows: tells it, turns it off, or shows the rows in another one.
enum ViewWish<Value: Sendable>: Sendable {
  case tell
  case off
  case show(Value)

  /// Telling it changes nothing.
  var effects: Effects { if case .tell = self { .reads } else { .changes } }
}

extension Syntax {
  /// The words of a view, `off`, or nothing.
  static func view<Wish>(
    _ piece: Syntax<Wish>,
    off help: String
  ) -> Syntax where Value == ViewWish<Wish> {
    let off = Syntax.mark("off", help: help, is: .off)
      .beginning { $0.count == 1 && $0.bare() == "off" }
    return Syntax<Value?>.orNothing(.either(off, piece.map { .show($0) })).map { $0 ?? .tell }
  }
}
