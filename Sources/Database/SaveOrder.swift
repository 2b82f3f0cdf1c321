/// The order of the statements of a save.
///
/// Deletions are first, then updates, then insertions. An update that gives up a value of a unique
/// column precedes the one that takes it. If updates exchange such values, one of the rows first gets
/// a value that no row has.
struct SaveOrder {
  /// A step of a save.
  enum Step: Hashable {
    /// An edit is written.
    case write(Int)

    /// A row leaves the values of some columns to others before its own edit is written.
    case leave(Int, [String])

    /// The number of the edit.
    var index: Int {
      switch self {
      case .write(let index), .leave(let index, _): index
      }
    }
  }

  /// A value of a column.
  private struct Place: Hashable {
    let column: String
    let value: DatabaseValue
  }

  /// The most updates that may give up one value of several columns; of more, the order is free.
  private static let mostOwners = 16

  /// The steps; the numbers are those of the edits.
  private(set) var steps: [Step] = []

  private let edits: [RowEdit]
  private let table: CatalogTable

  /// The updates that give up a value, by the updates that take it.
  private var owners: [Int: Set<Int>] = [:]

  /// The updates that take a value, by the updates that give it up.
  private var takers: [Int: [Int]] = [:]
  private var isDone: Set<Int> = []

  /// Orders edits.
  ///
  /// - Parameters:
  ///   - edits: The edits.
  ///   - unique: The columns of which no two rows may have the same values.
  ///   - table: The table.
  /// - Complexity: O(n) in the values.
  init(_ edits: [RowEdit], unique: Set<String>, in table: CatalogTable) {
    (self.edits, self.table) = (edits, table)
    let updates = edits.indices.filter { edits[$0].kind == .update }
    find(unique, in: updates)
    steps = edits.indices.filter { edits[$0].kind == .delete }.map(Step.write)
    for index in updates { write(index) }
    for index in updates {
      while !isDone.contains(index) { breakCycle(from: index) }
    }
    steps += edits.indices.filter { edits[$0].kind == .insert }.map(Step.write)
  }

  /// Returns whether an update takes a value that another one gives up.
  static func mayCollide(_ edits: [RowEdit]) -> Bool {
    var old: [Place: Int] = [:]
    for (index, edit) in edits.enumerated() where edit.kind == .update {
      for value in edit.values { old[Place(column: value.column, value: value.old)] = index }
    }
    return edits.enumerated().contains { index, edit in
      edit.kind == .update
        && edit.values.contains { value in
          let owner = old[Place(column: value.column, value: value.new)]
          return value.new != .null && owner != nil && owner != index
        }
    }
  }

  private mutating func find(_ unique: Set<String>, in updates: [Int]) {
    guard !unique.isEmpty else { return }
    var old: [Place: [Int]] = [:]
    for index in updates {
      for value in edits[index].values where unique.contains(value.column) {
        old[Place(column: value.column, value: value.old), default: []].append(index)
      }
    }
    for index in updates {
      for value in edits[index].values where unique.contains(value.column) && value.new != .null {
        let known = old[Place(column: value.column, value: value.new)] ?? []
        guard known.count <= Self.mostOwners else { continue }
        for owner in known
        where owner != index && owners[index, default: []].insert(owner).inserted {
          takers[owner, default: []].append(index)
        }
      }
    }
  }

  /// Writes an update, if no other one has to precede it, and then those that waited for it.
  private mutating func write(_ first: Int) {
    var next = [first]
    while let index = next.popLast() {
      guard owners[index]?.isEmpty ?? true, isDone.insert(index).inserted else { continue }
      steps.append(.write(index))
      next += release(index)
    }
  }

  /// Notes that an update has given up its values; returns those that take them, the first one last.
  private mutating func release(_ index: Int) -> [Int] {
    let waiting = takers.removeValue(forKey: index) ?? []
    for taker in waiting { owners[taker]?.remove(index) }
    return waiting.reversed()
  }

  /// Lets a row of a cycle give up its values before its own update.
  private mutating func breakCycle(from first: Int) {
    var (index, seen): (Int, Set<Int>) = (first, [])
    while seen.insert(index).inserted, let owner = owners[index]?.min() { index = owner }
    let columns = wanted(of: index)
    if !columns.isEmpty { steps.append(.leave(index, columns)) }
    // Without such a column, the database decides.
    for taker in release(index) { write(taker) }
    write(index)
  }

  /// Returns the columns whose values others take; a row keeps its identity.
  private func wanted(of index: Int) -> [String] {
    let taken = Set(
      (takers[index] ?? []).flatMap { taker in
        edits[taker].values.map { Place(column: $0.column, value: $0.new) }
      }
    )
    return edits[index].values.compactMap { value in
      guard taken.contains(Place(column: value.column, value: value.old)),
        let column = table.column(named: value.column), column.keyNumber == 0,
        !table.identity.names.contains(column.name), column.hasFreeValue
      else { return nil }
      return column.name
    }
  }
}

extension DatabaseTable {
  /// Returns the statements of a save, which are not run.
  ///
  /// - Parameter edits: The edits.
  /// - Returns: The statements.
  /// - Throws: An error if the database cannot be read.
  package func script(_ edits: [RowEdit]) throws(DatabaseError) -> [String] {
    let (query, unique) = (query, try uniqueColumns(of: edits))
    return try reading { connection throws(DatabaseError) in
      let save = GuardedSave(query)
      return save.script(try save.exact(edits, on: connection), unique: unique)
    }
  }

  /// Returns whether a save may change other rows than its own.
  ///
  /// - Throws: An error if the database cannot be read.
  /// - Complexity: O(n) in the tables of the database.
  package func hasSideEffects() throws(DatabaseError) -> Bool {
    let query = query
    do throws(DatabaseError) {
      return try reading { connection throws(DatabaseError) in
        try connection.hasSideEffects(query)
      }
    } catch {
      // A server that has no such catalog has no triggers either.
      guard error.isOfStatement, address.server != nil else { throw error }
      return false
    }
  }

  /// Returns the columns of which no two rows may have the same values, if edits exchange values;
  /// otherwise none.
  package func uniqueColumns(of edits: [RowEdit]) throws(DatabaseError) -> Set<String> {
    guard SaveOrder.mayCollide(edits) else { return [] }
    let query = query
    return try reading { connection throws(DatabaseError) in try connection.uniqueColumns(query) }
  }
}
