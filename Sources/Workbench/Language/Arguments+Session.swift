import CommandLanguage

extension Session: WordContext {}

extension Arguments {
  /// The session with the tables, settings and aliases to use, or nil.
  package var session: Session? { context as? Session }
}
