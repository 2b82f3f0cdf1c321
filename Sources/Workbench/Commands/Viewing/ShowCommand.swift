import CommandLanguage
import Platform
import Rendering
import TableModel
import TableUI
import TextLayout
import Workspace

/// The `show` command: draws the table as text.
struct ShowCommand: TableCommand {
  static let description = CommandDescription(
    heading: .init("show", short: "sh", in: .looking),
    words: .of(.flag("--lines", help: "the separators too"), .flag("--all", help: "every row")) {
      Self(drawsAll: $1, drawsSeparators: $0)
    }
    .written([["--all"], ["--lines"]]),
    summary: "draw the table as text, heights to scale; --all: every row; --lines: separators too",
    pattern:
      "Draws the display lists of the visible cells. In the margin, > marks a selected row and * a "
      + "touched one. [ab] is an image whose name begins with ab.",
    setup: ["viewport 320 220"],
    example: "show",
    effects: .reads,
    value: .member("text", "the drawing"),
    needsAllRows: .withArguments
  )

  private let drawsAll: Bool
  private let drawsSeparators: Bool

  func run(on source: OpenTable, in session: Session) throws -> Answer {
    try source.layout()
    let renderer = TextRenderer(
      escapeStyle: session.settings.escapeStyle,
      drawsSeparators: drawsSeparators,
      keepsStyles: session.stylesOutput
    )
    if let grid = source.grid {
      guard !drawsAll else {
        throw CommandError(ViewFault.gridDrawing(isPicture: false))
      }
      // The rows may have changed, so the grid requests its visible cells again.
      grid.clear()
      try source.layout(grid)
      var answer = renderer.viewport(of: grid).answer(session)
      answer.isPaged = false
      return answer
    }
    guard drawsAll else {
      var answer = renderer.viewport(of: source.tableView, bars: source.screenBars).answer(session)
      answer.notes = source.unknownKindsOnScreen + session.noteOnImages(in: source)
      answer.isPaged = false
      return try spoken(answer, source, renderer, session)
    }
    try checkHeight(source)
    let answer = try session.working(.drawing) { work throws in
      do throws(TableError) {
        let picture = try renderer.everything(of: source.tableView) { work.isCancelled() }
        if let picture { return picture.answer(session) }
      } catch {
        throw CommandError(error, era: source.tableView.messageEra)
      }
      throw Session.interruption
    }
    return try spoken(answer, source, renderer, session)
  }

  /// Throws before layout if the drawing would be too long to read and would exhaust memory.
  private func checkHeight(_ source: OpenTable) throws {
    let height = source.tableView.contentSize.height
    let lines = TextRenderer.lineCount(ofHeight: height)
    guard lines > TextRenderer.maximumLines else { return }
    throw CommandError(ViewFault.tooHigh(height: height, most: TextRenderer.maximumLines))
  }

  /// Returns the output, with lines for screen readers if they are enabled.
  private func spoken(
    _ answer: Answer,
    _ source: OpenTable,
    _ renderer: TextRenderer,
    _ session: Session
  ) throws -> Answer {
    guard session.settings.isAccessible else { return answer }
    var answer = answer
    answer.lines = try AccessibleTable(session, source, renderer).lines(isWhole: drawsAll)
    return answer
  }
}

extension Session {
  /// Returns a note that explains how images are drawn; once, for a user at the prompt.
  fileprivate func noteOnImages(in source: OpenTable) -> [String] {
    guard hasPerson, place.isPrompt, !execution.hasExplainedImages,
      let path = source.tableView.indexPathsForVisibleRows.first(where: {
        source.tableView.cellForRow(at: $0)?.displayList.contains(where: \.isImage) ?? false
      })
    else { return [] }
    execution.hasExplainedImages = true
    return [ViewText.imageNote(path).words]
  }
}

extension DisplayItem {
  /// Whether the item is an image.
  fileprivate var isImage: Bool { if case .image = content { true } else { false } }
}
