import JSON
import Platform
public import TableModel

/// What a form does with a value that a person entered: whether it takes it, and what becomes of the rows.
///
/// The rules are about values only: no table view and no controller. What they come to is a list of changes,
/// so that one undo takes all of it back.
public enum FormRules: Sendable {
  /// The problem of a value, or nil if it is valid.
  public static func problem(with text: String, in field: FormField) -> FieldProblem? {
    if let problem = field.problem(with: text) { return problem }
    guard let pattern = field.pattern, field.isFilled(text) else { return nil }
    do throws(RegularExpressionError) {
      return try RegularExpression(pattern).matches(text) ? nil : .noMatch(field.hint)
    } catch {
      return .brokenPattern(error.message)
    }
  }

  /// The changes that a value comes to: the field's own, and the rows that go and come with it.
  ///
  /// Rows that the new value does not bring along go wherever they stand, with the rows that their own values
  /// brought along; the new ones come right behind the field, each only if no row has its id yet.
  ///
  /// - Parameters:
  ///   - text: The value, which the field takes.
  ///   - path: The field.
  ///   - sections: The rows as they are.
  /// - Returns: The changes, each counted in the state that the one before leaves; none where nothing changes.
  /// - Throws: Why a change does not fit the rows.
  /// - Complexity: O(log n), or O(n) in the rows where the field has details.
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

  /// The fields of a form that must have a value and have none, or a wrong one, with their places.
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
