package import JSON
import TableAdapters
package import TableModel
import TableStore
import TableUI

/// The place of a nested table: a value inside a row of another table, or beside its rows.
///
/// An edit of the nested table becomes an update of the row. So both tables have one history and
/// one document.
@MainActor package final class NestedPlace {
  /// The table around the nested one, which keeps it open.
  package unowned let parent: OpenTable

  /// The row's path in the model of the table around.
  ///
  /// Nil for a value beside the rows, and after the row was deleted.
  package private(set) var row: IndexPath?

  /// The path of the value in the row or document, or nil for the whole row.
  package let path: MemberPath?

  /// Whether the value is beside the rows of the document.
  let isBesideRows: Bool

  /// Whether the place no longer exists, so that the nested table must be closed.
  package private(set) var isGone = false

  /// The value that the nested table shows.
  private var value: JSONValue

  private var isWriting = false

  /// The reason why the last edit of a gesture was undone, until it is taken.
  private var refusal: WorkspaceError?

  /// Finds a value in a row of a table.
  ///
  /// - Parameters:
  ///   - path: The path of the value, or nil for the whole row.
  ///   - row: The row's path in the model.
  ///   - parent: The table.
  /// - Throws: An error if the row has no list or object there.
  init(
    _ path: MemberPath?,
    inRow row: IndexPath,
    of parent: OpenTable
  ) throws(WorkspaceError) {
    guard let item = parent.modelItem(at: row) else { throw .nested(.noRow) }
    (self.parent, self.row, self.path, isBesideRows) = (parent, row, path, false)
    value = try Self.value(at: path, in: item.value)
  }

  /// Finds a value in the document of a table.
  ///
  /// - Parameters:
  ///   - path: The path of the value from the root of the document.
  ///   - parent: The table.
  /// - Throws: An error if the document has no list or object there.
  init(_ path: MemberPath, inDocumentOf parent: OpenTable) throws(WorkspaceError) {
    (self.parent, self.path, isBesideRows) = (parent, path, true)
    guard let root = parent.document.root else {
      throw .nested(.noValue(path: path.text, known: []))
    }
    value = try Self.value(at: path, in: root)
  }

  private static func value(
    at path: MemberPath?,
    in whole: JSONValue
  ) throws(WorkspaceError) -> JSONValue {
    guard let value = path.map({ whole[$0] }) ?? whole else {
      let known = whole.kind == .object ? whole.members.prefix(100).map(\.key) : []
      throw .nested(.noValue(path: path?.text ?? "", known: known))
    }
    guard value.kind.holdsRows else {
      throw .nested(.scalar(path: path?.text, kind: value.kind))
    }
    return value
  }

  /// The name of the nested table: that of the table around, followed by the place.
  package var name: String {
    let address = row.map { "/\($0.section)/\($0.row)" } ?? ""
    let member = path.map { $0.text.hasPrefix("/") ? $0.text : "/" + $0.text } ?? ""
    return parent.name + address + member
  }

  /// Reads the value as a document.
  ///
  /// - Throws: An error if its rows cannot be read.
  func readDocument() throws(WorkspaceError) -> TableDocument {
    do throws(StoreError) {
      return try TableDocument(parsing: Array(value.utf8), name: name)
    } catch {
      throw .nested(.noTable(message: error.message))
    }
  }
}

// Edits of the nested table.
extension NestedPlace {
  /// Writes the rows of the nested table into the row around, as one transaction there.
  ///
  /// - Parameters:
  ///   - edit: The edit of the nested table, whose changes are already made.
  ///   - batches: The batches of the edit, or nil for its own ones.
  ///   - table: The nested table.
  /// - Throws: An error if the value cannot store the rows; the row stays unchanged then.
  func write(
    _ edit: Transaction,
    _ batches: [[TableChange]]? = nil,
    from table: OpenTable
  ) throws(WorkspaceError) {
    switch edit.kind {
    case .made, .ended: break
    default: return
    }
    guard let row, let old = parent.modelItem(at: row) else {
      throw .nested(isBesideRows ? .readOnly(path: path?.text ?? "") : .noRow)
    }
    let written = try encode(table)
    var new = old
    do throws(PathEditError) {
      new.value =
        try path.map { path throws(PathEditError) in
          try old.value.setting(path, to: written)
        } ?? written
    } catch {
      throw .edit(.noWay(error))
    }
    var outer = Transaction(
      command: edit.command,
      batches: new == old ? [] : [[.update(at: row, from: old, to: new)]],
      isModelOnly: edit.isModelOnly,
      focus: .follows,
      steps: edit.steps
    )
    outer.nested = NestedEdit(
      batches ?? edit.batches,
      of: ObjectIdentifier(table),
      at: name,
      inner: edit.nested
    )
    isWriting = true
    defer { isWriting = false }
    try parent.commit([outer])
    value = written
  }

