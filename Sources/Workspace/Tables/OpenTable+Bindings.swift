package import TableModel
import TableStore
import TableUI

/// A person's choice of the key that is bound to a field of the rows.
package struct BindingChoice: Hashable, Sendable {
  /// The key that is bound.
  package enum Target: Hashable, Sendable {
    /// A key or path.
    case key(String)

    /// None.
    case off

    /// The one that was bound when the table was opened.
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

  /// Lets the choice count for the rows of a document.
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

// Which keys the rows are read by.
extension OpenTable {
  /// The bindings of a section of the model.
  package func bindings(ofSection index: Int) -> ItemBindings {
    let sections = sections
    let origin = sections.indices.contains(index) ? sections[index].origin : nil
    return document.bindings(ofSection: origin)
  }

  /// Binds keys to fields of the rows, at once and for every wiring, and shows the rows anew.
  ///
  /// Rows that are kept elsewhere, such as those that `undo` brings back, are read by the same keys.
  ///
  /// - Parameter choices: The choices.
  /// - Throws: What the table view rejects at its layout, or that no row has the key of a view over the rows.
  package func bind(_ choices: [BindingChoice]) throws(WorkspaceError) {
    for choice in choices { choice.apply(to: document) }
    settings.bindings += choices
    record.forgetIDs()
    let shown = arrangement
    if !shown.isEmpty { try arrange(shown) }
    grid?.clear()
    try renew(keepsSelection: true)
  }

  /// Lets the choices so far count for a document whose rows take the place of these.
  func bindAgain(_ document: TableDocument) {
    for choice in settings.bindings { choice.apply(to: document) }
  }
}
