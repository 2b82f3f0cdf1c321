import CommandLanguage
import TableModel
import Wirings
import Workbench
import Workspace

/// `export`: prints the Swift code that an app writes for the current table.
struct ExportCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("export", short: "expo", in: .seeing),
    words: .of(.mark("swift")) { _ in Self() },
    summary: "print the Swift code of an app for the current table and wiring",
    pattern:
      "The code has one case for each kind of cell in the table, and leaves the rest to the classes "
      + "of the wiring. It compiles with TableAdapters, TableModel and TableUI.",
    example: "export swift",
    effects: .reads,
    value: .member("kinds", "the number of kinds of cells")
  )

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let kinds = try session.working(.readingRows) { work throws in
      var kinds: [String] = []
      var count = 0
      for section in source.sections {
        for item in section.items {
          try work.check(count, of: source.rowCount)
          count += 1
          guard let kind = item.cellKind, !kinds.contains(kind) else { continue }
          kinds.append(kind)
        }
      }
      return kinds
    }
    guard let export = SwiftExport(name: source.name, kinds: kinds, wiring: source.wiring.name)
    else {
      throw CommandError(MeasuringFault.noExport(wiring: source.wiring.name))
    }
    return Answer(
      ["kinds": .int(export.kinds.count), "text": .text(export.lines.joined(separator: "\n"))],
      export.lines
    )
  }
}
