package import CommandLanguage
package import TableModel
package import Workspace

/// A typed edit; its addresses are resolved when it runs.
@MainActor struct EditRequest {
  /// The closure that resolves the addresses.
  let action: @MainActor (RowResolver) throws(CommandError) -> Action

  /// The commands whose model and table view updates can be run separately.
  static let verbs = [
    "insert", "append", "prepend", "delete", "replace", "update", "move", "swap", "section",
  ]
}

/// Typed updates of the table view; their addresses are resolved when they run.
@MainActor struct TableViewRequest {
  /// The closure that resolves the addresses.
  let updates: @MainActor (RowResolver) throws(CommandError) -> TableUpdates

  /// Creates the table view updates of an edit.
  init(_ edit: EditRequest) {
    updates = { resolver throws(CommandError) in try edit.action(resolver).updates }
  }

  init(_ updates: @escaping @MainActor (RowResolver) throws(CommandError) -> TableUpdates) {
    self.updates = updates
  }
}

// Typed addresses; an error points at the first word of the address.
extension RowResolver {
  /// Returns the single row of an address.
  package func row(_ located: Arguments.Located) throws(CommandError) -> IndexPath {
    try blaming(located.offset) { () throws(WorkspaceError) in try row(located.address) }
  }

  /// Returns the rows of an address in one section; at least one.
  package func rows(_ located: Arguments.Located) throws(CommandError) -> RowRange {
    try blaming(located.offset) { () throws(WorkspaceError) in try rows(located.address) }
  }

  /// Returns the rows of an address, which may be in several sections; at least one range.
  package func ranges(_ located: Arguments.Located) throws(CommandError) -> [RowRange] {
    try blaming(located.offset) { () throws(WorkspaceError) in try ranges(located.address) }
  }

  /// Returns the number of an existing section.
  func section(_ number: Placed<Int>) throws(CommandError) -> Int {
    try blaming(number.offset) { () throws(WorkspaceError) in try section(number.value) }
  }

  /// Returns a position where rows can be inserted.
  func insertionPoint(_ located: Arguments.Located) throws(CommandError) -> IndexPath {
    try blaming(located.offset) { () throws(WorkspaceError) in
      try insertionPoint(located.address)
    }
  }

  /// Returns a position where rows can be added to a section; the only section is the default.
  func additionPoint(_ section: Placed<Int?>, atEnd: Bool) throws(CommandError) -> IndexPath {
    try blaming(section.offset) { () throws(WorkspaceError) in
      try additionPoint(section.value, atEnd: atEnd)
    }
  }

  private func blaming<Value>(
    _ offset: Int,
    _ body: () throws(WorkspaceError) -> Value
  ) throws(CommandError) -> Value {
    do throws(WorkspaceError) { return try body() } catch {
      throw CommandError(error).blaming(offset)
    }
  }
}
