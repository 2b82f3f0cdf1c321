package import CommandLanguage
package import TableModel
package import Workspace

/// An edit as it was typed; its addresses are looked up when it runs.
@MainActor struct EditRequest {
  /// Looks up the addresses.
  let action: @MainActor (RowResolver) throws(CommandError) -> Action

  /// The verbs that can be split into their halves.
  static let verbs = [
    "insert", "append", "prepend", "delete", "replace", "update", "move", "swap", "section",
  ]
}

/// What the table view is told, as it was typed; its addresses are looked up when it runs.
@MainActor struct TableViewRequest {
  /// Looks up the addresses.
  let updates: @MainActor (RowResolver) throws(CommandError) -> TableUpdates

  /// The half of an edit that the table view hears of.
  init(_ edit: EditRequest) {
    updates = { resolver throws(CommandError) in try edit.action(resolver).updates }
  }

  init(_ updates: @escaping @MainActor (RowResolver) throws(CommandError) -> TableUpdates) {
    self.updates = updates
  }
}

// Addresses as they were typed: an error is about the first word of the address.
extension RowResolver {
  /// The one row that an address names.
  package func row(_ located: Arguments.Located) throws(CommandError) -> IndexPath {
    try blaming(located.offset) { () throws(WorkspaceError) in try row(located.address) }
  }

  /// The rows of one section that an address names; at least one.
  package func rows(_ located: Arguments.Located) throws(CommandError) -> RowRange {
    try blaming(located.offset) { () throws(WorkspaceError) in try rows(located.address) }
  }

  /// The number of a section that exists.
  func section(_ number: Placed<Int>) throws(CommandError) -> Int {
    try blaming(number.offset) { () throws(WorkspaceError) in try section(number.value) }
  }

  /// A place where rows can be inserted.
  func insertionPoint(_ located: Arguments.Located) throws(CommandError) -> IndexPath {
    try blaming(located.offset) { () throws(WorkspaceError) in
      try insertionPoint(located.address)
    }
  }

  /// A place where rows can be added to a section, or to the only one.
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
