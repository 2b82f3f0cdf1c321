import JSON
import Platform
public import TableModel

/// The rules of a form for an entered value: whether it is valid, and which rows it changes.
///
/// The rules depend only on values, not on a table view or controller. Their result is a list of
/// changes, which one undo reverts.
public enum FormRules: Sendable {
  /// Returns the problem of a value, or nil if it is valid.
  public static func problem(with text: String, in field: FormField) -> FieldProblem? {
    if let problem = field.problem(with: text) { return problem }
    guard let pattern = field.pattern, field.isFilled(text) else { return nil }
    do throws(RegularExpressionError) {
      return try RegularExpression(pattern).matches(text) ? nil : .noMatch(field.hint)
    } catch {
      return .brokenPattern(error.message)
    }
  }

  /// Returns the changes for a value: the field's own, and the rows that it removes and inserts.
  ///
  /// Rows that the new value does not need are removed, wherever they are. The rows that their own
  /// values added are removed too. The new ones are inserted right after the field, unless a row
  /// already has their id.
  ///
  /// - Parameters:
  ///   - text: The value, which is valid for the field.
  ///   - path: The index path of the field.
  ///   - sections: The current rows.
  /// - Returns: The changes, each counted in the state after the previous one; empty if the value
  ///   is unchanged.
  /// - Throws: The reason why a change does not match the rows.
  /// - Complexity: O(log n), or O(n) in the rows if the field has details.
  public static func changes(
    entering text: String,
    at path: IndexPath,
    in sections: [Section]
  ) throws(TableError) -> [TableChange] {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.row)
    else { return [] }
    let old = sections[path.section].items[path.row]
    guard let field = FormField(of: old) else { return [] }
    let new = field.setting(text, in: old)
    var growth = FormGrowth(sections)
    if new != old { try growth.make(.update(at: path, from: old, to: new)) }
    guard old.member("details") != nil else { return growth.changes }
    try growth.replaceDetails(of: field, in: new, at: path, for: text)
    return growth.changes
  }

  /// Returns the fields of a form whose value is missing or invalid, with their index paths.
  ///
  /// - Complexity: O(n) in the rows.
  public static func incomplete(
    in sections: [Section]
  ) -> [(path: IndexPath, item: Item, problem: FieldProblem)] {
    var found: [(path: IndexPath, item: Item, problem: FieldProblem)] = []
    for (section, rows) in sections.enumerated() {
      for (row, item) in rows.items.enumerated() {
        guard let field = FormField(of: item),
          let problem = problem(with: field.value(in: item), in: field)
        else { continue }
        found.append((IndexPath(row: row, section: section), item, problem))
      }
    }
    return found
  }
}
