import Foundation
import Rendering
import TableModel
import TableUI
import Testing

/// Whole pictures beside this file, byte for byte; `REMAKE=1` accepts what is drawn now.
@MainActor @Suite struct PictureFileTests {
  private static let rows = [
    ["Ada Lovelace", "Notes on the Analytical Engine, 1843", "lovelace.jpg"],
    ["東京都庁舎展望室の眺め", "👩‍👩‍👧 & <friends>"], ["a\u{1B}[31mred\u{202E}", "W@W@W@W@W@W@W@W@W@W@W@W@W@W@"],
    ["Alan Turing"],
  ]

  private func compare(_ picture: String, with name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Pictures/" + name)
    if ProcessInfo.processInfo.environment["REMAKE"] != nil {
      try Data(picture.utf8).write(to: file)
    }
    let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(picture == expected)
    #expect(try PictureReader.read(picture).faults.isEmpty)
  }

  @Test func `a plain list with a selected row, in light`() throws {
    let source = PictureTable(rows: Self.rows, header: "People & places")
    let table = try source.laidOut(width: 320, height: 200)
    try table.selectRow(at: IndexPath(row: 1, section: 0))
    let renderer = PictureRenderer(appearance: .light, title: "plain")
    try compare(renderer.viewport(of: table), with: "plain-light.svg")
  }

  @Test func `a list drawn in, in edit mode, in dark`() throws {
    let source = PictureTable(rows: Self.rows, header: "People")
    let table = try source.laidOut(width: 320, height: 264, style: .insetGrouped)
    table.setEditing(true, animated: false)
    try table.layoutIfNeeded()
    let renderer = PictureRenderer(appearance: .dark, title: "edit mode")
    try compare(renderer.viewport(of: table), with: "edit-dark.svg")
  }

  @Test func `a grid on a page, as the reader likes it`() throws {
    let source = PictureTable(rows: Self.rows, header: "People")
    let grid = GridView(try source.laidOut(width: 390, height: 200))
    try grid.layout()
    let renderer = PictureRenderer(form: .html, title: "grid", caption: "people · grid")
    try compare(renderer.viewport(of: grid), with: "grid.html")
  }

  @Test func `a chart, as the reader likes it`() throws {
    var chart = BarChart(title: "two <wirings>", names: ["monolith", "items"])
    chart.panels = [
      .init("lines", [289, 1821]), .init("methods in its child", [nil, 0]), .init("short", [3]),
    ]
    try compare(chart.picture(), with: "chart.svg")
  }
}
