import BatchRules
import TableModel
import TestSupport
import Testing

/// Batches thrown together at random, right or wrong, against the rules read out slowly.
@Suite struct BatchOracleTests {
  private static func path(_ random: inout SeededGenerator) -> IndexPath {
    IndexPath(row: random.below(4), section: random.below(4))
  }

  /// A few operations, most of which point somewhere.
  private static func updates(_ random: inout SeededGenerator) -> TableUpdates {
    var updates = TableUpdates()
    for _ in 0..<random.below(5) {
      switch random.below(9) {
      case 0, 1: updates.deletedRows.append(path(&random))
      case 2, 3: updates.insertedRows.append(path(&random))
      case 4: updates.reloadedRows.append(path(&random))
      case 5: updates.movedRows.append(RowMove(from: path(&random), to: path(&random)))
      case 6: updates.deletedSections.append(random.below(4))
      case 7: updates.insertedSections.append(random.below(4))
      default:
        if random.chance(50) {
          updates.reloadedSections.append(random.below(4))
        } else {
          updates.movedSections.append(SectionMove(from: random.below(4), to: random.below(4)))
        }
      }
    }
    return updates
  }

  @Test func `any batch ends as the rules say, in the order of the rules`() {
    var codes: [String: Int] = [:]
    for seed in 0..<40_000 {
      var random = SeededGenerator(seed: UInt64(seed))
      let before = (0..<random.below(4)).map { _ in random.below(4) }
      let updates = Self.updates(&random)
      // Close to what is told, so that many come out right.
      var after = before
      for _ in 0..<random.below(3) where !after.isEmpty {
        after[random.below(after.count)] = random.below(4)
      }
      if random.chance(30) { after.append(random.below(3)) }
      if random.chance(20), !after.isEmpty { after.removeLast() }
      let oracle = BatchOracle(before: before, after: after, updates: updates)
      let context = "seed \(seed): \(before) to \(after): \(updates)"
      do throws(TableError) {
        let map = try updates.validated(before: before, after: after)
        #expect(oracle.refusal == nil, "\(context)")
        codes["legal", default: 0] += 1
        guard oracle.refusal == nil else { continue }
        #expect(map.result(from: namesBefore(before)) == oracle.final, "\(context)")
      } catch {
        #expect([error.code, error.text()] == oracle.refusal, "\(context)")
        codes[error.code, default: 0] += 1
      }
    }
    let expected = ["E1", "E2", "E4", "E5", "E6", "E7", "E8", "E9", "E10", "E11", "E12", "E13"]
    for code in expected + ["E14", "E30", "E31", "E32", "legal"] {
      #expect(codes[code, default: 0] > 0, "\(code)")
    }
  }
}
