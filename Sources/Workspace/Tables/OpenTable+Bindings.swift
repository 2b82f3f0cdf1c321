package import TableModel
import TableStore
import TableUI

/// The user's choice of the key for a field of the rows.
package struct BindingChoice: Hashable, Sendable {
  /// The key to bind.
  package enum Target: Hashable, Sendable {
    /// A key or path.
    case key(String)

    /// No key.
    case off

    /// The key that was bound when the table was opened.
    case automatic
  }

  /// The field.
  package let field: ItemBindings.Field

  /// The key.
  package let target: Target

  /// The number of the section in the loaded document, or nil for all sections.
  package let section: Int?

  /// Creates a choice.
  package init(_ field: ItemBindings.Field, _ target: Target, section: Int? = nil) {
    (self.field, self.target, self.section) = (field, target, section)
  }

  /// Applies the choice to the rows of a document.
  fileprivate func apply(to document: TableDocument) {
    let all = section.map { [document.bindings(ofSection: $0)] } ?? document.allBindings
    for bindings in all {
      let key: String? =
        switch target {
        case .key(let key): key
        case .off: nil
        case .automatic: bindings.original[field]
        }
      bindings.rebind(to: bindings.binding(field, to: key))
    }
  }
}

// The bindings of keys to fields.
extension OpenTable {
  /// Returns the bindings of a section of the model.
  package func bindings(ofSection index: Int) -> ItemBindings {
    let sections = sections
    let origin = sections.indices.contains(index) ? sections[index].origin : nil
    return document.bindings(ofSection: origin)
  }

  /// Binds keys to fields of the rows in all wirings, and reloads the rows.
  ///
  /// The bindings also apply to rows outside the table, such as those that `undo` restores.
  ///
  /// - Parameter choices: The choices.
  /// - Throws: An error if the table view rejects the rows at its layout. Also an error if no row
  ///   has a key of the current row arrangement.
  package func bind(_ choices: [BindingChoice]) throws(WorkspaceError) {
    for choice in choices { choice.apply(to: document) }
    settings.bindings += choices
    // A row can have any kind now; a wiring registers only the kinds that it had before.
    if choices.contains(where: { $0.field == .kind }) {
      for cellClass in CellKinds.classes { tableView.register(cellClass) }
    }
    record.forgetIDs()
    let shown = arrangement
    if !shown.isEmpty { try arrange(shown) }
    grid?.clear()
    try renew(keepsSelection: true)
  }

  /// Applies the earlier choices to a document whose rows replace the current ones.
  func bindAgain(_ document: TableDocument) {
    for choice in settings.bindings { choice.apply(to: document) }
  }
}
