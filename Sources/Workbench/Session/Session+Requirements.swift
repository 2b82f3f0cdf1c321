extension Session {
  /// The source that commands are about.
  func requireSource() throws(CommandError) -> OpenSource {
    guard let current else {
      throw CommandError(
        "no-source",
        "no data source is open",
        hint: "open FILE, new 5 or lesson"
      )
    }
    return current
  }

  /// The source that commands are about, with its table before a person's eyes, or one step back from there.
  ///
  /// Whoever touches it calls ``OpenSource/comeBack()`` first, when nothing can be refused any more.
  ///
  /// - Throws: `refused` where another screen lies on top or the whole stack is gone, since nobody can touch
  ///   what is not there.
  func requireScreen() throws(CommandError) -> OpenSource {
    let source = try requireSource()
    guard source.door.isInReach else { throw .offScreen(source, self) }
    return source
  }
}
