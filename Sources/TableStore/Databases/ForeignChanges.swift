package import TableModel

/// Changes that other programs made in a database, for the rows of an open table.
package struct ForeignChanges: Sendable {
  /// The rows after the changes, without unsaved edits.
  let edits: DatabaseEdits

  /// The rows after the changes, with unsaved edits.
  package let sections: [Section]

  /// The difference from the current rows.
  package let comparison: SectionsDifference

  /// The unsaved edits, as changes of the rows without them.
  package let unsaved: [TableChange]

  /// The paths of rows with unsaved edits that another program changed or deleted by now.
  package let changedElsewhere: [IndexPath]
}
