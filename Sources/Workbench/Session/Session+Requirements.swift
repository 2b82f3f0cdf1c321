import CommandLanguage
import Workspace

extension Session {
  /// Returns the table with a name; nil means the current one.
  func source(_ name: Placed<String>?) throws -> OpenTable {
    guard let name else { return try requireSource() }
    return try source(named: name.value, offset: name.offset)
  }

  /// Throws if a command's conditions are not met.
  func check(_ needs: CommandNeeds) throws {
    guard !needs.isEmpty else { return }
    if needs.contains(.screen) {
      _ = try requireScreen()
    } else if needs.contains(.source) {
      _ = try requireSource()
    }
    if needs.contains(.noBatch), current?.batch != nil { throw WorkspaceError.batchIsOpen }
  }

  /// Returns the current table.
  func requireSource() throws -> OpenTable {
    guard let current else {
      throw CommandError(SessionFault.noTable)
    }
    return current
  }

  /// Returns the current table if it is on screen, or one step back from it.
  ///
  /// Before changing it, the caller calls ``OpenTable/restore()``, once all checks have passed.
  ///
  /// - Throws: `refused` if another screen covers it or the whole stack is off screen.
  func requireScreen() throws -> OpenTable {
    let source = try requireSource()
    guard source.door.isInReach else {
      throw WorkspaceError.offScreen(source.name, isShown: source.door.isShown)
    }
    return source
  }
}
