import CommandLanguage

extension Session: WordContext {}

extension Arguments {
  /// The session whose sources, settings and aliases count, or nil where there is none.
  package var session: Session? { context as? Session }
}
