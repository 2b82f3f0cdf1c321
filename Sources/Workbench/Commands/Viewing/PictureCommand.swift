package import CommandLanguage
import Platform
package import Rendering
import TableModel
import TableUI
import TextLayout
import Wirings
import Workspace

/// The `picture` command: draws the table into a picture file.
struct PictureCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("picture", short: "pic", in: .looking),
    words: .of(
      .picture("table.svg"),
      .flag("--all", help: "draw every row"),
      .flag("--bare", help: "without the bars of the device"),
      .pictureAppearance,
      .flag("--force", help: "overwrite a file"),
      .flag("--session", help: "all recorded steps, with trace and code"),
      .option("--from", "N", from: 0, help: "the first step"),
      make: Self.init
    ),
    summary: "save the table as a picture, or the session as a page",
    pattern:
      "Draws the same display lists and frames as `show`. By default it follows the reader's "
      + "light or dark setting; --light or --dark fixes it. --all draws every row, up to "
      + "100,000. --session saves every step since `serve` or `record session`, which a browser shows "
      + "without a network.",
    setup: ["select 0 3"],
    example: "picture people.svg",
    effects: [.reads, .writesFiles]
  )

  /// The maximum number of rows in a picture of all rows; browsers render larger ones badly.
  static let mostRows = 100_000

  private let file: PictureFile
  private let drawsAll: Bool
  private let isBare: Bool
  private let appearance: PictureAppearance
  private let isForced: Bool
  private let hasSession: Bool
  private let firstStep: Int?

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    let path = session.resolved(file.path, isWritten: true)
    if hasSession || firstStep != nil {
      guard file.form == .html else { throw CommandError(ServeFault.needsPage(path: file.path)) }
      let recorded = SessionPicture(path: path, isForced: isForced, first: firstStep)
      return try recorded.run(on: source, in: session)
    }
    try source.layout()
    let bytes: Int
    if let grid = source.grid {
      guard !drawsAll else {
        throw CommandError(ViewFault.gridDrawing(isPicture: true))
      }
      // The rows may have changed, so the grid requests its visible cells again.
      grid.clear()
      try source.layout(grid)
      let text = renderer(source, session).viewport(of: grid)
      bytes = try session.write(text, to: path, force: isForced)
    } else if drawsAll {
      bytes = try writeEverything(of: source, to: path, session)
    } else {
      let bars = isBare ? nil : source.screenBars
      let text = renderer(source, session).viewport(of: source.tableView, bars: bars)
      bytes = try session.write(text, to: path, force: isForced)
    }
    return Answer(
      ["path": .text(path), "bytes": .int(bytes)],
      FileText.saved(path: session.shown(path), bytes: bytes),
      notes: source.grid == nil && !drawsAll ? source.unknownKindsOnScreen : []
    )
  }

  private func renderer(_ source: OpenTable, _ session: Session) -> PictureRenderer {
    let size = source.tableView.size
    let style = source.grid == nil ? source.tableView.style.rawValue : "grid"

    return PictureRenderer(
      form: file.form,
      appearance: appearance,
      title: source.name,
      caption: ViewText.caption(
        table: source.name,
        wiring: source.wiring.name,
        style: style,
        width: size.width,
        height: size.height,
        hasAllRows: drawsAll
      ).words,
      escapeStyle: session.settings.escapeStyle
    )
  }

  private func writeEverything(
    of source: OpenTable,
    to path: String,
    _ session: Session
  ) throws -> Int {
    let table = source.tableView
    let count = table.rowCounts.rowCount
    guard count <= Self.mostRows else {
      throw CommandError(ViewFault.tooManyRows(count: count, most: Self.mostRows))
    }
    let renderer = renderer(source, session)
    var failure: TableError?
    do {
      return try session.working(.drawing) { work throws in
        var done = 0
        return try session.write(to: path, force: isForced) { sink throws(FileError) in
          var isWhole = false
          var writing: FileError?
          do throws(TableError) {
            isWhole = try renderer.everything(of: table) {
              done += 1
              return work.isCancelled(done, of: count)
            } write: { piece in
              do throws(FileError) { try sink.write(Array(piece.utf8)) } catch { writing = error }
              return writing == nil
            }
          } catch {
            failure = error
          }
          if let writing { throw writing }
          if !isWhole { throw .cancelled(path) }
        }
      }
    } catch {
      if let failure { throw CommandError(failure, era: table.messageEra) }
      throw error
    }
  }
}

/// A picture file; its extension selects a bare drawing or a page that contains it.
package struct PictureFile: Sendable {
  package let path: String
  package let form: PictureForm
}

extension Syntax where Value == PictureFile {
  /// Returns the syntax of a picture file; completion offers a name like the sample.
  package static func picture(_ sample: String) -> Syntax<PictureFile> {
    Syntax<String>.file("a file", "FILE.svg|.html", completed: .newFile(sample)).with {
      arguments throws(CommandError) in
      let path = try arguments.takeText("a file")
      if let form = PictureForm(path: path) { return PictureFile(path: path, form: form) }
      throw CommandError(ViewFault.pictureName(path: arguments.session?.shown(path) ?? path))
    }
  }
}

extension Syntax where Value == PictureAppearance {
  /// The syntax of a picture's color scheme.
  package static let pictureAppearance = Syntax<(Bool, Bool)>.sequence(
    .flag("--light", help: "always light"),
    .flag("--dark", help: "always dark")
  )
  .written([["--light|--dark"]])
  .map { isLight, isDark throws(CommandError) -> PictureAppearance in
    guard !isLight || !isDark else {
      throw CommandError(ViewFault.lightAndDark)
    }
    return isLight ? .light : isDark ? .dark : .automatic
  }
}
