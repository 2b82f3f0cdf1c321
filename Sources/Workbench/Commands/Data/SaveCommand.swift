import TableStore

/// `save`: writes the rows back.
struct SaveCommand: Command {
  static let description = CommandDescription(
    name: "save",
    shortest: "sav",
    group: .data,
    syntax: ["save [FILE] [--force] [--backup]"],
    summary: "writes the rows back, byte for byte but for the edits; --backup keeps FILE~",
    pattern: "M writes a new file beside the old one and puts it in its place when it is whole.",
    setup: ["update 0 3 title=Dorothy"],
    example: "save copy.json",
    effects: [.changes, .writesFiles],
    completion: .saveWords,
    needs: [.source, .noBatch]
  )

  private let path: String?
  private let isForced: Bool
  private let keepsOld: Bool

  init(_ arguments: inout Arguments, in session: Session) throws(CommandError) {
    isForced = arguments.takeFlag("--force")
    keepsOld = arguments.takeFlag("--backup")
    path = arguments.isEmpty ? nil : try arguments.takeText("a file")
  }

  func run(in session: Session) throws(CommandError) -> Answer {
    let source = try session.requireSource()
    guard source.batch == nil else {
      throw CommandError("refused", "a batch is open", hint: "end or rollback first")
    }
    let name = session.shown(path ?? source.name)
    let result = try session.working("saving \(name)", unit: .bytes) { work throws(CommandError) in
      do throws(StoreError) {
        return try source.document.save(
          source.sections,
          to: path.map { session.resolved($0, isWritten: true) },
          force: isForced,
          keepingOld: keepsOld
        ) { work.goesOn($0, of: $1) }
      } catch {
        throw CommandError(error, width: 76, style: session.settings.escapeStyle)
      }
    }
    source.markSaved(as: result)
    return Answer(
      ["path": .text(result.path), "bytes": .int(result.bytes)],
      "saved \(session.shown(result.path)), \(Words.count(result.bytes, "byte"))",
      notes: result.notes
    )
  }
}

extension Grammar {
  /// A file, which must be named where the table has none.
  fileprivate static let saveWords = Grammar.flags(
    [
      "--force": "even where the file changed on disk",
      "--backup": "the old file stays, with ~ behind its name",
    ],
    .inScope { scope in scope.source?.document.path == nil ? .newFile : .optional(.newFile) }
  )
}
