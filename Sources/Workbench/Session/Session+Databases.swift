import CommandLanguage
import TableModel
import TableStore
import Workspace

// The tables of a database that was opened as a list.
extension Session {
  /// Checks that a replay changes no database of a server: only files are copied for it.
  ///
  /// - Throws: `refused` in a replay.
  func checkServer(of source: OpenTable) throws(CommandError) {
    guard limits.folder != nil, source.document.databaseInfo?.server != nil else { return }
    throw CommandError(FileFault.serverInReplay(name: shown(source.name)))
  }

  /// Opens the table of a row in the list of a database's tables, or returns to it.
  ///
  /// - Parameters:
  ///   - path: The row as the table shows it.
  ///   - list: The list.
  /// - Returns: The table, now the current one.
  /// - Throws: An error if the table cannot be read.
  func openListedTable(_ path: IndexPath, of list: OpenTable) throws -> OpenTable {
    guard let catalog = list.document.catalog, let name = list.item(at: path)?.id.text,
      catalog.names.contains(name)
    else { throw WorkspaceError.nested(.noRow) }
    if let table = sources.first(where: {
      $0.list === list && $0.document.options.table == name
    }) {
      workspace.current = table.front
      return table
    }
    var options = list.document.options
    options.table = name
    let document = try document(at: catalog.path, options: options)
    let table = try adopt(document, name: "\(document.name)/\(name)")
    table.list = list
    return table
  }

  /// Fails a command that looked at rows which the database did not give.
  ///
  /// A command that has changed something gets a note instead.
  func checkReading(_ answer: inout Answer, _ effects: Effects) throws(CommandError) {
    guard let problem = current?.takeReadingProblem() else { return }
    let error = CommandError(problem, width: 76, style: settings.escapeStyle)
    guard !effects.isReadOnly else { throw secrets.concealing(error) }
    answer.notes.append(secrets.concealing(error).fault.wording.message)
  }

  /// Returns to the list of a database's tables; nil if the table was not opened from a list.
  func returnToList(from table: OpenTable) -> OpenTable? {
    guard let list = table.list, sources.contains(where: { $0 === list }) else { return nil }
    workspace.current = list
    return list
  }
}
