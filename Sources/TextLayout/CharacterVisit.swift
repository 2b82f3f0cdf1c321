/// A Character of a text, or the scalar that is a whole one.
package enum VisitedCharacter {
  /// A Character of one scalar.
  case scalar(Unicode.Scalar)

  /// A Character of any number of scalars.
  case cluster(Character)
}

extension String {
  /// Calls a function with each Character and its width in columns.
  ///
  /// - Complexity: O(n). Most texts have no scalars that join their neighbors, and are not split
  ///   into Characters, which takes longer.
  package func visitCharacters(_ body: (VisitedCharacter, _ width: Int) -> Void) {
    let bytes = utf8Span.span
    guard !TextScan(bytes).classes.isComplex else {
      for character in self { body(.cluster(character), character.displayWidth) }
      return
    }
    var at = 0
    while at < bytes.count {
      let (value, length) = bytes.scalar(at: at)
      let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
      body(.scalar(scalar), ScalarClass(scalar).width)
      at += length
    }
  }
}
