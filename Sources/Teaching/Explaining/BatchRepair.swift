import JSON
import TableModel

/// Makes an invalid batch valid by adding missing operations or removing extra ones.
struct BatchRepair {
  /// The most operations that a repaired batch may have.
  private static let limit = 12

  private let before: [Int]
  private let after: [Int]
  private var updates: TableUpdates

  init(_ updates: TableUpdates, from before: [Int], to after: [Int]) {
    self.updates = updates
    self.before = before
    self.after = after
  }

  /// Returns the valid batch as arguments of `batch`, or nil if none is short enough.
  mutating func command() -> String? {
    guard before.count <= 24, after.count <= 24 else { return nil }
    for _ in 0..<64 {
      do throws(TableError) {
        _ = try updates.validated(before: before, after: after)
        return updates.operations.count <= Self.limit ? text : nil
      } catch {
        guard let fault = error.fault, mend(fault) else { return nil }
      }
    }
    return nil
  }

  /// Removes one error; returns false if that is not possible.
  private mutating func mend(_ fault: BatchError) -> Bool {
    switch fault {
    case .wrongSectionCount(let tally): return mend(tally)
    case .wrongRowCount(let section, let tally): return mend(section, tally)
    case .deletesMissingRow(let path, _, _), .deletesRowOfMissingSection(let path, _, _):
      updates.deletedRows.removeAll { $0 == path }
      updates.reloadedRows.removeAll { $0 == path }
    case .insertsMissingRow(let path, _), .insertsRowIntoMissingSection(let path, _):
      updates.insertedRows.removeAll { $0 == path }
    case .deletesMissingSection(let section, _, _):
      updates.deletedSections.removeAll { $0 == section }
      updates.reloadedSections.removeAll { $0 == section }
    case .insertsMissingSection(let section, _):
      updates.insertedSections.removeAll { $0 == section }
    default: return false
    }
    return true
  }

  private mutating func mend(_ tally: BatchError.SectionTally) -> Bool {
    let missing = tally.after - tally.before - tally.told
    guard missing.magnitude <= Self.limit else { return false }
    if missing > 0 {
      let free = after.indices.reversed().filter { !updates.insertedSections.contains($0) }
      updates.insertedSections += free.prefix(missing)
    } else {
      let free = before.indices.reversed().filter {
        !updates.deletedSections.contains($0) && !updates.reloadedSections.contains($0)
      }
      updates.deletedSections += free.prefix(-missing)
    }
    return true
  }

  private mutating func mend(_ section: Int, _ tally: BatchError.RowCountMismatch) -> Bool {
    // With inserted, deleted or moved sections, the old number would be a guess.
    guard updates.insertedSections.isEmpty, updates.deletedSections.isEmpty,
      updates.movedSections.isEmpty
    else { return false }
    let missing = tally.after - tally.before - tally.told
    guard missing.magnitude <= Self.limit else {
      // Reloading a section covers every change of its row count.
      updates.deletedRows.removeAll { $0.section == section }
      updates.reloadedRows.removeAll { $0.section == section }
      updates.insertedRows.removeAll { $0.section == section }
      updates.reloadedSections.append(section)
      return !updates.movedRows.contains { $0.from.section == section || $0.to.section == section }
    }
    if missing > 0 {
      let taken = Set(updates.insertedRows + updates.movedRows.map(\.to))
      let free = (0..<tally.after).reversed().lazy.map { IndexPath(row: $0, section: section) }
        .filter { !taken.contains($0) }
      updates.insertedRows += free.prefix(missing)
    } else {
      let taken = Set(updates.deletedRows + updates.reloadedRows + updates.movedRows.map(\.from))
      let free = (0..<tally.before).reversed().lazy.map { IndexPath(row: $0, section: section) }
        .filter { !taken.contains($0) }
      updates.deletedRows += free.prefix(-missing)
    }
    return true
  }

  private var text: String {
    func list(_ numbers: [Int]) -> String {
      "[" + numbers.map(String.init).joined(separator: ",") + "]"
    }
    func rows(_ paths: [IndexPath]) -> [String] {
      paths.sorted().map { list([$0.section, $0.row]) }
    }
    var members = ["\"old\": \(list(before))", "\"new\": \(list(after))"]
    let lists: [(String, [String])] = [
      ("deleteRows", rows(updates.deletedRows)), ("reloadRows", rows(updates.reloadedRows)),
      ("insertRows", rows(updates.insertedRows)),
      (
        "moveRows",
        updates.movedRows.map { list([$0.from.section, $0.from.row, $0.to.section, $0.to.row]) }
      ),
      ("deleteSections", updates.deletedSections.sorted().map(String.init)),
      ("reloadSections", updates.reloadedSections.sorted().map(String.init)),
      ("insertSections", updates.insertedSections.sorted().map(String.init)),
      ("moveSections", updates.movedSections.map { list([$0.from, $0.to]) }),
    ]
    for (name, texts) in lists where !texts.isEmpty {
      members.append("\"\(name)\": [\(texts.joined(separator: ","))]")
    }
    return "batch {\(members.joined(separator: ", "))}"
  }
}
