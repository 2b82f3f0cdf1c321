extension String {
  /// The text in lines of at most so many columns.
  ///
  /// Lines break at spaces, which then disappear, between two wide Characters, and at line feeds. A
  /// word longer than a line is broken between Characters. A line holds one Character at least, so a
  /// width below two still makes progress. Spaces at the end of a line disappear, those at the start
  /// of a paragraph stay. An empty text is one empty line.
  public func wrapped(toWidth width: Int) -> [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isLineFeed).flatMap { paragraph in
      var wrapper = LineWrapper(width: width)
      for character in paragraph { wrapper.append(character) }
      return wrapper.finish()
    }
  }
}

extension Character {
  fileprivate var isLineFeed: Bool { self == "\n" || self == "\r\n" }
}
