import BatchRules
import Fuzzing
import TableModel

/// A table in a few numbers, what it is told, and what its data source says afterwards.
struct BatchCase {
  let before: [Int]
  let after: [Int]
  let updates: TableUpdates

  /// The rows that are selected before.
  let selected: [IndexPath]

  /// Whether the data source names the sections that have changed.
  let isReporting: Bool

  private static let vast = [Int.max, Int.max - 1, 1 << 40, 1 << 31]

  init(_ input: FuzzInput) {
    var input = input
    isReporting = input.below(2) == 1
    let before = (0..<input.below(5)).map { _ in input.below(5) }
    let count = input.below(5)
    selected = (0..<count).map { _ in
      IndexPath(row: input.below(4), section: input.below(4))
    }
    let isFitting = input.below(4) > 0
    var changes = (0..<input.below(4)).map { _ in (input.below(4), input.below(4)) }
    let hasMore = input.below(8) == 7
    let updates = Self.updates(&input)
    var after = isFitting ? Self.fitting(before, updates) : before
    // A lie or two of the data source.
    if isFitting, changes.count < 3 { changes = [] }
    for (section, rows) in changes where section < after.count { after[section] = rows }
    if hasMore { after.append(1) }
    self.before = before
    self.after = after
    self.updates = updates
  }

  private static func number(_ input: inout FuzzInput) -> Int {
    let byte = input.next()
    return byte < 252 ? byte % 5 : vast[byte - 252]
  }

  private static func path(_ input: inout FuzzInput) -> IndexPath {
    IndexPath(row: number(&input), section: number(&input))
  }

  private static func updates(_ input: inout FuzzInput) -> TableUpdates {
    var updates = TableUpdates()
    var count = 0
    while !input.isEmpty, count < 12 {
      count += 1
      switch input.below(8) {
      case 0: updates.deletedRows.append(path(&input))
      case 1: updates.insertedRows.append(path(&input))
      case 2: updates.reloadedRows.append(path(&input))
      case 3: updates.movedRows.append(RowMove(from: path(&input), to: path(&input)))
      case 4: updates.deletedSections.append(number(&input))
      case 5: updates.insertedSections.append(number(&input))
      case 6: updates.reloadedSections.append(number(&input))
      default:
        updates.movedSections.append(SectionMove(from: number(&input), to: number(&input)))
      }
    }
    return updates
  }

  /// What a data source would say that did what it tells, as far as that makes sense.
  private static func fitting(_ before: [Int], _ updates: TableUpdates) -> [Int] {
    let inserted = Set(updates.insertedSections)
    let deleted = Set(updates.deletedSections)
    let count = before.count + inserted.count - deleted.count
    guard count > 0 else { return [] }
    var after = Array(repeating: 0, count: count)
    var targets: [Int: Int] = [:]
    for move in updates.movedSections { targets[move.from] = move.to }
    var free = after.indices.filter { !inserted.contains($0) && !targets.values.contains($0) }
    for old in before.indices where !deleted.contains(old) {
      guard let new = targets[old] ?? free.first else { continue }
      if targets[old] == nil { free.removeFirst() }
      guard after.indices.contains(new) else { continue }
      after[new] = before[old] - Set(updates.deletedRows).count { $0.section == old }
      after[new] -= updates.movedRows.count { $0.from.section == old }
    }
    for section in after.indices {
      after[section] += Set(updates.insertedRows).count { $0.section == section }
      after[section] += updates.movedRows.count { $0.to.section == section }
    }
    return after.map { max(0, $0) }
  }
}

extension BatchCase: CustomStringConvertible {
  var description: String {
    "\(before) to \(after), \(isReporting ? "reported" : "asked"): \(updates), selected \(selected)"
  }
}

extension BatchCase {
  /// Compares the check of batches and a table view with the rules.
  @MainActor func run() {
    let oracle = BatchOracle(before: before, after: after, updates: updates)
    let refusal = oracle.refusal
    do throws(TableError) {
      let map = try updates.validated(before: before, after: after)
      check(refusal == nil, "taken, but refused with \(refusal ?? []): \(self)")
      check(map.result(from: namesBefore(before)) == oracle.final, "other rows: \(self)")
      check(map.inconsistencies.isEmpty, "\(map.inconsistencies): \(self)")
      checkStages(map)
    } catch {
      let found = [error.code, error.text()]
      check(found == refusal, "refused with \(found), not \(refusal ?? ["nothing"]): \(self)")
    }
    checkPolicy(isLegal: refusal == nil)
    BatchTable(self, isReporting: isReporting && refusal == nil)
      .check(refusal: refusal, final: refusal == nil ? oracle.final : [])
  }

  /// What is refused anyway is refused under UIKit's own policy too, and what that takes means the same.
  private func checkPolicy(isLegal: Bool) {
    guard let strict = try? updates.validated(before: before, after: after, policy: .uikit) else {
      return
    }
    check(isLegal, "UIKit would take it: \(self)")
    let old = namesBefore(before)
    let map = try? updates.validated(before: before, after: after)
    check(map?.result(from: old) == strict.result(from: old), "UIKit would show others: \(self)")
  }

  /// Each stage is a batch that UIKit takes, and all of them lead to the same rows.
  private func checkStages(_ map: TableUpdatesMap) {
    let stages = updates.stages(before: before, after: after)
    var rows = namesBefore(before)
    for stage in stages {
      let counts = rows.map(\.count)
      let step = try? stage.updates.validated(before: counts, after: stage.counts, policy: .uikit)
      guard let step else { return check(false, "no batch for UIKit: \(stage.updates) of \(self)") }
      check(step.warnings == [], "\(step.warnings): \(stage.updates) of \(self)")
      rows = step.result(from: rows)
    }
    guard !stages.isEmpty else { return }
    check(rows == map.result(from: namesBefore(before)), "the stages give \(rows): \(self)")
  }
}
