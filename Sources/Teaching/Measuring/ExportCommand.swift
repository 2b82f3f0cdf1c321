import CommandLanguage
import TableModel
import Wirings
import Workbench
import Workspace

/// `export`: prints the Swift code that an app writes for the current table.
struct ExportCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("export", short: "expo", in: .seeing),
    words: .of(.target) { _ in Self() },
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

extension Syntax where Value == Void {
  /// The syntax of the language; a form of data leads to the command that writes it.
  fileprivate static let target = Syntax<Void>.mark("swift").with {
    arguments throws(CommandError) in
    if let word = arguments.bare(), let file = fileOfData(word) {
      throw CommandError(
        MeasuringFault.exportsCode(word: word, file: file),
        at: arguments.offset
      )
    }
    return try Syntax<Void>.mark("swift").parse(&arguments)
  }

  /// Returns the name of a file for a word that names a form of data, or nil.
  private static func fileOfData(_ word: String) -> String? {
    if AnswerFormat(endingOf: word) != nil { return word }
    let form = word.lowercased()
    let format = AnswerFormat(rawValue: form) ?? AnswerFormat(endingOf: "." + form)
    return AnswerFormat.endings.first { $0.format == format }.map { "FILE" + $0.ending }
  }
}
