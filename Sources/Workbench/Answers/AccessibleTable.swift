import CommandLanguage
import Rendering
import TableModel
import TableUI
import Workspace

/// The rows of a table as plain lines for screen readers: each section, then the texts of its
/// cells.
@MainActor struct AccessibleTable {
  private let session: Session
  private let source: OpenTable
  private let renderer: TextRenderer

  /// Creates the listing for a table of a session and the renderer of its cells.
  init(_ session: Session, _ source: OpenTable, _ renderer: TextRenderer) {
    self.session = session
    self.source = source
    self.renderer = renderer
  }

  /// Returns the lines for the visible rows, or for every row.
  ///
  /// - Parameter isWhole: Whether to include every row, not only the visible ones.
  /// - Returns: A line for each section and each text.
  /// - Throws: An error of the table view, or an interruption if the user pressed Ctrl-C.
  func lines(isWhole: Bool) throws -> [String] {
    var lines: [String] = []
    var last: IndexPath?
    for path in isWhole ? wholePaths : source.tableView.indexPathsForVisibleRows {
      try session.checkInterruption()
      if path.section != last?.section { lines.append(header(of: path.section)) }
      lines += try texts(at: path)
      lines += footer(behind: path)
      last = path
    }
    return lines.isEmpty ? ["no rows"] : lines
  }

  private var wholePaths: [IndexPath] {
    let table = source.tableView
    return (0..<table.numberOfSections).flatMap { section in
      (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
  }

  private func texts(at path: IndexPath) throws -> [String] {
    let table = source.tableView
    do throws(TableError) {
      let inspected = try table.inspectCell(at: path)
      defer { if !inspected.isVisible { table.recycle(inspected.cell) } }
      let texts = AccessibleOutput.lines(ofPicture: renderer.cell(inspected.cell, at: path).lines)
      return texts.isEmpty ? ["\(path)"] : texts
    } catch {
      throw CommandError(error, era: table.messageEra)
    }
  }

  private func header(of section: Int) -> String {
    guard let header = source.shownSection(section)?.header, !header.isEmpty else {
      return "section \(section)"
    }
    return "section \(section): " + session.shown(header)
  }

  private func footer(behind path: IndexPath) -> [String] {
    guard let section = source.shownSection(path.section), !section.footer.isEmpty,
      path.row == section.items.count - 1
    else { return [] }
    return ["  footer: " + session.shown(section.footer)]
  }
}
