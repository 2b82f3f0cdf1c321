import JSON
import TableModel
import TableStore
import TableUI
import TestSupport
import Testing

@testable import Wirings

/// The heights that are asked for in one go are those that are asked for one by one.
@MainActor @Suite struct BulkHeightTests {
  private typealias Controller = ViewController & TableViewHosting & ChangePerforming

  /// What a row may say of its height, as text; empty where it says nothing.
  private static let heights = [
    "", "44", "60.5", "0", "-0.0", "-3", "1e2", "1.25E1", "44.10000000000000000",
    "123456789012345678",
    "1e13", "\"44\"", "null", "[44]", "0.1", "21.999999999999999",
  ]

  private func makeText(_ generator: inout SeededGenerator) -> [UInt8] {
    func row(_ number: Int) -> String {
      var members = ["\"title\": \"row \(number)\""]
      let height = Self.heights.randomElement(using: &generator) ?? ""
      if !height.isEmpty { members.append("\"height\": \(height)") }
      if Int.random(in: 0..<8, using: &generator) == 0 { members.append("\"height\": 33") }
      if Int.random(in: 0..<8, using: &generator) == 0 {
        members.append(
          "\"cell\": \"message\", \"notes\": \"\(String(repeating: "far ", count: 20))\""
        )
      }
      if Int.random(in: 0..<30, using: &generator) == 0 {
        members.append("\"long\": \"\(String(repeating: "x", count: 70_000))\"")
      }
      members.shuffle(using: &generator)
      return Int.random(in: 0..<20, using: &generator) == 0
        ? "\"row \(number)\"" : "{\(members.joined(separator: ", "))}"
    }
    let sections = (0..<3).map { section in
      "{\"header\": \"\(section)\", \"items\": [\((0..<40).map(row).joined(separator: ",\n"))]}"
    }
    return Array("{\"sections\": [\(sections.joined(separator: ",\n"))]}".utf8)
  }

  private func heights(of tableView: TableView) throws -> [[Double]] {
    try (0..<tableView.numberOfSections).map { section in
      try (0..<tableView.numberOfRows(inSection: section)).map { row in
        try tableView.rectForRow(at: IndexPath(row: row, section: section)).height
      }
    }
  }

  @Test(arguments: Wiring.all.map(\.name), [1, 2, 3, 4] as [UInt64])
  func `whoever watches sees the same heights`(wiring: String, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let document = try TableDocument(parsing: makeText(&generator), name: "rows.json")
    let made = try #require(Wiring.named(wiring)).makeController(
      document.sections,
      .plain,
      Size(width: 320, height: 480)
    )
    let controller = try #require(made as? any Controller)
    let tableView = controller.tableView
    tableView.estimateNothingUnlessSaid()
    try tableView.layoutIfNeeded()
    for _ in 0..<4 {
      let quick = try heights(of: tableView)
      tableView.messageObserver = MessageLog()
      tableView.reloadData()
      try tableView.layoutIfNeeded()
      #expect(try heights(of: tableView) == quick, "seed \(seed)")
      tableView.messageObserver = nil
      // Rows by hand between those of the text.
      let path = IndexPath(row: Int.random(in: 0..<40, using: &generator), section: 1)
      let item = document.makeItem(.object([("height", .number(71))]), serial: 1).item
      try controller.perform([.insert([item], at: path)])
      tableView.reloadData()
      try tableView.layoutIfNeeded()
      #expect(try tableView.rectForRow(at: path).height == 71, "seed \(seed)")
    }
  }
}
