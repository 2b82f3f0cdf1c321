import JSON
import TableModel

/// Writes conditions of queries in SQL.
///
/// A database compares texts by other rules than a query does. So the condition in SQL finds all
/// rows that may match, and the query decides about each of these.
struct ConditionWriter {
  private let columns: [CatalogColumn]
  private let bindings: ItemBindings
  private let values: ColumnConditions

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - query: The table.
  ///   - bindings: The meaning of the columns.
  init(_ query: TableQuery, _ bindings: ItemBindings) {
    columns = query.table.columns
    self.bindings = bindings
    values = ColumnConditions(query.dialect)
  }

  /// Returns a condition that is true of each row that matches; nil if any row may match.
  func possible(_ condition: QueryCondition) -> SQLCondition? {
    switch condition {
    case .text(let text):
      let parts = columns.map { values.mayContain($0, text.folded) }
      return parts.contains { $0 == nil } ? nil : .any(parts.compactMap(\.self))
    case .pattern: return nil
    case .compares(let key, let comparison):
      guard let column = column(key) else { return nil }
      switch comparison.operation {
      case .differs: return values.surelyEquals(column, comparison.content)?.inverse
      case .lacks: return nil
      default: return values.mayHold(column, comparison)
      }
    case .not(let condition): return certain(condition)?.inverse
    case .all(let conditions): return .all(conditions.compactMap(possible))
    case .any(let conditions):
      let parts = conditions.map(possible)
      return parts.contains { $0 == nil } ? nil : .any(parts.compactMap(\.self))
    }
  }

  /// Returns a condition that is true only of rows that match; nil if it is unknown for all rows.
  private func certain(_ condition: QueryCondition) -> SQLCondition? {
    switch condition {
    case .text, .pattern: return nil
    case .compares(let key, let comparison):
      guard let column = column(key) else { return nil }
      switch comparison.operation {
      case .equals: return values.surelyEquals(column, comparison.content)
      case .differs:
        return values.mayEqual(column, comparison.content)?.inverse
      default: return nil
      }
    case .not(let condition): return possible(condition)?.inverse
    case .all(let conditions):
      let parts = conditions.map(certain)
      return parts.contains { $0 == nil } ? nil : .all(parts.compactMap(\.self))
    case .any(let conditions): return .any(conditions.compactMap(certain))
    }
  }

  /// Returns the column whose value a key means, or nil if the key may be a path.
  private func column(_ key: RowKey) -> CatalogColumn? {
    let name = key.boundName(in: bindings)
    guard name.utf8.allSatisfy({ $0 == 0x5F || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }) else {
      return nil
    }
    return columns.first { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// Returns the columns that keys need.
  static func columns(
    of keys: [RowKey],
    in table: CatalogTable,
    _ bindings: ItemBindings
  ) -> [CatalogColumn] {
    var names: Set<String> = []
    for key in keys {
      for name in [key.name, key.boundName(in: bindings)] {
        names.insert(name)
        if let step = MemberPath(orKey: name).steps.first { names.insert(step) }
      }
    }
    return table.columns.filter { names.contains($0.name) }
  }
}