  /// Writes an edit that the nested table has already recorded.
  ///
  /// If the row cannot store it, the nested table returns to the value of the row.
  func adopt(_ edit: Transaction, from table: OpenTable) {
    do throws(WorkspaceError) { try write(edit, from: table) } catch {
      refusal = error
      table.rereadNestedValue()
    }
  }

  /// Returns the reason why the last edit of a gesture was undone, once; nil if it was kept.
  package func takeRefusal() -> WorkspaceError? {
    defer { refusal = nil }
    return refusal
  }

  private func encode(_ table: OpenTable) throws(WorkspaceError) -> JSONValue {
    do throws(StoreError) {
      let bytes = try table.document.bytes(of: table.sections)
      do throws(JSONError) { return try JSONValue(parsing: bytes) } catch {
        throw StoreError.json(error, name: name)
      }
    } catch {
      throw .nested(.cannotStore(message: error.message, hint: error.hint))
    }
  }

  /// Follows a transaction of the table around.
  ///
  /// - Returns: Whether the value of the nested table may have changed; false if the nested table
  ///   made the transaction.
  fileprivate func follow(_ transaction: Transaction) -> Bool {
    guard !isWriting, !isBesideRows, !isGone else { return false }
    for change in transaction.newChanges { row = row.flatMap(change.destination) }
    guard let row, let item = parent.modelItem(at: row),
      let now = path.map({ item.value[$0] }) ?? item.value, now.kind.holdsRows
    else {
      isGone = true
      return false
    }
    defer { value = now }
    return transaction.nested != nil || !now.utf8.elementsEqual(value.utf8)
  }

  /// Marks the place as lost, because its rows cannot be shown.
  fileprivate func lose() { isGone = true }
}

extension OpenTable {
  /// The table with the document: this one, or the one around a nested table.
  package var root: OpenTable { nested?.parent.root ?? self }

  /// The innermost nested table that is open, or this one.
  package var front: OpenTable { entered?.front ?? self }

  /// Follows a transaction of the table around this nested one.
  func follow(_ transaction: Transaction) {
    guard let nested, nested.follow(transaction) else { return }
    if let edit = transaction.nested, edit.table == ObjectIdentifier(self) {
      // The exact inverse also restores what the document does not store, such as heights.
      var own = Transaction(kind: .arrived(nil), batches: edit.batches, focus: .moves)
      own.nested = edit.inner
      do throws(WorkspaceError) { try commit([own]) } catch { rereadNestedValue() }
    } else {
      rereadNestedValue()
    }
  }

  /// Shows the current value of the row around by applying the differences.
  fileprivate func rereadNestedValue() {
    guard let nested, !nested.isGone else { return }
    do {
      let document = try nested.readDocument()
      // Other rows could suggest other keys; the table keeps those it was opened with.
      for section in document.sections.indices {
        document.bindings(ofSection: section)
          .rebind(to: self.document.bindings(ofSection: section))
      }
      let difference = SectionsDifference(
        from: sections,
        to: document.sections,
        sections: .id,
        names: (self.document.sectionNames, document.sectionNames)
      ) { _ in }
      let batches = difference.stages(tableView.batchPolicy) { _ in }
      try unfoldAll()
      try commit([Transaction(kind: .arrived(document), batches: batches, focus: .follows)])
    } catch {
      nested.lose()
    }
  }
}

extension JSONValue.Kind {
  /// Whether a value of the kind is a list or an object.
  fileprivate var holdsRows: Bool { self == .array || self == .object }
}
