import CommandLanguage
import Rendering
import TableUI
import TextLayout
import Wirings
import Workbench
import Workspace

/// `compare chart`: draws the counters of all wirings as bars into a file.
@MainActor struct ComparisonChart {
  let file: PictureFile
  let appearance: PictureAppearance
  let isForced: Bool

  /// The counters to compare, besides the messages of a tap, an edit and a script.
  private static let counters: Set<String> = [
    "methods in controller", "lines of its files", "lines that it leans on", "cells made",
    "cells reused",
  ]

  /// Writes the chart.
  ///
  /// - Parameters:
  ///   - columns: The counts of each wiring, with the same counters for all.
  ///   - script: The script that was run, or nil.
  ///   - source: The compared table.
  ///   - session: The session.
  /// - Returns: The file and its length.
  /// - Throws: An error if the file cannot be written.
  func run(
    _ columns: [CompareCommand.Column],
    script: String?,
    of source: OpenTable,
    in session: Session
  ) throws(CommandError) -> Answer {
    var chart = BarChart(
      title: MeasuringText.chart(table: source.name, wirings: columns.count).words,
      names: columns.map(\.wiring)
    )
    for (index, pair) in (columns.first?.pairs ?? []).enumerated() where Self.isShown(pair.name) {
      let counts = columns.map { $0.pairs[index].count }
      // A counter that is equal for all wirings compares nothing.
      guard columns.count == 1 || Set(counts).count > 1 else { continue }
      chart.panels.append(.init(ComparisonTable.label(pair.name), counts))
    }
    let size = source.tableView.size
    let texts: [MeasuringText] = [
      script.map { .countedWhile(script: $0) } ?? .countedForAll,
      .viewport(width: size.width, height: size.height), .legend,
    ]
    let caption = texts.map(\.words).joined(separator: " · ")
    let picture = chart.picture(form: file.form, appearance: appearance, caption: caption)
    let path = session.resolved(file.path, isWritten: true)
    let bytes = try session.write(picture, to: path, force: isForced)
    return Answer(
      ["path": .text(path), "bytes": .int(bytes)],
      FileText.saved(path: session.shown(path), bytes: bytes)
    )
  }

  private static func isShown(_ counter: String) -> Bool {
    counters.contains(counter)
      || ["select ", "edit ", "script "].contains { counter.hasPrefix($0) }
  }
}
