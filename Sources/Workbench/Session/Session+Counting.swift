import CommandLanguage
import Platform
import TableModel
import TableStore
import Workspace

// Large tables of databases, whose rows are counted after the first screen.
extension Session {
  /// Counts all rows of the open tables before a command that may need them.
  ///
  /// - Throws: An error if a database cannot be read, or if Ctrl-C was pressed.
  func countRows(before command: LexedCommand, in typed: TypedText) throws(CommandError) {
    guard sources.contains(where: \.isCounting) else { return }
    let type = CommandCall.type(of: command, from: commands, in: typed.text, allowsShort: true)
    switch type?.description.needsAllRows ?? .always {
    case .never: return
    case .withArguments where command.tokens.count == 1: return
    case .always, .withArguments: try countRows(isWhole: true)
    }
  }

  /// Counts further rows of the open tables; they appear at the end.
  ///
  /// - Parameter isWhole: Whether to count all rows; otherwise a step takes about 10 ms.
  /// - Returns: Whether rows were found.
  /// - Throws: An error if a database cannot be read, or if Ctrl-C was pressed.
  @discardableResult
  func countRows(isWhole: Bool) throws(CommandError) -> Bool {
    var hasFound = false
    for source in sources where source.isCounting && !source.delaysForeignChanges {
      let rows: [ItemList]
      do throws(StoreError) { rows = try source.document.countFurther(isWhole: isWhole) } catch {
        throw CommandError(error, width: 76, style: settings.escapeStyle)
      }
      guard !rows.isEmpty else { continue }
      hasFound = true
      // The table view has reloaded then, so the command can continue.
      do { try source.append(counted: rows) } catch {
        news.append(shown(wording(of: error).message))
      }
    }
    return hasFound
  }

  /// Counts further rows while a front end waits.
  ///
  /// - Returns: Whether the screen may show something else.
  func countRowsLive() -> Bool {
    guard sources.contains(where: \.isCounting) else { return false }
    // A database that cannot be read is reported by the next command.
    return (try? countRows(isWhole: false)) ?? false
  }
}
