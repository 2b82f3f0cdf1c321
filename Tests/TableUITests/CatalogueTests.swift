import TableModel
import TableUI
import TestSupport
import Testing

/// Every condition of the catalogue, reached by calls of the library on a live table view.
@MainActor @Suite struct CatalogueTests {
  typealias Call = @MainActor (CatalogueTable) throws(TableError) -> Void

  @Test(arguments: CatalogueText.all, CatalogueText.eras)
  func `a call reaches it, word for word in each era`(
    condition: CatalogueText,
    eraName: String
  ) throws {
    let era = try #require(UIKitWording(rawValue: eraName))
    let call = try #require(Self.calls[condition.name])
    let table = CatalogueTable()
    try table.tableView.layoutIfNeeded()
    table.tableView.messageEra = era
    let before = table.tableView.indexPathsForVisibleRows
    let wanted = condition.words(era: eraName, source: "CatalogueTable")
    do throws(TableError) {
      try call(table)
      let warnings = table.tableView.takeWarnings()
      let warning = warnings.first { $0.code == wanted.code && $0.text == wanted.text }
      #expect(warning != nil, "\(warnings)")
    } catch {
      #expect(error.code(era: era) == wanted.code)
      #expect(error.text(era: era) == wanted.text)
      // What a refused batch leaves behind is the table as it was.
      if error.fault != nil { #expect(table.tableView.indexPathsForVisibleRows == before) }
    }
  }

  @Test func `no condition is left out, and none comes twice`() {
    let names = CatalogueText.all.map(\.name)
    #expect(Set(names) == Set(Self.calls.keys))
    #expect(Set(names).count == names.count)
    #expect(Set(CatalogueText.eras) == Set(UIKitWording.allCases.map(\.rawValue)))
  }

  private static let calls = sums.merging(places) { $1 }.merging(moves) { $1 }
    .merging(conflicts) { $1 }.merging(questions) { $1 }.merging(heights) { $1 }
    .merging(snapshots) { $1 }

  private static let sums: [String: Call] = [
    "E1 unchanged": { table throws(TableError) in
      try table.tableView.deleteRows(at: [path(0, 3)])
    },
    "E1 changed": { table throws(TableError) in
      table.counts = [2, 1]
      try table.tableView.deleteRows(at: [path(0, 3)])
    },
    "E1 reloaded": { table throws(TableError) in
      table.counts = [3, 1]
      try table.tableView.reloadRows(at: [path(0, 0)])
    },
    "E1 empty": { table throws(TableError) in try table.batch(to: [5, 1]) { _ in } },
    "E1 moved": { table throws(TableError) in
      try table.batch(to: [1, 4], .uikit) { view throws(TableError) in
        try view.moveSection(0, toSection: 1)
        try view.reloadRows(at: [path(0, 0)])
      }
    },
    "E2 unchanged": { table throws(TableError) in try table.tableView.deleteSections([0]) },
    "E2 changed": { table throws(TableError) in
      table.counts = [3, 1, 0]
      try table.tableView.deleteRows(at: [path(0, 3)])
    },
  ]

  private static let places: [String: Call] = [
    "E4": { table throws(TableError) in try table.tableView.deleteRows(at: [path(0, 4)]) },
    "E4 reload": { table throws(TableError) in
      try table.tableView.reloadRows(at: [path(0, 4)])
    },
    "E5": { table throws(TableError) in try table.tableView.deleteRows(at: [path(2, 0)]) },
    "E5 reload": { table throws(TableError) in
      try table.tableView.reloadRows(at: [path(2, 0)])
    },
    "E6": { table throws(TableError) in try table.tableView.insertRows(at: [path(0, 4)]) },
    "E7": { table throws(TableError) in
      try table.batch(to: [4]) { view throws(TableError) in
        try view.deleteSections([1])
        try view.insertRows(at: [path(1, 0)])
      }
    },
    "E8": { table throws(TableError) in try table.tableView.deleteSections([2]) },
    "E8 reload": { table throws(TableError) in try table.tableView.reloadSections([2]) },
    "E9": { table throws(TableError) in try table.tableView.insertSections([2]) },
    "E34": { table throws(TableError) in try table.tableView.deleteRows(at: [path(0, -1)]) },
  ]

  private static let moves: [String: Call] = [
    "E10 row": { table throws(TableError) in
      try table.tableView.moveRow(at: path(0, 4), to: path(0, 0))
    },
    "E10 section": { table throws(TableError) in
      try table.tableView.moveRow(at: path(2, 0), to: path(0, 0))
    },
    "E11 row": { table throws(TableError) in
      try table.batch(to: [3, 1]) { view throws(TableError) in
        try view.deleteRows(at: [path(0, 3)])
        try view.moveRow(at: path(0, 0), to: path(0, 3))
      }
    },
    "E11 section": { table throws(TableError) in
      try table.batch(to: [4]) { view throws(TableError) in
        try view.deleteSections([1])
        try view.moveRow(at: path(0, 0), to: path(1, 0))
      }
    },
    "E30 from": { table throws(TableError) in try table.tableView.moveSection(2, toSection: 0) },
    "E30 to": { table throws(TableError) in
      try table.batch(to: [4]) { view throws(TableError) in
        try view.deleteSections([1])
        try view.moveSection(0, toSection: 1)
      }
    },
    "E31 from": { table throws(TableError) in
      try table.batch(to: [4, 1]) { view throws(TableError) in
        try view.moveRow(at: path(0, 0), to: path(0, 1))
        try view.moveRow(at: path(0, 0), to: path(0, 2))
      }
    },
    "E31 to": { table throws(TableError) in
      try table.batch(to: [4, 1]) { view throws(TableError) in
        try view.moveRow(at: path(0, 0), to: path(0, 3))
        try view.moveRow(at: path(0, 1), to: path(0, 3))
      }
    },
  ]

  private static let conflicts: [String: Call] = [
    "E12": { table throws(TableError) in
      try table.batch(to: [5, 1]) { view throws(TableError) in
        try view.insertRows(at: [path(0, 0)])
        try view.moveRow(at: path(0, 1), to: path(0, 0))
      }
    },
    "E13 delete": { table throws(TableError) in
      try table.batch(to: [3, 1]) { view throws(TableError) in
        try view.deleteRows(at: [path(0, 1)])
        try view.moveRow(at: path(0, 1), to: path(0, 0))
      }
    },
    "E13 reload": { table throws(TableError) in
      try table.batch(to: [4, 1]) { view throws(TableError) in
        try view.moveRow(at: path(0, 1), to: path(0, 0))
        try view.reloadRows(at: [path(0, 1)])
      }
    },
    "E14 row": { table throws(TableError) in
      try table.batch(to: [3, 1]) { view throws(TableError) in
        try view.deleteRows(at: [path(0, 1)])
        try view.reloadRows(at: [path(0, 1)])
      }
    },
    "E14 section": { table throws(TableError) in
      try table.batch(to: [4]) { view throws(TableError) in
        try view.deleteSections([1])
        try view.reloadSections([1])
      }
    },
    "E16 into": { table throws(TableError) in
      try table.batch(to: [3, 1, 1], .uikit) { view throws(TableError) in
        try view.insertSections([2])
        try view.moveRow(at: path(0, 0), to: path(2, 0))
      }
    },
    "E16 out of": { table throws(TableError) in
      try table.batch(to: [5], .uikit) { view throws(TableError) in
        try view.deleteSections([1])
        try view.moveRow(at: path(1, 0), to: path(0, 0))
      }
    },
    "E32 delete": { table throws(TableError) in
      try table.batch(to: [4]) { view throws(TableError) in
        try view.deleteSections([1])
        try view.moveSection(1, toSection: 0)
      }
    },
    "E32 insert": { table throws(TableError) in
      try table.batch(to: [4, 1, 0]) { view throws(TableError) in
        try view.insertSections([1])
        try view.moveSection(0, toSection: 1)
      }
    },
    "E32 twice": { table throws(TableError) in
      try table.batch(to: [1, 4]) { view throws(TableError) in
        try view.moveSection(0, toSection: 1)
        try view.moveSection(0, toSection: 0)
      }
    },
    "E33": { table throws(TableError) in
      try table.batch(to: [1, 5], .uikit) { view throws(TableError) in
        try view.moveSection(0, toSection: 1)
        try view.insertRows(at: [path(1, 0)])
      }
    },
  ]

  private static let questions: [String: Call] = [
    "E18": { table throws(TableError) in
      _ = try table.tableView.dequeueReusableCell(withIdentifier: "cell", for: path(0, 0))
    },
    "E19": { table throws(TableError) in
      table.onCell = { view, _ throws(TableError) in throw view.noCell }
      try table.reload()
    },
    "E20": { table throws(TableError) in
      table.onCell = { view, _ in view.dataSource = nil }
      try table.reload()
    },
    "E21 row": { table throws(TableError) in try table.tableView.scrollToRow(at: path(0, 4)) },
    "E21 section": { table throws(TableError) in try table.tableView.scrollToRow(at: path(2, 0)) },
    "E22": { table throws(TableError) in _ = try table.tableView.rectForRow(at: path(0, 4)) },
    "E22 dequeue": { table throws(TableError) in
      _ = try table.tableView.dequeueReusableCell(withIdentifier: "ItemCell", for: path(0, 4))
    },
    "E23 header": { table throws(TableError) in
      _ = try table.tableView.rectForHeader(inSection: 2)
    },
    "E23 footer": { table throws(TableError) in
      _ = try table.tableView.rectForFooter(inSection: 2)
    },
    "E23 section": { table throws(TableError) in _ = try table.tableView.rect(forSection: 2) },
    "E29 cells": { table throws(TableError) in
      table.onCell = { view, _ in _ = view.visibleCells }
      try table.reload()
    },
    "E29 cell": { table throws(TableError) in
      table.onCell = { view, path in _ = view.cellForRow(at: path) }
      try table.reload()
    },
    "W1": { table throws(TableError) in
      table.tableView.isInWindow = false
      try table.tableView.layoutIfNeeded()
    },
    "N2 nobody": { table throws(TableError) in
      _ = table.tableView.dequeueReusableCell(withIdentifier: "ItemCell")
      try table.reload()
    },
    "E35": { table throws(TableError) in
      _ = try table.tableView.existingNumberOfRows(inSection: 2)
    },
    "N6": { table throws(TableError) in
      table.tableView.didLayoutSubviews = { true }
      table.tableView.setNeedsLayout()
      try table.tableView.layoutIfNeeded()
    },
    "E37": { table throws(TableError) in
      table.onCell = { view, _ throws(TableError) in
        view.beginUpdates()
        try view.endUpdates()
      }
      try table.reload()
    },
    "E36": { table throws(TableError) in
      table.onCell = { view, path throws(TableError) in
        _ = try view.dequeueReusableCell(withIdentifier: "ItemCell", for: path)
      }
      try table.reload()
    },
  ]

  private static let heights: [String: Call] = [
    "E25": { table throws(TableError) in
      table.rowHeight = -0.01
      try table.reload()
    },
    "E25 automatic": { table throws(TableError) in
      table.rowHeight = TableView.automaticDimension
      try table.reload()
    },
    "E26 header": { table throws(TableError) in
      table.headerHeight = -0.5
      try table.reload()
    },
    "E26 footer": { table throws(TableError) in
      table.footerHeight = -0.5
      try table.reload()
    },
    "E28": { table throws(TableError) in
      table.counts = [402_337_200_000_000]
      try table.reload()
    },
  ]

  private static let snapshots: [String: Call] = [
    "D1 items": { table throws(TableError) in
      try table.applySnapshot { snapshot throws(TableError) in
        try snapshot.appendItems(["a", "b", "a"])
      }
    },
    "D1 sections": { table throws(TableError) in
      try table.applySnapshot { snapshot throws(TableError) in
        try snapshot.appendSections(["S", "S"])
      }
    },
    "D10": { table throws(TableError) in
      try table.applySnapshot { snapshot throws(TableError) in
        try snapshot.appendItems(["ada"])
      }
    },
    "D11": { table throws(TableError) in
      try table.applySnapshot { snapshot throws(TableError) in
        try snapshot.appendSections(["Work"])
      }
    },
    "D2": { table throws(TableError) in
      try table.applySnapshot { snapshot throws(TableError) in
        try snapshot.replaceItems(inSection: "Work", with: ["x", "x"])
      }
    },
    "D3": { table throws(TableError) in
      try table.applySnapshot { snapshot throws(TableError) in
        try snapshot.reloadItems(["zed"])
      }
    },
    "D4": { table throws(TableError) in
      try table.applySnapshot { snapshot throws(TableError) in
        try snapshot.deleteItems(["zed"])
      }
    },
    "D5": { table throws(TableError) in
      try table.applySnapshot { snapshot throws(TableError) in
        try snapshot.appendItems(["a"], toSection: "Nowhere")
      }
    },
    "D6": { table throws(TableError) in
      try table.applySnapshot { snapshot throws(TableError) in
        snapshot = CatalogueTable.Snapshot()
        try snapshot.appendItems(["a"])
      }
    },
    "D7": { table throws(TableError) in
      try table.applySnapshot { snapshot throws(TableError) in
        try snapshot.insertItems(["y", "ada"], beforeItem: "ada")
      }
    },
  ]
}
