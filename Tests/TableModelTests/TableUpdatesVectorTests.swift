import BatchRules
import Foundation
import Testing

import struct TableModel.IndexPath

@testable import TableModel

/// One case of `Vectors/batch-updates.json`.
private struct BatchVector: Decodable {
  let name: String
  let old: [Int]
  let new: [Int]
  let deleteRows, reloadRows, insertRows, moveRows: [[Int]]
  let deleteSections, reloadSections, insertSections: [Int]
  let moveSections: [[Int]]
  let ok: Bool
  let final: [[String]]?
  let kind: String?
  let reason: String?

  static func all(file: String = #filePath) throws -> [BatchVector] {
    let folder = URL(filePath: file).deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appending(path: "Vectors/batch-updates.json"))
    return try JSONDecoder().decode([BatchVector].self, from: data)
  }

  var updates: TableUpdates {
    func path(_ numbers: some Collection<Int>) -> IndexPath {
      let numbers = Array(numbers)
      return IndexPath(row: numbers[1], section: numbers[0])
    }
    var updates = TableUpdates()
    updates.deletedRows = deleteRows.map(path)
    updates.reloadedRows = reloadRows.map(path)
    updates.insertedRows = insertRows.map(path)
    updates.movedRows = moveRows.map { RowMove(from: path($0.prefix(2)), to: path($0.suffix(2))) }
    updates.deletedSections = deleteSections
    updates.reloadedSections = reloadSections
    updates.insertedSections = insertSections
    updates.movedSections = moveSections.map { SectionMove(from: $0[0], to: $0[1]) }
    return updates
  }

  var insertsIntoMovedSection: Bool {
    insertRows.contains { row in moveSections.contains { $0[1] == row[0] } }
  }

  var reloadsInMovedSection: Bool {
    reloadRows.contains { row in moveSections.contains { $0[0] == row[0] } }
  }

  var movesRowsOfMovedSection: Bool {
    moveRows.contains { row in moveSections.contains { $0[0] == row[0] || $0[1] == row[2] } }
  }

  var movesIntoInsertedSection: Bool { moveRows.contains { insertSections.contains($0[2]) } }
}

@Suite struct TableUpdatesVectorTests {
  @Test func `every batch of the vectors ends as they say`() throws {
    let vectors = try BatchVector.all()
    #expect(vectors.count == 111)
    for vector in vectors {
      do throws(TableError) {
        let map = try vector.updates.validated(before: vector.old, after: vector.new)
        #expect(vector.ok, "\(vector.name)")
        #expect(map.result(from: namesBefore(vector.old)) == vector.final, "\(vector.name)")
        #expect(map.inconsistencies.isEmpty, "\(vector.name)")
        let recipe = UpdatesRecipe(updates: vector.updates, after: vector.new)
        #expect(recipe.result(from: namesBefore(vector.old)) == vector.final, "\(vector.name)")
      } catch {
        #expect(!vector.ok, "\(vector.name): \(error)")
        #expect(error.text() == vector.reason, "\(vector.name)")
        let codes = [
          "count.rows": "E1", "delete.row": "E4", "insert.row": "E6", "insert.section": "E9",
          "move.row.from": "E10", "insert+move": "E12", "delete+reload": "E14",
        ]
        #expect(error.code == codes[vector.kind ?? ""], "\(vector.name)")
      }
    }
  }

  @Test func `UIKit's policy refuses what the operations say`() throws {
    var found: [String: Int] = [:]
    for vector in try BatchVector.all() {
      do throws(TableError) {
        let map = try vector.updates.validated(
          before: vector.old,
          after: vector.new,
          policy: .uikit
        )
        #expect(vector.ok, "\(vector.name)")
        #expect(!vector.insertsIntoMovedSection, "\(vector.name)")
        #expect(!vector.reloadsInMovedSection, "\(vector.name)")
        #expect(!vector.movesIntoInsertedSection, "\(vector.name)")
        let hasWarning = map.warnings.contains { $0.contains("UIKit does not show a row's move") }
        #expect(hasWarning == vector.movesRowsOfMovedSection, "\(vector.name)")
      } catch {
        guard vector.ok else { continue }
        found[error.code, default: 0] += 1
        switch error.code {
        case "E16": #expect(vector.movesIntoInsertedSection, "\(vector.name)")
        case "E33": #expect(vector.insertsIntoMovedSection, "\(vector.name)")
        case "E1": #expect(vector.reloadsInMovedSection, "\(vector.name)")
        default: Issue.record("\(vector.name): \(error)")
        }
      }
    }
    #expect(found["E16"] == 1)
    #expect(found["E33"] == 32)
  }

  @Test func `the lenient policy warns of exactly those`() throws {
    var classes = [0, 0, 0, 0]
    for vector in try BatchVector.all() where vector.ok {
      let warnings = try vector.updates.validated(before: vector.old, after: vector.new).warnings
      let texts = [
        "moving a row into a section inserted", "inserting a row into a section that moves",
        "reloading a row of a section that moves", "UIKit does not show a row's move",
      ]
      let expected = [
        vector.movesIntoInsertedSection, vector.insertsIntoMovedSection,
        vector.reloadsInMovedSection, vector.movesRowsOfMovedSection,
      ]
      for (index, text) in texts.enumerated() {
        let isWarned = warnings.contains { $0.contains(text) }
        #expect(isWarned == expected[index], "\(vector.name): \(text)")
        if isWarned { classes[index] += 1 }
      }
      #expect(warnings.allSatisfy { $0.hasPrefix("portability warning: ") })
    }
    #expect(classes == [1, 32, 9, 20])
  }
}
