import CommandLanguage
import Workspace

extension Session {
  /// The source that somebody names, or without a name the current one.
  func source(_ name: Placed<String>?) throws -> OpenTable {
    guard let name else { return try requireSource() }
    return try source(named: name.value, offset: name.offset)
  }

  /// Refuses a command whose needs are not met.
  func check(_ needs: CommandNeeds) throws {
    guard !needs.isEmpty else { return }
    if needs.contains(.screen) {
      _ = try requireScreen()
    } else if needs.contains(.source) {
      _ = try requireSource()
    }
    if needs.contains(.noBatch), current?.batch != nil { throw WorkspaceError.batchIsOpen }
  }

  /// The source that commands are about.
  func requireSource() throws -> OpenTable {
    guard let current else {
      throw CommandError(SessionFault.noTable)
    }
    return current
  }

  /// The source that commands are about, with its table before a person's eyes, or one step back from there.
  ///
  /// Whoever touches it calls ``OpenTable/restore()`` first, when nothing can be refused any more.
  ///
  /// - Throws: `refused` where another screen lies on top or the whole stack is gone, since nobody can touch
  ///   what is not there.
  func requireScreen() throws -> OpenTable {
    let source = try requireSource()
    guard source.door.isInReach else {
      throw WorkspaceError.offScreen(source.name, isShown: source.door.isShown)
    }
    return source
  }
}
