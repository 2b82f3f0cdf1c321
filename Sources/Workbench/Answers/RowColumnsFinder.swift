import CommandLanguage
import TableAdapters
import TableModel
import Workspace

/// Finds the columns of a listing of rows in a format.
@MainActor struct RowColumnsFinder {
  private let rows: RowListing
  private let all: [Section]
  private let form: AnswerForm
  private let session: Session

  /// Creates a finder for some rows.
  ///
  /// - Parameters:
  ///   - rows: The listed rows.
  ///   - all: All rows; at least one of them must have each key.
  ///   - form: The form of the output.
  ///   - session: The session.
  init(_ rows: RowListing, all: [Section], _ form: AnswerForm, _ session: Session) {
    (self.rows, self.all, self.form, self.session) = (rows, all, form, session)
  }

  /// Returns the columns for some keys.
  ///
  /// - Parameter keys: The keys, or nil for the default columns of the format.
  /// - Returns: The columns.
  /// - Throws: An error if no row has a key, or `interrupted`.
  func columns(_ keys: RowKeyList?) throws -> RowColumns {
    guard let keys else {
      if form.isText { return .summary }
      if form.isRecord { return .record }
      return form.format.isOfObjects ? .objects(hasAddress: true) : try members(hasAddress: true)
    }
    guard let chosen = keys.keys else {
      if form.format.isOfObjects { return .objects(hasAddress: false) }
      return try members(hasAddress: form.isText)
    }
    for key in chosen where !key.isOfEveryRow { try checkPresence(of: key, in: keys) }
    return .chosen(chosen, hasAddress: form.isText)
  }

  /// Returns notes about the columns.
  func notes(_ columns: RowColumns) -> [String] {
    guard case .members(let members, _) = columns, members.isFull else { return [] }
    return [QueryText.columnsCut(limit: MemberColumns.limit).words]
  }

  private func members(hasAddress: Bool) throws -> RowColumns {
    var columns = MemberColumns(besideAddress: hasAddress)
    try session.working(.lookingForColumns) { work throws in
      var count = 0
      try rows.visit { item throws in
        columns.note(item)
        count += 1
        if count & 0x3FF == 0 { try work.check(count, of: rows.count) }
      }
    }
    return .members(columns, hasAddress: hasAddress)
  }

  private func checkPresence(of key: RowKey, in list: RowKeyList) throws {
    do throws(ArrangementError) {
      try session.working(.lookingFor(key: session.shown(key.name))) {
        work throws(ArrangementError) in
        try key.checkPresence(in: all) { work.isCancelled() }
      }
    } catch {
      // A key whose value is null everywhere has an empty column.
      if case .noKey(let name, let names) = error, names.contains(name) { return }
      if case .noKey(let name, let names) = error, let whole = list.whole,
        names.contains(whole)
      {
        throw CommandError(ViewFault.keyWithComma(part: name, key: whole), at: list.offset)
      }
      throw session.wording(of: WorkspaceError(error)).blaming(list.offset)
    }
  }
}
